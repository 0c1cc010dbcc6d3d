import type { PoolKind } from '@vellum/api/choice-lists';
import type { SolvencyText } from './use-texts.ts';

type Named = Readonly<{
  kind: PoolKind;
  coin: string | null;
  token: string | null;
  symbol: string;
}>;

/** What LP of every pair calls itself. */
const PAIR_SYMBOL = 'UNI-V2';

/** A contract may hold several coins, each for something else. */
const others: Partial<Readonly<Record<PoolKind, (pool: Named) => SolvencyText | null>>> = {
  lpStake: ({ symbol }) => (symbol === PAIR_SYMBOL ? null : 'lpStakeRewards'),
  cards: ({ coin }) => (coin === null ? null : 'cardRewards'),
  blindBox: ({ coin }) => (coin === null ? null : 'blindBoxPrizes'),
};

/** What people call a pool. */
export function poolName(
  t: (text: SolvencyText, values?: Readonly<Record<string, string>>) => string,
  pool: Named,
): string {
  return t(others[pool.kind]?.(pool) ?? pool.kind, { token: pool.token ?? '?' });
}

/** LP has the same symbol for every pair, which says nothing to people. */
export const coinName = (symbol: string): string => (symbol === PAIR_SYMBOL ? 'LP' : symbol);

/** Of one launched token, so one of many. */
export const isSale = ({ kind }: Pick<Named, 'kind'>): boolean =>
  kind === 'presale' || kind === 'trade' || kind === 'basePool';
