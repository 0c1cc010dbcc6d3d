import type { CallCost } from '../../chain/call-cost.ts';
import type { RentOffer } from '../../energy/rent-offer.ts';

/** Sun that the network takes for a review with all its transactions: probably, and at most. */
export type FeeFigures = Readonly<{ expected: bigint; most: bigint }>;

/** With a rental its price counts, and what the network takes for renting; then no energy is burned for the call. */
export function feeFigures(
  { expected, bandwidth, most }: Pick<CallCost, 'expected' | 'bandwidth' | 'most'>,
  rented: RentOffer | null,
): FeeFigures {
  if (rented === null) return { expected, most };
  const { price, network, mostNetwork } = rented;
  return { expected: price + network + bandwidth, most: price + mostNetwork + most };
}

/** Renting is worth a line where it costs less than nine tenths of burning, its own network fee included. */
export function isCheaper(
  { price, network }: Pick<RentOffer, 'price' | 'network'>,
  burned: bigint,
): boolean {
  return (price + network) * 10n < burned * 9n;
}

const TRX = 1_000_000n;

/** Sun as whole TRX, rounded up: what a limit comes to. */
export function wholeTrx(sun: bigint): bigint {
  return (sun + TRX - 1n) / TRX;
}
