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

/** The prize in each box of a revealed series. */
export function boxPrizes(series: SeriesMoney, seed: string): (box: number) => bigint {
  const draw = drawOf(fromHex(seed), Number(series.total));
  const tiers = series.tiers.map(([count, amount]) => ({
    count: Number(count),
    amount: BigInt(amount),
  }));
  return (box) => tiers[tierOfPrize(tiers, draw(box))]?.amount ?? 0n;
}
