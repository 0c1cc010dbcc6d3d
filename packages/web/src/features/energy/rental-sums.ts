import type { RentalEntry } from './energy-queries.ts';

export type RentalSums = Readonly<{ paid: bigint; burning: bigint }>;

/** What ended rentals cost an address, and what burning for all of their energy would cost at today's price; null without any. */
export function rentalSums(
  rentals: readonly Pick<RentalEntry, 'state' | 'buyer' | 'paid' | 'energy'>[],
  buyer: string,
  sunPerEnergy: bigint,
): RentalSums | null {
  const ended = rentals.filter((rental) => rental.state === 'ended' && rental.buyer === buyer);
  if (ended.length === 0) return null;
  return {
    paid: ended.reduce((sum, { paid }) => sum + BigInt(paid), 0n),
    burning: ended.reduce((sum, { energy }) => sum + BigInt(energy) * sunPerEnergy, 0n),
  };
}
