import type { BoxState } from '@vellum/contracts/blind-boxes';

/** What someone should do for a series now. */
export type BoxDuty = 'close' | 'capture' | 'reveal' | 'burn-prizes' | 'settle-fee';

/** What the contract stores of a series, as far as duties follow from it. */
export type SeriesFacts = Readonly<{
  sold: bigint;
  price: bigint;
  feeBps: bigint;
  revealBlock: bigint;
  capturedAt: bigint;
  revealedAt: bigint;
  feeSettled: boolean;
  prizesBurned: boolean;
  /** The captured hash until the reveal, the seed after it. */
  seed: Uint8Array;
}>;

export type SeriesSeen = Readonly<{
  state: BoxState;
  latest: SeriesFacts;
  /** As of the newest block that nothing can replace; null when it is not there yet. */
  solid: SeriesFacts | null;
  head: number;
  /** Whether the keeper knows the secret. */
  isOurs: boolean;
}>;

/**
 * The secret is told only when the block that fixed the hash can no longer be replaced: told earlier, whoever makes
 * blocks could replace it by one whose draw they like better. Series of other operators are moved by their own.
 */
export function boxDuties(seen: SeriesSeen): readonly BoxDuty[] {
  const { state, latest } = seen;
  if (state === 'revealed' || state === 'void') return afterDraw(state, latest);
  if (!seen.isOurs) return [];
  if (state === 'armed') return whileArmed(seen);
  const isOver = state === 'sold-out' || state === 'ended';
  return isOver && latest.sold > 0n ? ['close'] : [];
}

function whileArmed({ latest, solid, head }: SeriesSeen): readonly BoxDuty[] {
  if (latest.capturedAt !== 0n) {
    return solid !== null && isSameCapture(solid, latest) ? ['reveal'] : [];
  }
  // The next block is past the reveal block, so that its hash can be taken.
  return head >= Number(latest.revealBlock) ? ['capture'] : [];
}

function afterDraw(state: 'revealed' | 'void', latest: SeriesFacts): readonly BoxDuty[] {
  return [
    ...(state === 'void' && !latest.prizesBurned ? (['burn-prizes'] as const) : []),
    ...(owesFee(latest) ? (['settle-fee'] as const) : []),
  ];
}

/** Whether nothing will ever be left to do: prizes are burned in a void series alone. */
export const isFinished = (series: SeriesFacts): boolean =>
  (series.revealedAt !== 0n || series.prizesBurned) && !owesFee(series);

const owesFee = ({ price, sold, feeBps, feeSettled }: SeriesFacts): boolean =>
  !feeSettled && (price * sold * feeBps) / 10_000n > 0n;

const isSameCapture = (solid: SeriesFacts, latest: SeriesFacts): boolean =>
  solid.capturedAt !== 0n &&
  solid.capturedAt === latest.capturedAt &&
  Buffer.from(solid.seed).equals(latest.seed);
