import type { ChainParameters } from '../params/chain-parameters.ts';
import type { Account, Usage } from '../state/account.ts';
import type { StateReader } from '../state/state-reader.ts';
import { consume, consumeStaked, usedAt } from './resource-window.ts';

/** Names of the chain-wide totals of staked TRX, by which a stake's share of the daily resource is measured. */
export const TOTAL_NET_WEIGHT = 'TOTAL_NET_WEIGHT';
export const TOTAL_ENERGY_WEIGHT = 'TOTAL_ENERGY_WEIGHT';

const SUN_PER_TRX = 1_000_000n;

type Stakes = Readonly<{ state: StateReader; parameters: ChainParameters }>;

/** Bandwidth per day from the account's stake. */
export function netLimit({ state, parameters }: Stakes, account: Account): bigint {
  return share(account.stake?.net, parameters.getTotalNetLimit, state.property(TOTAL_NET_WEIGHT));
}

/** Energy per day from the account's stake. */
export function energyLimit({ state, parameters }: Stakes, account: Account): bigint {
  const total = parameters.getTotalEnergyCurrentLimit;
  return share(account.stake?.energy, total, state.property(TOTAL_ENERGY_WEIGHT));
}

/** Staked energy that the account has left in slot `now`. */
export function energyLeft(stakes: Stakes, account: Account, now: number): bigint {
  const left = energyLimit(stakes, account) - usedAt(account.energy, now);
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

function share(stake: bigint | undefined, total: bigint, weight: bigint | undefined): bigint {
  if (stake === undefined || stake === 0n || weight === undefined || weight === 0n) return 0n;
  // Floating point, as java-tron has it.
  const trx = Number(stake) / Number(SUN_PER_TRX);
  return BigInt(Math.floor(trx * (Number(total) / Number(weight))));
}
