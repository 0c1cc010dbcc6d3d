import { isReadable } from '../../tokens/token-names.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

const LEAST_BYTES = 8;
const MOST_BYTES = 32;

/** Gives an account an id, once, permanently. */
export const setAccountId: NativeContract<'SetAccountIdContract'> = {
  validate({ state }, { owner_address, account_id }) {
    if (!isReadable(account_id, LEAST_BYTES, MOST_BYTES)) return 'Invalid accountId';
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    const account = state.account(owner);
    if (account === undefined) return 'Account has not existed';
    if (account.accountId !== undefined) return 'This account id already set';
    return state.record('accountId', idKey(account_id)) ? 'This id has existed' : undefined;
  },

  execute({ state }, { owner_address, account_id }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) throw contractRefusal('Invalid ownerAddress');
    state.putAccount({ ...existing(state, owner), accountId: account_id });
    state.putRecord('accountId', idKey(account_id), owner);
    return { fee: 0n };
  },
};

/** Ids differ in more than their case. */
export function idKey(id: Uint8Array): string {
  return Buffer.from(id).toString('utf8').toLowerCase();
}
