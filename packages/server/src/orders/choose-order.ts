import { type ChainSeen, isLater } from './chain-seen.ts';

/** Nothing is signed for an older order any more: a lifetime and the longest expiration. Chain time. */
export const LONGEST_WAIT = 2 * 86_400_000;

/** An order as far as it matters for which of several equal ones a transaction belongs to. */
export type Claimant = Readonly<{
  id: string;
  seen: ChainSeen;
  cancelledSeen: ChainSeen | null;
  /** Whether this transaction was reported for it before the block came. */
  isHinted: boolean;
}>;

type BlockPlace = Readonly<{ number: number; id: string }>;

/**
 * The order that a transaction belongs to, among those it would fulfil: one that it was reported for; then
 * one that was not cancelled; then the newest, because the same action is open only once at a time, so all
 * older ones were closed when the newest was made. Depends on nothing but what stood before the block, so an
 * index built again chooses the same.
 */
export function chooseOrder<T extends Claimant>(
  claimants: readonly T[],
  block: BlockPlace,
): T | undefined {
  return claimants
    .filter(({ seen }) => isLater(block, seen))
    .toSorted((a, b) => rank(b, block) - rank(a, block) || (a.id < b.id ? 1 : -1))[0];
}

function rank({ isHinted, cancelledSeen }: Claimant, block: BlockPlace): number {
  const isCancelled = cancelledSeen !== null && isLater(block, cancelledSeen);
  return (isHinted ? 2 : 0) + (isCancelled ? 0 : 1);
}
