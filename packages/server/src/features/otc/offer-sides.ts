import type { PoolSides } from '@vellum/api/otc-offer';
import type { OfferCoin } from './offer-coin.ts';
import type { OfferRow } from './offer-row.ts';
import type { OtcParts } from './otc-parts.ts';

/** What an offer is shown with. */
export type Around = Readonly<{ sell: OfferCoin; want: OfferCoin; pool: PoolSides | null }>;

/** The coins of some offers, each once, and the pools of their pairs, each once. */
export type Sides = Readonly<{
  coins: readonly OfferCoin[];
  pools: readonly (PoolSides | null)[];
}>;

type Pair = Pick<OfferRow, 'sell' | 'want'>;

const nameOf = ({ sell, want }: Pair) => `${sell} ${want}`;
const pairsOf = (rows: readonly Pair[]): readonly Pair[] => [
  ...new Map(rows.map((row) => [nameOf(row), row])).values(),
];

export async function sidesOf(
  { coin, pool }: Pick<OtcParts, 'coin' | 'pool'>,
  rows: readonly Pair[],
  headId: string,
): Promise<Sides> {
  const named = new Set(rows.flatMap(({ sell, want }) => [sell, want]));
  const [coins, pools] = await Promise.all([
    Promise.all([...named].map((address) => coin(address))),
    Promise.all(pairsOf(rows).map((pair) => pool(headId, pair))),
  ]);
  return { coins, pools };
}

/** Finds what one of the offers is shown with. */
export function aroundOffers(
  rows: readonly Pair[],
  { coins, pools }: Sides,
): (row: Pair) => Around {
  const coinOf = new Map(coins.map((coin) => [coin.coin, coin]));
  const poolOf = new Map(pairsOf(rows).map((pair, at) => [nameOf(pair), pools[at] ?? null]));
  return (row) => ({
    sell: coinOf.get(row.sell) as OfferCoin,
    want: coinOf.get(row.want) as OfferCoin,
    pool: poolOf.get(nameOf(row)) ?? null,
  });
}
