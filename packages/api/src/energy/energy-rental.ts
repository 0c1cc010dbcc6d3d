import type { RentalState } from '../wire/choice-lists.ts';

/** What the energy desk promises, for both sides, exactly as its contract has it. */

/** Milliseconds within which a delivery must be proved; afterwards anyone may have it refunded. */
export const DELIVERY_MS = 600_000;
export const HOUR_MS = 3_600_000;
/** What one rental may be. */
export const LEAST_ENERGY = 10_000;
export const MOST_ENERGY = 100_000_000;
export const MOST_HOURS = 720;
/** The most the operator may ask, in sun for 1,000 energy: once, and for each hour. */
export const MOST_BASE_PRICE = 200_000;
export const MOST_HOUR_PRICE = 20_000;

/** What the operator asks, in sun for 1,000 energy. */
export type EnergyRates = Readonly<{ basePrice: bigint; hourPrice: bigint }>;

/** What a rental costs, in sun, rounded up. */
export function rentalPrice(
  { basePrice, hourPrice }: EnergyRates,
  energy: bigint,
  hours: number,
): bigint {
  return (energy * (basePrice + BigInt(hours) * hourPrice) + 999n) / 1000n;
}

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
    return seconds(now) > seconds(course.rentedAt + DELIVERY_MS) ? 'late' : 'waiting';
  }
  return now < (course.endsAt ?? 0) ? 'delivered' : 'due';
}

/** The chain gives contracts the time in whole seconds. */
const seconds = (ms: number): number => Math.floor(ms / 1000);

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
