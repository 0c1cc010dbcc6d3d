import type { ChainParameters } from '../params/chain-parameters.ts';
import type { Account, Stake, Usage } from '../state/account.ts';
import type { StateReader } from '../state/state-reader.ts';
import { consume, consumeStaked, usedAt } from './resource-window.ts';

/** Names of the chain-wide totals of staked TRX, by which a stake's share of the daily resource is measured. */
export const TOTAL_NET_WEIGHT = 'TOTAL_NET_WEIGHT';
export const TOTAL_ENERGY_WEIGHT = 'TOTAL_ENERGY_WEIGHT';

export const SUN_PER_TRX = 1_000_000n;

/** What limits are measured by. */
export type StakeRules = Readonly<{ state: StateReader; parameters: ChainParameters }>;

/** All of a resource in a day, and the TRX that share it. */
export type ResourcePool = Readonly<{ total: bigint; weight: bigint }>;

export function netPool({ state, parameters }: StakeRules): ResourcePool {
  return {
    total: parameters.getTotalNetLimit,
    weight: state.property(TOTAL_NET_WEIGHT) ?? 0n,
  };
}

export function energyPool({ state, parameters }: StakeRules): ResourcePool {
  return {
    total: parameters.getTotalEnergyCurrentLimit,
    weight: state.property(TOTAL_ENERGY_WEIGHT) ?? 0n,
  };
}

/** Bandwidth per day from what the account staked and borrowed. */
export function netLimit(rules: StakeRules, account: Account): bigint {
  return share(usable(account.stakes?.net), netPool(rules));
}

/** Energy per day from what the account staked and borrowed. */
export function energyLimit(rules: StakeRules, account: Account): bigint {
  return share(usable(account.stakes?.energy), energyPool(rules));
}

/** Staked energy that the account has left in slot `now`. */
export function energyLeft(rules: StakeRules, account: Account, now: number): bigint {
  const left = energyLimit(rules, account) - usedAt(account.energy, now);
  return left > 0n ? left : 0n;
}

/** Consumption of a staked resource under the rules of the parameter set. */
export function useStake(
  parameters: ChainParameters,
  usage: Usage,
  amount: bigint,
  now: number,
): Usage {
  return parameters.getUnfreezeDelayDays > 0n
    ? consumeStaked(usage, amount, now)
    : consume(usage, amount, now);
}

/** What a stake of `sun` gives in a day. */
export function share(sun: bigint, { total, weight }: ResourcePool): bigint {
  if (sun === 0n || weight === 0n) return 0n;
  // Floating point, as java-tron has it.
  const trx = Number(sun) / Number(SUN_PER_TRX);
  return BigInt(Math.floor(trx * (Number(total) / Number(weight))));
}

/** Sun that would have to be staked for so much of a resource. */
export function sunFor(used: bigint, { total, weight }: ResourcePool): bigint {
  return BigInt(Math.floor(Number(used * SUN_PER_TRX) * (Number(weight) / Number(total))));
}

/** Sun that the holder itself draws on. */
export function usable(stake: Stake | undefined): bigint {
  return stake ? stake.own + stake.borrowed : 0n;
}
