import { fromHex, toHex } from '@vellum/tron/bytes';
import { commitOf, type DrawTier, drawOf, seedOf, tierOfPrize } from './box-draw.ts';

/** What is public of a revealed series. Words are 32 bytes in hex. */
export type PublishedDraw = Readonly<{
  series: bigint;
  commit: string;
  secret: string;
  blockHash: string;
  seed: string;
  total: number;
  sold: number;
  tiers: readonly DrawTier[];
  /** By box: the prize number that was paid, null while the box is closed. */
  prizes: readonly (number | null)[];
}>;

export type TierOutcome = Readonly<{
  count: number;
  amount: bigint;
  /** Sold boxes that drew it. */
  observed: number;
}>;

/** Each is true when what was published follows from the rest. */
export type DrawCheck = Readonly<{
  /** The secret is the one committed to before the sale. */
  secretFits: boolean;
  /** Secret, block hash and series make the seed. */
  seedFits: boolean;
  /** The tiers hold one prize for each box. */
  tiersFit: boolean;
  /** Boxes whose published prize is not the drawn one. */
  wrongBoxes: readonly number[];
  checkedBoxes: number;
  isFair: boolean;
  tiers: readonly TierOutcome[];
  /** The prize number of every sold box as recomputed, opened or not. */
  prizes: readonly number[];
}>;

/** Computes a draw again from what is public, trusting none of the results. */
export function checkDraw(draw: PublishedDraw): DrawCheck {
  const secret = fromHex(draw.secret);
  const seed = seedOf(secret, fromHex(draw.blockHash), draw.series);
  const prizeOf = drawOf(seed, draw.total);
  const prizes = Array.from({ length: draw.sold }, (_, box) => prizeOf(box));
  const secretFits = toHex(commitOf(secret)) === draw.commit;
  const seedFits = toHex(seed) === draw.seed;
  const boxes = draw.tiers.reduce((sum, { count }) => sum + count, 0);
  const areCounts = draw.tiers.every(({ count }) => Number.isInteger(count) && count > 0);
  const tiersFit = areCounts && boxes === draw.total && draw.sold <= draw.total;
  const wrongBoxes = draw.prizes.flatMap((paid, box) =>
    paid === null || paid === prizes[box] ? [] : [box],
  );
  return {
    secretFits,
    seedFits,
    tiersFit,
    wrongBoxes,
    checkedBoxes: draw.prizes.filter((paid) => paid !== null).length,
    isFair: secretFits && seedFits && tiersFit && wrongBoxes.length === 0,
    tiers: observedTiers(draw.tiers, prizes),
    prizes,
  };
}

/** How often each tier was drawn among the given prizes. */
export function observedTiers(
  tiers: readonly DrawTier[],
  prizes: readonly number[],
): readonly TierOutcome[] {
  const observed = tiers.map(() => 0);
  for (const prize of prizes) {
    const tier = tierOfPrize(tiers, prize);
    if (tier >= 0) observed[tier] = (observed[tier] ?? 0) + 1;
  }
  return tiers.map(({ count, amount }, index) => ({
    count,
    amount,
    observed: observed[index] ?? 0,
  }));
}
