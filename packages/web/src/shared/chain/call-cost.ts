import type { AccountResource } from '@vellum/tron/client/accounts';

/** Prices that the network's votes set, in sun. */
export type NetworkPrices = Readonly<{ energy: bigint; bandwidth: bigint }>;

/** What makes the cost of one transaction. */
export type CallSize = Readonly<{
  /** Energy it takes by its simulation, or by what is known before it can be simulated. */
  energy: bigint;
  dataBytes: number;
  /** Sun: the fee limit that is signed. */
  feeLimit: bigint;
}>;

/** What one or several transactions in a row take from the wallet for the network, in sun. */
export type CallCost = Readonly<{
  /** Energy that all of them need. */
  energy: bigint;
  /** Energy the account has left of its own stake. */
  ownEnergy: bigint;
  /** Burned when no energy of one's own is used. */
  burnAll: bigint;
  /** Burned when the account's own energy is used first, as the network does. */
  burnRest: bigint;
  /** Burned for bytes that free and staked bandwidth do not cover. */
  bandwidth: bigint;
  /** What the network takes when nothing changes before the last of them. */
  expected: bigint;
  /** The most the network can take: all fee limits, and all bytes. */
  most: bigint;
}>;

/** Of factors. */
const WHOLE = 10_000n;

/** More energy that a word of storage takes when it is written again than when it is changed. */
const NEW_WORD = 15_000n;
/** Words that a call of someone else in between may have cleared. */
const CLEARED_WORDS = 3n;

/**
 * Energy for which a fee limit must have room, since the call may take more in its block than it took when it was tried.
 * A contract in heavy use gets dearer with each maintenance of the network, at most one of which falls between review and
 * block. A quarter and some words of storage cover what others do in between, and that the network rounds down each step
 * of the machine, so that a whole call can rise by more than the factor.
 */
export function energyWithRoom(energy: bigint, parameters: ReadonlyMap<string, bigint>): bigint {
  const isDynamic = parameters.get('getAllowDynamicEnergy') === 1n;
  const rise = (isDynamic && parameters.get('getDynamicEnergyIncreaseFactor')) || 0n;
  const room = energy + energy / 4n + CLEARED_WORDS * NEW_WORD;
  return (room * (WHOLE + rise)) / WHOLE;
}

const TRX = 1_000_000n;

/** Sun: a fee limit with room for the energy, in whole TRX. */
export function feeLimitFor(energy: bigint, parameters: ReadonlyMap<string, bigint>): bigint {
  const price = parameters.get('getEnergyFee') ?? 0n;
  return ((energyWithRoom(energy, parameters) * price + TRX - 1n) / TRX) * TRX;
}

/** Bytes of a signed call beyond its data: addresses, signature, the reserve for its result. */
export const CALL_BYTES = 280n;

/** What the calls take, one after the other. */
export function callCost(
  calls: readonly CallSize[],
  account: AccountResource,
  prices: NetworkPrices,
): CallCost {
  const energy = calls.reduce((sum, call) => sum + call.energy, 0n);
  const ownEnergy = left(account.energyLimit, account.energyUsed);
  const burnRest = (energy > ownEnergy ? energy - ownEnergy : 0n) * prices.energy;
  const bytes = calls.map(({ dataBytes }) => CALL_BYTES + BigInt(dataBytes));
  const bandwidth = burnedBytes(bytes, account) * prices.bandwidth;
  const limits = calls.reduce((sum, { feeLimit }) => sum + feeLimit, 0n);
  return {
    energy,
    ownEnergy,
    burnAll: energy * prices.energy,
    burnRest,
    bandwidth,
    expected: burnRest + bandwidth,
    // Bandwidth that is free now may be used up by then.
    most: limits + bytes.reduce((sum, one) => sum + one, 0n) * prices.bandwidth,
  };
}

/** Bandwidth is all or nothing: a call that neither the stake nor the free part covers whole is burned whole. */
function burnedBytes(calls: readonly bigint[], account: AccountResource): bigint {
  let staked = left(account.netLimit, account.netUsed);
  let free = left(account.freeNetLimit, account.freeNetUsed);
  let burned = 0n;
  for (const bytes of calls) {
    if (staked >= bytes) staked -= bytes;
    else if (free >= bytes) free -= bytes;
    else burned += bytes;
  }
  return burned;
}

function left(limit: bigint, used: bigint): bigint {
  return limit > used ? limit - used : 0n;
}
