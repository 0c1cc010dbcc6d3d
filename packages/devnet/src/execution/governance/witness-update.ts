import { isUrl } from '../../tokens/token-names.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Changes the address of a witness's site. */
export const witnessUpdate: NativeContract<'WitnessUpdateContract'> = {
  validate({ state }, { owner_address, update_url }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    if (state.account(owner) === undefined) return 'account does not exist';
    if (!isUrl(update_url)) return 'Invalid url';
    return state.record('witness', owner) ? undefined : 'Witness does not exist';
  },

  execute({ state }, { owner_address, update_url }) {
    const owner = addressIn(owner_address);
    const witness = owner && state.record('witness', owner);
    if (!witness) throw contractRefusal('Witness does not exist');
    const url = Buffer.from(update_url).toString('utf8');
    state.putRecord('witness', witness.address, { ...witness, url });
    return { fee: 0n };
  },
};
