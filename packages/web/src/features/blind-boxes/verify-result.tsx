import { blindBox } from '@vellum/contracts/blind-boxes';
import { trc20 } from '@vellum/contracts/coins';
import { fromHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getBlockByNumber } from '@vellum/tron/client/blocks';
import { type ReactNode, useMemo } from 'react';
import type { Chain } from '../../shared/chain/chain.ts';
import { useChainRead } from '../../shared/chain/use-chain-read.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useHydrated } from '../../shared/start/use-hydrated.ts';
import { HashText } from '../../shared/ui/hash-text.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { PageSkeleton } from '../../shared/ui/skeleton.tsx';
import type { PublicDraw, Series } from './box-queries.ts';
import { DrawnOdds } from './drawn-odds.tsx';
import { SaveVerifier } from './save-verifier.tsx';
import { boxTexts } from './texts.ts';
import { Verdict } from './verdict.tsx';
import { type ChainDraw, verify } from './verification.ts';
import { VerifySteps } from './verify-steps.tsx';

type VerifyResultProps = Readonly<{
  draw: PublicDraw;
  coin: Series['prizeCoin'];
  /** Number of the box in question; empty for the whole series. */
  box: string;
}>;

/** The verdict, every step of the draw, and how the prizes fell: recomputed in the browser, never by the server. */
export function VerifyResult(props: VerifyResultProps): ReactNode {
  const isHydrated = useHydrated();
  const { seed, commit } = props.draw;
  if (seed === null) return <NotDrawnYet commit={commit} />;
  return isHydrated ? <Recomputed {...props} /> : <PageSkeleton />;
}

function Recomputed({ draw, coin, box }: VerifyResultProps): ReactNode {
  const t = useTexts(boxTexts);
  const chain = useChainDraw(draw.seriesId).data ?? null;
  const { result, milliseconds } = useMemo(() => timed(() => verify(draw)), [draw]);
  return (
    <>
      <Verdict draw={draw} result={result} chain={chain} coin={coin} box={box} />
      {result && (
        <>
          <Section title={t('recomputed')} aside={t('inMs', { n: milliseconds })}>
            <VerifySteps draw={draw} result={result} coin={coin} box={box} />
          </Section>
          <DrawnOdds draw={draw} result={result} coin={coin} />
          <SaveVerifier draw={draw} coin={coin} />
        </>
      )}
    </>
  );
}

/** Until the secret is public there is only the commitment. */
function NotDrawnYet({ commit }: Readonly<{ commit: string }>): ReactNode {
  const t = useTexts(boxTexts);
  return (
    <Section title={t('notDrawn')}>
      <div className="grid gap-2 px-4">
        <p>{t('notDrawnText')}</p>
        <HashText hex={commit} />
      </div>
    </Section>
  );
}

function timed<R>(compute: () => R): Readonly<{ result: R; milliseconds: number }> {
  const start = performance.now();
  const result = compute();
  return { result, milliseconds: Math.max(1, Math.ceil(performance.now() - start)) };
}

/** A draw as contract and node tell it, without our server. */
function useChainDraw(seriesId: string) {
  return useChainRead(['blind-boxes', 'draw', seriesId], (chain) => chainDraw(chain, seriesId));
}

async function chainDraw(chain: Chain, seriesId: string): Promise<ChainDraw> {
  const id = BigInt(seriesId);
  const [series, tiers] = await Promise.all([
    chain.read('blindBox', blindBox.series(id)),
    chain.read('blindBox', blindBox.tiers(id)),
  ]);
  const revealBlock = Number(series.revealBlock);
  const [block, decimals] = await Promise.all([
    getBlockByNumber(chain.client, revealBlock),
    chain.read(series.prizeCoin, trc20.decimals()),
  ]);
  return {
    commit: toHex(series.commit),
    seed: toHex(series.seed),
    total: Number(series.total),
    sold: Number(series.sold),
    revealBlock,
    tiers: tiers.map(({ count, amount }) => ({ count: Number(count), amount })),
    coin: { address: fromHexAddress(series.prizeCoin), decimals: Number(decimals) },
    blockHash: block?.id ?? null,
  };
}
