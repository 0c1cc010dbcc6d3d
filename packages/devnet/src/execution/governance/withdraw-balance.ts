import { rewardsOf, settleRewards } from '../../governance/voter-rewards.ts';
import { missingAccount } from '../../stakes/staking.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

const DAY_MS = 86_400_000;

/** Puts rewards into the balance, once a day. This is where new TRX come from. */
export const withdrawBalance: NativeContract<'WithdrawBalanceContract'> = {
  validate({ state, parameters, headTime, witness }, { owner_address }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const account = state.account(owner);
    if (account === undefined) return missingAccount(owner);
    if (owner === witness) {
      return `Account[${owner}] is a guard representative and is not allowed to withdraw Balance`;
    }
    const { latestWithdrawTime = 0, allowance = 0n } = account;
    if (headTime - latestWithdrawTime < DAY_MS) {
      return `The last withdraw time is ${latestWithdrawTime}, less than 24 hours`;
    }
    return allowance <= 0n && rewardsOf(state, parameters, account) <= 0n
      ? 'witnessAccount does not have any reward'
      : undefined;
  },

  execute({ state, parameters, headTime }, { owner_address }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) throw contractRefusal('Invalid address');
    settleRewards(state, parameters, owner);
    const { allowance = 0n, ...account } = existing(state, owner);
    const balance = account.balance + allowance;
    state.putAccount({ ...account, balance, latestWithdrawTime: headTime });
    return { fee: 0n, withdrawnReward: allowance };
  },
};
