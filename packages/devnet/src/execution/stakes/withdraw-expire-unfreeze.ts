import { missingAccount } from '../../stakes/staking.ts';
import { withdrawable, withdrawn } from '../../stakes/staking-rules.ts';
import type { Account } from '../../state/account.ts';
import { existing } from '../fees/balance.ts';
import { MAX_INT64, type NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Puts unstaked TRX whose time has come into the balance. */
export const withdrawExpireUnfreeze: NativeContract<'WithdrawExpireUnfreezeContract'> = {
  validate({ state, parameters, headTime }, { owner_address }) {
    if (parameters.getUnfreezeDelayDays === 0n) {
      return 'Not support WithdrawExpireUnfreeze transaction, need to be opened by the committee';
    }
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const account = state.account(owner);
    if (account === undefined) return missingAccount(owner);
    if (withdrawable(account, headTime) === 0n) return 'no unFreeze balance to withdraw ';
    return overflow(account, headTime);
  },

  /** Code may withdraw nothing, and succeeds. */
  validateForCode({ state, headTime }, { owner_address }) {
    const owner = addressIn(owner_address);
    const account = owner && state.account(owner);
    return account ? overflow(account, headTime) : 'Invalid address';
  },

  execute({ state, headTime }, { owner_address }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) throw contractRefusal('Invalid address');
    const account = existing(state, owner);
    state.putAccount(withdrawn(account, headTime));
    return { fee: 0n, withdrawnUnstaked: withdrawable(account, headTime) };
  },
};

function overflow(account: Account, now: number): string | undefined {
  return account.balance + withdrawable(account, now) > MAX_INT64 ? 'long overflow' : undefined;
}
