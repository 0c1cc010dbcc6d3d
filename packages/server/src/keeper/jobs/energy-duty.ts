import type { RentalState } from '@vellum/contracts/energy';
import { energyLimits } from '@vellum/contracts/energy';

/** A rental as the newest block has it. */
export type RentalFacts = Readonly<{
  id: bigint;
  state: RentalState;
  /** Sun. */
  stake: bigint;
  /** Unix seconds: when it was paid, and once delivered when it ends. */
  time: bigint;
  /** Settled or refunded in a block that cannot be replaced. */
  isClosedForGood: boolean;
}>;

export type RentalDuty = 'deliver' | 'settle' | 'refund';

/** Seconds before the end of the proof time from which nothing is lent any more: a loan must be there in time to be shown. */
const LAST_LOAN = 150n;

/** What can be tried for a rental at a chain time (unix seconds); the contract decides. */
export function rentalDuty({ state, time }: RentalFacts, now: bigint): RentalDuty | null {
  if (state === 'waiting') return now > time + energyLimits.proofTime ? 'refund' : 'deliver';
  return state === 'delivered' && now >= time ? 'settle' : null;
}

/** Sun that the rentals of one receiver take at least and at most. Between the two a loan is left as it is. */
export type Cover = Readonly<{
  /** Each sum in which a rental more is covered, the largest last. */
  steps: readonly bigint[];
  most: bigint;
}>;

/** A rental that may still become delivered, or be open again after a reorganisation, keeps what is lent for it. */
export function coverOf(rentals: readonly RentalFacts[], now: bigint): Cover {
  const most = sumOf(rentals.filter(({ isClosedForGood }) => !isClosedForGood));
  const delivered = sumOf(rentals.filter(({ state }) => state === 'delivered'));
  const waiting = rentals.filter((rental) => isDeliverable(rental, now));
  const steps = [delivered];
  for (const { stake } of waiting) steps.push((steps.at(-1) ?? 0n) + stake);
  return { steps, most };
}

const isDeliverable = ({ state, time }: RentalFacts, now: bigint): boolean =>
  state === 'waiting' && now <= time + energyLimits.proofTime - LAST_LOAN;

const sumOf = (rentals: readonly RentalFacts[]): bigint =>
  rentals.reduce((sum, { stake }) => sum + stake, 0n);

/** Sun to lend (or, below zero, to take back) where `lent` is lent and `lendable` more could be. */
export function loanChange({ steps, most }: Cover, lent: bigint, lendable: bigint): bigint {
  if (lent > most) return most - lent;
  const reachable = steps.filter((step) => step > lent && step - lent <= lendable);
  const best = reachable.at(-1);
  return best === undefined ? 0n : best - lent;
}
