import { settleRewards } from '../../governance/voter-rewards.ts';
import { withinPower } from '../../governance/votes.ts';
import { changeStake, ownStake } from '../../stakes/staking.ts';
import {
  MOST_UNSTAKING,
  stakeable,
  waiting,
  withdrawable,
  withdrawn,
} from '../../stakes/staking-rules.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

const DAY_MS = 86_400_000;

const named = { BANDWIDTH: 'BANDWIDTH', ENERGY: 'Energy', TRON_POWER: 'TronPower' } as const;

/**
 * Ends a stake or a part of it: it can be withdrawn after the chain's delay. Pays out what has come due before, and
 * leaves no more votes than there is stake.
 */
export const unfreezeBalanceV2: NativeContract<'UnfreezeBalanceV2Contract'> = {
  validate({ state, parameters, headTime }, { owner_address, unfreeze_balance, resource: code }) {
    if (parameters.getUnfreezeDelayDays === 0n) {
      return 'Not support UnfreezeV2 transaction, need to be opened by the committee';
    }
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const account = state.account(owner);
    if (account === undefined) return `Account[${owner}] does not exist`;
    const resource = stakeable(parameters, code);
    if (resource === undefined) {
      const power = parameters.getAllowNewResourceModel === 1n ? '、TRON_POWER' : '';
      return `ResourceCode error.valid ResourceCode[BANDWIDTH、Energy${power}]`;
    }
    const staked = ownStake(account, resource);
    if (staked === 0n) return `no frozenBalance(${named[resource]})`;
    if (unfreeze_balance <= 0n || unfreeze_balance > staked) {
      return `Invalid unfreeze_balance, [${unfreeze_balance}] is error`;
    }
    return waiting(account, headTime) >= MOST_UNSTAKING
      ? 'Invalid unfreeze operation, unfreezing times is over limit'
      : undefined;
  },

  execute({ state, parameters, headTime }, { owner_address, unfreeze_balance, resource: code }) {
    const owner = addressIn(owner_address);
    const resource = stakeable(parameters, code);
    if (owner === undefined || !resource) throw contractRefusal('Invalid address');
    settleRewards(state, parameters, owner);
    const account = existing(state, owner);
    const paid = withdrawable(account, headTime);
    const expires = headTime + Number(parameters.getUnfreezeDelayDays) * DAY_MS;
    const fewer = changeStake(state, withdrawn(account, headTime), resource, -unfreeze_balance);
    const left = withinPower(state, fewer);
    const unstaking = [...(left.unstaking ?? []), { resource, amount: unfreeze_balance, expires }];
    state.putAccount({ ...left, unstaking });
    return { fee: 0n, withdrawnUnstaked: paid };
  },
};
