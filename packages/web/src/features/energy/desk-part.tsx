import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProofLine } from '../../shared/chain/proof-line.tsx';
import { countText } from '../../shared/coins/cost-text.ts';
import { percentText } from '../../shared/format/percent.ts';
import { useSentenceGap } from '../../shared/i18n/use-locale.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Section } from '../../shared/ui/lists/section.tsx';
import { PartFailed } from '../../shared/ui/states/part-failed.tsx';
import { Skeleton } from '../../shared/ui/states/skeleton.tsx';
import { type Desk, deskQuery } from './energy-queries.ts';
import { spanText } from './term-words.ts';
import { energyTexts } from './texts.ts';
import { readPrices } from './use-prices.ts';

const SUN = 1_000_000n;
const WHOLE_BPS = 10_000n;
export const stakeText = (sun: bigint) => `${countText(sun / SUN)}\u00a0TRX`;

/** What is lent and what is free, and how well the operator kept its word. */
export function DeskPart(): ReactNode {
  const t = useTexts(energyTexts);
  const { data: desk, isError, refetch } = useQuery(deskQuery);
  return (
    <Section title={t('operator')}>
      {desk ? (
        <DeskFigures desk={desk} />
      ) : (
        <div className="px-4">
          {isError ? (
            <PartFailed text={t('deskFailed')} retry={() => void refetch()} />
          ) : (
            <Skeleton height={140} />
          )}
        </div>
      )}
    </Section>
  );
}

function DeskFigures({ desk }: Readonly<{ desk: Desk }>): ReactNode {
  const t = useTexts(energyTexts);
  const gap = useSentenceGap();
  const [lent, free] = [BigInt(desk.lent), BigInt(desk.free)];
  const all = lent + free;
  const share = all === 0n ? 0 : Number((lent * WHOLE_BPS) / all);
  const { rentals, delivered, refunded, median } = desk.record;
  const record =
    rentals === 0
      ? t('noRecord')
      : t('record', { rentals, delivered, refunded, median: spanText(median ?? 0, t) });
  return (
    <>
      <div className="grid gap-2 px-4">
        <div
          aria-hidden
          className="hatched flex h-4 overflow-hidden rounded-[4px] border border-primary [--hatch:var(--primary)]"
        >
          <span className="bg-primary" style={{ width: `${share / 100}%` }} />
        </div>
        <dl className="text-14">
          <Part name={t('lent')} energy={lent} share={share} solid />
          <Part name={t('free')} energy={free} share={all === 0n ? 0 : 10_000 - share} />
        </dl>
        <p className="text-14 text-ink-2">
          {[t('fromStake', { stake: stakeText(BigInt(desk.staked)) }), record].join(gap)}
        </p>
      </div>
      <ProofLine
        block={desk.asOf.head}
        ask={async (chain) => {
          const now = await readPrices(chain);
          return t('proof', { stake: stakeText(now.staked), free: countText(now.free) });
        }}
      />
    </>
  );
}

type PartProps = Readonly<{ name: string; energy: bigint; share: number; solid?: boolean }>;

function Part({ name, energy, share, solid = false }: PartProps): ReactNode {
  return (
    <div className="grid min-h-9 grid-cols-[16px_1fr_auto_64px] items-center gap-2">
      <span
        aria-hidden
        className={`size-3 ${solid ? 'bg-primary' : 'hatched border border-primary [--hatch:var(--primary)]'}`}
      />
      <dt>{name}</dt>
      <dd className="font-strong">{countText(energy)}</dd>
      <dd className="text-right text-ink-2">{percentText(Math.round(share / 100) * 100)}</dd>
    </div>
  );
}
