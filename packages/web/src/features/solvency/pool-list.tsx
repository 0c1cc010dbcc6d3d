import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { coinText } from '../../shared/coins/coin-amount.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lpSentence } from '../../shared/lp/lp-sentence.ts';
import { useLpOf } from '../../shared/lp/use-lp-of.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Section } from '../../shared/ui/lists/section.tsx';
import { coverOf, coverText } from './pool-cover.ts';
import { poolName } from './pool-name.ts';
import type { Pool } from './solvency-queries.ts';
import { solvencyTexts } from './texts.ts';

type HeldBarProps = Readonly<{ held: bigint; owed: bigint; label: string }>;

/** Solid is owed, hatched is there beyond it; in red what is there of what should be. */
function HeldBar({ held, owed, label }: HeldBarProps): ReactNode {
  const isShort = held < owed;
  const share = isShort ? partOf(held, owed) : partOf(owed, held);
  const look = isShort
    ? 'border-down bg-down-soft'
    : 'hatched border-line bg-surface [--hatch:var(--primary)]';
  return (
    <div
      role="img"
      aria-label={label}
      className={`relative mt-2 h-5 overflow-hidden rounded-[4px] border ${look}`}
    >
      <div
        className={`absolute -inset-y-px -left-px ${isShort ? 'bg-down' : 'bg-primary'}`}
        style={{ width: `calc(${share / 100}% + ${share === 0 ? 0 : 2}px)` }}
      />
    </div>
  );
}

/** In parts of 10,000. */
const partOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 10_000n) / whole);

type PoolListProps = Readonly<{ pools: readonly Pool[] }>;

/** Each holding with what is owed from it, as figures and as a bar. */
export function PoolList({ pools }: PoolListProps): ReactNode {
  const t = useTexts(solvencyTexts);
  return (
    <Section title={t('pools')} aside={<Legend />}>
      <Pools pools={pools} />
    </Section>
  );
}

/** Those of launched tokens, of which there may be many: folded as long as nothing is missing in any. */
export function SaleList({ pools }: PoolListProps): ReactNode {
  const t = useTexts(solvencyTexts);
  if (pools.length === 0) return null;
  const isRed = pools.some(({ state }) => state !== 'covered');
  return (
    <Section title={t('sales')} aside={t('saleCount', { n: pools.length })}>
      <details className="group" open={isRed}>
        <summary className="mx-4 flex min-h-11 cursor-pointer list-none items-center gap-1 text-primary">
          {t('showSales')}
          <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
        </summary>
        <Pools pools={pools} />
      </details>
    </Section>
  );
}

function Pools({ pools }: PoolListProps): ReactNode {
  return (
    <ul className="px-4">
      {pools.map((pool) => (
        <PoolRow key={`${pool.contract}${pool.coin}`} pool={pool} />
      ))}
    </ul>
  );
}

function Legend(): ReactNode {
  const t = useTexts(solvencyTexts);
  return (
    <span className="flex items-center gap-3">
      <span className="flex items-center gap-1">
        <span aria-hidden className="h-2.5 w-3.5 rounded-[2px] bg-primary" />
        {t('owed')}
      </span>
      <span className="flex items-center gap-1">
        <span
          aria-hidden
          className="hatched h-2.5 w-3.5 rounded-[2px] border border-line [--hatch:var(--primary)]"
        />
        {t('spare')}
      </span>
    </span>
  );
}

function PoolRow({ pool }: Readonly<{ pool: Pool }>): ReactNode {
  const t = useTexts(solvencyTexts);
  const { of, exact, name, unit } = usePoolWords(pool);
  const [held, owed] = [BigInt(pool.held), BigInt(pool.owed)];
  const cover = coverOf(pool);
  const isShort = held < owed || pool.state === 'altered';
  const ink = isShort ? 'text-down' : held > owed ? 'text-up' : '';
  return (
    <li className="border-t border-line-soft py-3 first:border-t-0" data-state={pool.state}>
      <div className="flex items-baseline justify-between gap-3">
        <span>{poolName(t, { ...pool, symbol: name })}</span>
        <span className={`flex-none font-strong ${ink}`}>
          {cover === null ? t('nothingOwed') : `${coverText(cover)}\u202f%`}
        </span>
      </div>
      <HeldBar
        held={held}
        owed={owed}
        label={t('barLabel', { held: of(held), owed: of(owed), coin: unit })}
      />
      <div className="mt-1 flex flex-wrap gap-x-3 text-14 text-ink-2 max-[374px]:text-13">
        <span>{t('owedAmount', { amount: of(owed) })}</span>
        {held > owed && owed > 0n && (
          <span className="ml-auto">{t('spareAmount', { amount: of(held - owed) })}</span>
        )}
        <span className="ml-auto">{t('heldAmount', { amount: of(held), coin: unit })}</span>
      </div>
      {isShort && held < owed && (
        <p className="mt-1 text-14 font-strong text-down">
          {t('missing', { amount: exact(owed - held) })}
        </p>
      )}
    </li>
  );
}

/** How amounts of a pool are written: LP as the two coins that it stands for, which name it too. */
function usePoolWords(pool: Pool) {
  const facts = useLpOf(pool);
  const { decimals, symbol } = pool;
  if (facts !== null) {
    const sentence = (amount: bigint) => lpSentence(facts, amount);
    const name = `${facts.token.coin.symbol}/${facts.base.coin.symbol} LP`;
    return { of: sentence, exact: sentence, name, unit: '' };
  }
  const of = (amount: bigint) => coinText(amount, { decimals }).short;
  const exact = (amount: bigint) => `${coinText(amount, { decimals }).full} ${symbol}`;
  return { of, exact, name: symbol, unit: symbol };
}
