import type { ReactNode } from 'react';
import { amountText } from '../../shared/format/amount.ts';
import { Section } from '../../shared/ui/section.tsx';
import { HeldBar } from './held-bar.tsx';
import { coverOf, coverText } from './pool-cover.ts';
import { coinName, poolName } from './pool-name.ts';
import type { Pool } from './solvency-queries.ts';
import { useTexts } from './use-texts.ts';

type PoolListProps = Readonly<{ title: string; pools: readonly Pool[]; legend?: boolean }>;

/** Each holding with what is owed from it, as figures and as a bar. */
export function PoolList({ title, pools, legend = false }: PoolListProps): ReactNode {
  if (pools.length === 0) return null;
  return (
    <Section title={title} aside={legend && <Legend />}>
      <ul className="px-4">
        {pools.map((pool) => (
          <PoolRow key={`${pool.contract}${pool.coin}`} pool={pool} />
        ))}
      </ul>
    </Section>
  );
}

function Legend(): ReactNode {
  const t = useTexts();
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-2.5 w-3.5 rounded-[2px] bg-primary" />
      {t('owed')}
      <span
        aria-hidden
        className="hatched h-2.5 w-3.5 rounded-[2px] border border-line [--hatch:var(--primary)]"
      />
      {t('spare')}
    </span>
  );
}

function PoolRow({ pool }: Readonly<{ pool: Pool }>): ReactNode {
  const t = useTexts();
  const { decimals, symbol } = pool;
  const [held, owed] = [BigInt(pool.held), BigInt(pool.owed)];
  const cover = coverOf(pool);
  const of = (amount: bigint) => amountText(amount, decimals).short;
  const isShort = held < owed || pool.state === 'altered';
  const ink = isShort ? 'text-down' : held > owed ? 'text-up' : '';
  return (
    <li className="border-t border-line-soft py-3 first:border-t-0" data-state={pool.state}>
      <div className="flex items-baseline justify-between gap-3">
        <span>{poolName(t, pool)}</span>
        <span className={`flex-none font-strong tabular-nums ${ink}`}>
          {cover === null ? t('nothingOwed') : `${coverText(cover)}\u202f%`}
        </span>
      </div>
      <HeldBar
        held={held}
        owed={owed}
        label={t('barLabel', { held: of(held), owed: of(owed), coin: coinName(symbol) })}
      />
      <div className="mt-1.5 flex justify-between gap-3 text-14 text-ink-2">
        <span>{t('owedAmount', { amount: of(owed) })}</span>
        <span>{t('heldAmount', { amount: of(held), coin: coinName(symbol) })}</span>
      </div>
      {isShort && held < owed && (
        <p className="mt-1 text-14 font-strong text-down">
          {t('missing', {
            amount: `${amountText(owed - held, decimals).full} ${coinName(symbol)}`,
          })}
        </p>
      )}
    </li>
  );
}
