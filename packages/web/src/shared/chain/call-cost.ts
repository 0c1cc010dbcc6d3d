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
  /** The most the network can take: the fee limit and the bytes. */
  most: bigint;
}>;

/** What of a call makes its cost beside energy. */
export type CallSize = Readonly<{
  dataBytes: number;
  /** With that of the calls before it. */
  feeLimit: bigint;
  /** Data bytes of each call that has to come first, and has its bandwidth first. */
  before?: readonly number[];
}>;

/** Of factors. */
const WHOLE = 10_000n;

/**
 * Energy for which a fee limit must have room, since the call may take more in its block than it took when it was tried.
 * A contract in heavy use gets dearer with each maintenance of the network, at most one of which falls into the life of
 * a transaction. A quarter more covers what others do in between, and that the network rounds down each step of the
 * machine, so that a whole call can rise by more than the factor.
 */
export function energyWithRoom(energy: bigint, parameters: ReadonlyMap<string, bigint>): bigint {
  const isDynamic = parameters.get('getAllowDynamicEnergy') === 1n;
  const rise = (isDynamic && parameters.get('getDynamicEnergyIncreaseFactor')) || 0n;
  return (energy * (WHOLE + rise) * 5n) / (WHOLE * 4n);
}

/** Bytes of a signed call beyond its data: addresses, signature, the reserve for its result. */
export const CALL_BYTES = 280n;

export function callCost(
  energy: bigint,
  account: AccountResource,
  prices: NetworkPrices,
  { dataBytes, feeLimit, before = [] }: CallSize,
): CallCost {
  const ownEnergy = left(account.energyLimit, account.energyUsed);
  const missing = energy > ownEnergy ? energy - ownEnergy : 0n;
  const bandwidth = burnedBytes([...before, dataBytes], account) * prices.bandwidth;
  return {
    energy,
    ownEnergy,
    burnAll: energy * prices.energy,
    burnRest: missing * prices.energy,
    bandwidth,
    most: feeLimit + bandwidth,
  };
}

/** Bandwidth is all or nothing: a call that neither the stake nor the free part covers whole is burned whole. */
function burnedBytes(calls: readonly number[], account: AccountResource): bigint {
  let staked = left(account.netLimit, account.netUsed);
  let free = left(account.freeNetLimit, account.freeNetUsed);
  let burned = 0n;
  for (const dataBytes of calls) {
    const bytes = CALL_BYTES + BigInt(dataBytes);
    if (staked >= bytes) staked -= bytes;
    else if (free >= bytes) free -= bytes;
    else burned += bytes;
  }
  return burned;
}

function left(limit: bigint, used: bigint): bigint {
  return limit > used ? limit - used : 0n;
}
