import { changeStake, missingAccount } from '../../stakes/staking.ts';
import { withdrawable } from '../../stakes/staking-rules.ts';
import type { Resource } from '../../state/account.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Stakes again all that still waits to be withdrawn, and withdraws the rest. */
export const cancelAllUnfreezeV2: NativeContract<'CancelAllUnfreezeV2Contract'> = {
  validate({ state, parameters }, { owner_address }) {
    if (parameters.getUnfreezeDelayDays === 0n || parameters.getAllowCancelAllUnfreezeV2 !== 1n) {
      return 'Not support CancelAllUnfreezeV2 transaction, need to be opened by the committee';
    }
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    const account = state.account(owner);
    if (account === undefined) return missingAccount(owner);
    return account.unstaking === undefined ? 'No unfreezeV2 list to cancel' : undefined;
  },

  /** Code may cancel nothing, and succeeds. */
  validateForCode: () => undefined,

  execute({ state, headTime }, { owner_address }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) throw contractRefusal('Invalid address');
    const { unstaking = [], ...rest } = existing(state, owner);
    const paid = withdrawable({ ...rest, unstaking }, headTime);
    const restaked: Record<Resource, bigint> = { BANDWIDTH: 0n, ENERGY: 0n, TRON_POWER: 0n };
    let account = { ...rest, balance: rest.balance + paid };
    for (const { resource, amount, expires } of unstaking) {
      if (expires <= headTime) continue;
      account = changeStake(state, account, resource, amount);
      restaked[resource] += amount;
    }
    state.putAccount(account);
    return { fee: 0n, withdrawnUnstaked: paid, restaked };
  },
};
