import type { AccountResource } from '@vellum/tron/client/accounts';

/** Prices that the network's votes set, in sun. */
export type NetworkPrices = Readonly<{ energy: bigint; bandwidth: bigint }>;

/** What a call will take from the wallet for the network, in sun; costs are never rounded down. */
export type CallCost = Readonly<{
  /** Energy the call needs. */
  energy: bigint;
  /** Energy the account has left of its own stake. */
  ownEnergy: bigint;
  /** Burned when no energy of one's own is used. */
  burnAll: bigint;
  /** Burned when the account's own energy is used first, as the network does. */
  burnRest: bigint;
  /** Burned for bytes that free and staked bandwidth do not cover. */
  bandwidth: bigint;
  /** The most the network can take for the call: its fee limit and its bytes. */
  most: bigint;
}>;

/** Bytes of a signed call beyond its data: addresses, signature, the reserve for its result. */
export const CALL_BYTES = 280n;

export function callCost(
  energy: bigint,
  account: AccountResource,
  prices: NetworkPrices,
  call: Readonly<{ dataBytes: number; feeLimit: bigint }>,
): CallCost {
  const bytes = CALL_BYTES + BigInt(call.dataBytes);
  const ownEnergy = left(account.energyLimit, account.energyUsed);
  const missing = energy > ownEnergy ? energy - ownEnergy : 0n;
  // Bandwidth is all or nothing: what neither the stake nor the free part covers whole is burned whole.
  const covered =
    left(account.netLimit, account.netUsed) >= bytes ||
    left(account.freeNetLimit, account.freeNetUsed) >= bytes;
  const bandwidth = covered ? 0n : bytes * prices.bandwidth;
  return {
    energy,
    ownEnergy,
    burnAll: energy * prices.energy,
    burnRest: missing * prices.energy,
    bandwidth,
    most: call.feeLimit + bandwidth,
  };
}

function left(limit: bigint, used: bigint): bigint {
  return limit > used ? limit - used : 0n;
}
