import { type PoolKind, poolKinds } from '@vellum/api/wire/choice-lists';
import type { SolvencyText } from './texts.ts';

type Named = Readonly<{
  kind: PoolKind;
  coin: string | null;
  token: string | null;
  symbol: string;
}>;

/** A contract may hold several coins, each for something else. */
const others: Partial<Readonly<Record<PoolKind, (pool: Named) => SolvencyText | null>>> = {
  lpStake: ({ symbol }) => (symbol === 'WTRX' ? 'lpStakeRewards' : null),
  cards: ({ coin }) => (coin === null ? null : 'cardRewards'),
  blindBox: ({ coin }) => (coin === null ? null : 'blindBoxPrizes'),
};

/** What people call a pool. */
export function poolName(
  t: (text: SolvencyText, values?: Readonly<Record<string, string>>) => string,
  pool: Named,
): string {
  const values = { token: pool.token ?? '?', coin: pool.symbol };
  return t(others[pool.kind]?.(pool) ?? pool.kind, values);
}

/** Of one launched token, so one of many. */
export const isSale = ({ kind }: Pick<Named, 'kind'>): boolean =>
  kind === 'presale' || kind === 'trade' || kind === 'basePool';

/** Pools of one kind together, in the order in which people know them. */
export function inOrder<P extends Named>(pools: readonly P[]): readonly P[] {
  const place = ({ kind }: P) => poolKinds.indexOf(kind);
  const name = ({ token, symbol }: P) => `${token ?? ''} ${symbol}`;
  return pools.toSorted((a, b) => place(a) - place(b) || (name(a) < name(b) ? -1 : 1));
}
