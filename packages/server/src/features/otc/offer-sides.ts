import type { PoolSides } from '@vellum/api/otc/otc-offer';
import type { OfferCoin } from './offer-coin.ts';
import type { OfferRow } from './offer-row.ts';
import type { OtcParts } from './otc-parts.ts';

/** What an offer is shown with. */
export type Around = Readonly<{ sell: OfferCoin; want: OfferCoin; pool: PoolSides | null }>;

type Pair = Pick<OfferRow, 'sell' | 'want'>;

const nameOf = ({ sell, want }: Pair) => `${sell} ${want}`;
const pairsOf = (rows: readonly Pair[]): readonly Pair[] => [
  ...new Map(rows.map((row) => [nameOf(row), row])).values(),
];

/** Reads the coins of offers and the pools of their pairs, each once, and finds those of one offer. */
export async function aroundOffers(
  { coin, pool }: Pick<OtcParts, 'coin' | 'pool'>,
  rows: readonly Pair[],
  headId: string,
): Promise<(row: Pair) => Around> {
  const named = new Set(rows.flatMap(({ sell, want }) => [sell, want]));
  const pairs = pairsOf(rows);
  const [coins, pools] = await Promise.all([
    Promise.all([...named].map((address) => coin(address))),
    Promise.all(pairs.map((pair) => pool(headId, pair))),
  ]);
  const coinOf = new Map(coins.map((one) => [one.coin, one]));
  const poolOf = new Map(pairs.map((pair, at) => [nameOf(pair), pools[at] ?? null]));
  return (row) => ({
    sell: coinOf.get(row.sell) as OfferCoin,
    want: coinOf.get(row.want) as OfferCoin,
    pool: poolOf.get(nameOf(row)) ?? null,
  });
}
