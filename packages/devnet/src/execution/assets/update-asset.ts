import { isDescription, isUrl } from '../../tokens/token-names.ts';
import { existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';
import { limitsProblem } from './asset-issue.ts';

/** Changes what an issuer says of its token, and the bandwidth it gives away. */
export const updateAsset: NativeContract<'UpdateAssetContract'> = {
  validate({ state }, { owner_address, description, url, new_limit, new_public_limit }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid ownerAddress';
    const account = state.account(owner);
    if (account === undefined) return 'Account does not exist';
    if (account.issued === undefined) return 'Account has not issued any asset';
    if (!isUrl(url)) return 'Invalid url';
    if (!isDescription(description)) return 'Invalid description';
    return limitsProblem(new_limit, new_public_limit);
  },

  execute({ state }, { owner_address, description, url, new_limit, new_public_limit }) {
    const owner = addressIn(owner_address);
    const id = owner && existing(state, owner).issued?.id;
    const token = id && state.record('token', id);
    if (!token) throw contractRefusal('Account has not issued any asset');
    state.putRecord('token', token.id, {
      ...token,
      description,
      url,
      freeNetLimit: new_limit,
      publicFreeNetLimit: new_public_limit,
    });
    return { fee: 0n };
  },
};
