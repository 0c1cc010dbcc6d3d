import { toHex } from '@vellum/tron/bytes';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

const MAX_NAME_BYTES = 200;

/** Names an account; names are unique and final unless the proposal lets them change. */
export const accountUpdate: NativeContract<'AccountUpdateContract'> = {
  validate({ state, parameters }, { owner_address, account_name }) {
    if (account_name.length > MAX_NAME_BYTES) return 'Invalid accountName';
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    const account = state.account(owner);
    if (account === undefined) return 'Account does not exist';
    if (parameters.getAllowUpdateAccountName === 1n) return undefined;
    if (account.name.length > 0) return 'This account name is already existed';
    return state.property(takenName(account_name)) ? 'This name is existed' : undefined;
  },

  execute({ state }, { owner_address, account_name }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) throw contractRefusal('Invalid ownerAddress');
    state.putAccount({ ...existing(state, owner), name: account_name });
    state.putProperty(takenName(account_name), 1n);
    return { fee: 0n };
  },
};

function takenName(name: Uint8Array): string {
  return `ACCOUNT_NAME_${toHex(name)}`;
}
