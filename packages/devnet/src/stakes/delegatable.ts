import type { Account } from '../state/account.ts';
import { consumeStaked } from './resource-window.ts';
import { energyPool, netPool, type StakeRules, sunFor } from './stake.ts';
import { type Lendable, stakeFields, stakesOf } from './staking.ts';

/**
 * Sun that an account can lend in slot `now`: what it staked less what its own use of the day needs. `more` is
 * consumption to come, such as that of the loan's own transaction.
 */
export function delegatable(
  rules: StakeRules,
  account: Account,
  { resource, now, more = 0n }: Readonly<{ resource: Lendable; now: number; more?: bigint }>,
): bigint {
  const field = stakeFields[resource];
  const { own, borrowed } = stakesOf(account)[field];
  const pool = resource === 'ENERGY' ? energyPool(rules) : netPool(rules);
  const used = sunFor(consumeStaked(account[field], 0n, now).used + more, pool) - borrowed;
  const free = own - (used > 0n ? used : 0n);
  return free > 0n ? free : 0n;
}
