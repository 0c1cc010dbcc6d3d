import type { RentalState } from './choice-lists.ts';

/** What the energy desk promises, for both sides, exactly as its contract has it. */

/** Milliseconds within which a delivery must be proved; afterwards anybody may have it refunded. */
export const DELIVERY_MS = 600_000;
export const HOUR_MS = 3_600_000;

/** What has become of a rental; times are chain time in milliseconds, null when it did not happen. */
export type RentalCourse = Readonly<{
  rentedAt: number;
  deliveredAt: number | null;
  /** When the energy may go back; null before it was delivered. */
  endsAt: number | null;
  settledAt: number | null;
  refundedAt: number | null;
}>;

/** By the chain's time, milliseconds. */
export function rentalStateOf(course: RentalCourse, now: number): RentalState {
  if (course.refundedAt !== null) return 'refunded';
  if (course.settledAt !== null) return 'ended';
  if (course.deliveredAt === null) {
    return now > course.rentedAt + DELIVERY_MS ? 'late' : 'waiting';
  }
  return now < (course.endsAt ?? 0) ? 'delivered' : 'due';
}

/** Energy that a stake gives: all stakes of the network share one limit. `weight` is in TRX, `stake` in sun. */
export function energyOfStake(
  stake: bigint,
  { totalEnergyLimit, totalEnergyWeight }: NetworkEnergy,
): bigint {
  if (totalEnergyWeight === 0n) return 0n;
  return ((stake / SUN) * totalEnergyLimit) / totalEnergyWeight;
}

/** The stake that gives at least so much energy, in sun: whole TRX, rounded up. */
export function stakeForEnergy(
  energy: bigint,
  { totalEnergyLimit, totalEnergyWeight }: NetworkEnergy,
): bigint {
  if (totalEnergyLimit === 0n) return 0n;
  return ((energy * totalEnergyWeight + totalEnergyLimit - 1n) / totalEnergyLimit) * SUN;
}

/** The whole network's energy of a day, and the TRX that are staked for it. */
export type NetworkEnergy = Readonly<{ totalEnergyLimit: bigint; totalEnergyWeight: bigint }>;

const SUN = 1_000_000n;

/** Energy from which on a rental costs less than burning for what is used. */
export function breakEven(price: bigint, sunPerEnergy: bigint): bigint {
  return sunPerEnergy === 0n ? 0n : (price + sunPerEnergy - 1n) / sunPerEnergy;
}
