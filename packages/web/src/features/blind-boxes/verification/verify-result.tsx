import { blindBox } from '@vellum/contracts/blind-boxes';
import { trc20 } from '@vellum/contracts/coins';
import { fromHexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { getBlockByNumber } from '@vellum/tron/client/blocks';
import { Download } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { Chain } from '../../../shared/chain/chain.ts';
import { useChainRead } from '../../../shared/chain/use-chain-read.ts';
import { writing } from '../../../shared/i18n/locale.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useHydrated } from '../../../shared/start/use-hydrated.ts';
import { HashText } from '../../../shared/ui/address/hash-text.tsx';
import { Icon } from '../../../shared/ui/art/icon.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { Section } from '../../../shared/ui/lists/section.tsx';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { PageSkeleton } from '../../../shared/ui/states/skeleton.tsx';
import type { PublicDraw, Series } from '../box-queries.ts';
import { useSeriesName } from '../series-name.ts';
import { boxTexts } from '../texts.ts';
import { DrawnOdds } from './drawn-odds.tsx';
import { Verdict } from './verdict.tsx';
import { type ChainDraw, verify } from './verification.ts';
import { type VerifierWords, verifierFile } from './verifier-file.ts';
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

type SaveVerifierProps = Readonly<{ draw: PublicDraw; coin: Series['prizeCoin'] }>;

/** Data and program of this draw as one page: it continues working whatever becomes of us. */
function SaveVerifier({ draw, coin }: SaveVerifierProps): ReactNode {
  const t = useTexts(boxTexts);
  const locale = useLocale();
  const words = useWords(draw, coin);
  return (
    <div className="mt-8 px-4">
      <Button
        kind="secondary"
        onClick={() =>
          save(
            verifierFile(draw, words, writing[locale].html),
            `vellum-boxes-${draw.seriesId}.html`,
          )
        }
      >
        <Icon of={Download} size={20} />
        {t('saveVerifier')}
      </Button>
    </div>
  );
}

function useWords(draw: PublicDraw, { symbol, decimals }: Series['prizeCoin']): VerifierWords {
  const t = useTexts(boxTexts);
  const name = useSeriesName();
  return {
    title: name(draw.seriesId),
    intro: t('verifyIntro'),
    right: t('fileRight'),
    wrong: t('doesNotFit'),
    secret: t('stepSecretFits'),
    seed: t('stepSeed'),
    places: t('stepPlaces'),
    box: t('box'),
    prize: t('prize'),
    drawn: t('fileDrawn'),
    expected: t('fileExpected'),
    symbol,
    decimals,
  };
}

function save(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/html' }), name);
}
