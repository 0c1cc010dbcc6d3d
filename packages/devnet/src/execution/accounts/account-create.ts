import { newAccount } from '../../state/new-account.ts';
import { burn, debit } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Activates an address at the owner's cost. */
export const accountCreate: NativeContract<'AccountCreateContract'> = {
  validate({ state, parameters }, { owner_address, account_address }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    const account = state.account(owner);
    if (account === undefined) return `Account[${owner}] not exists`;
    if (account.balance < parameters.getCreateNewAccountFeeInSystemContract) {
      return 'Validate CreateAccountActuator error, insufficient fee.';
    }
    const created = addressIn(account_address);
    if (created === undefined) return 'Invalid account address';
    return state.account(created) ? 'Account has existed' : undefined;
  },

  execute(context, { owner_address, account_address, type }) {
    const owner = addressIn(owner_address);
    const created = addressIn(account_address);
    if (owner === undefined || created === undefined) throw contractRefusal('Invalid address');
    const kind = type === 'AssetIssue' || type === 'Contract' ? type : 'Normal';
    context.state.putAccount(newAccount(created, context.headTime, { type: kind }));
    const fee = context.parameters.getCreateNewAccountFeeInSystemContract;
    debit(context.state, owner, fee);
    burn(context, fee);
    return { fee };
  },
};
