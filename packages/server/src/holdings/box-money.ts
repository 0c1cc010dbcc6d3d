import { drawOf, tierOfPrize } from '@vellum/contracts/box-draw';
import { fromHex } from '@vellum/tron/bytes';

type Whole = bigint | number;

/** What decides the money of a series. Columns of the index, whose small numbers may be of either type. */
export type SeriesMoney = Readonly<{
  total: Whole;
  sold: Whole;
  bond: bigint;
  price: bigint;
  fee_bps: Whole;
  tiers: readonly (readonly [Whole, string])[];
}>;

const BPS = 10_000n;

const feeOf = ({ price, sold, fee_bps }: SeriesMoney): bigint =>
  (price * BigInt(sold) * BigInt(fee_bps)) / BPS;

/** What the operator of a revealed series may take for the boxes that were sold. */
export const boxProceeds = (series: SeriesMoney): bigint =>
  series.price * BigInt(series.sold) - feeOf(series);

/** What a void series pays back for each box: its price and a part of the bond. */
export const boxRefund = (series: SeriesMoney): bigint =>
  series.price + (series.bond - feeOf(series)) / BigInt(series.sold);

/** Series have up to 100,000 boxes, and anyone may ask: added up once for each. */
const sums = new Map<string, bigint>();
const MOST_SUMS = 10_000;

/** All prizes of a revealed series in boxes that nobody bought, those that its operator opened among them. */
export function unsoldPrizes(
  { sold, total }: SeriesMoney,
  seed: string,
  prizeIn: (box: number) => bigint,
): bigint {
  const key = `${seed} ${sold}`;
  const known = sums.get(key);
  if (known !== undefined) return known;
  let sum = 0n;
  for (let box = Number(sold); box < Number(total); box += 1) sum += prizeIn(box);
  if (sums.size >= MOST_SUMS) sums.clear();
  sums.set(key, sum);
  return sum;
}

/** The prize in each box of a revealed series. */
export function boxPrizes(series: SeriesMoney, seed: string): (box: number) => bigint {
  const draw = drawOf(fromHex(seed), Number(series.total));
  const tiers = series.tiers.map(([count, amount]) => ({
    count: Number(count),
    amount: BigInt(amount),
  }));
  return (box) => tiers[tierOfPrize(tiers, draw(box))]?.amount ?? 0n;
}
