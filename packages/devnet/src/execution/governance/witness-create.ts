import { isWitness, newWitness } from '../../governance/witnesses.ts';
import type { Account, Permission } from '../../state/account.ts';
import { permissionsOf } from '../../state/permissions.ts';
import { isUrl } from '../../tokens/token-names.ts';
import { burn, debit, existing } from '../fees/balance.ts';
import type { NativeContract } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { contractRefusal } from '../refusal.ts';

/** Makes an account one that can be voted for. */
export const witnessCreate: NativeContract<'WitnessCreateContract'> = {
  validate({ state, parameters }, { owner_address, url }) {
    const owner = addressIn(owner_address);
    if (owner === undefined) return 'Invalid address';
    if (!isUrl(url)) return 'Invalid url';
    const account = state.account(owner);
    if (account === undefined) return `account[${owner}] not exists`;
    if (isWitness(state, owner)) return `Witness[${owner}] has existed`;
    return account.balance < parameters.getAccountUpgradeCost
      ? 'balance < AccountUpgradeCost'
      : undefined;
  },

  execute(context, { owner_address, url }) {
    const { state, parameters } = context;
    const owner = addressIn(owner_address);
    if (owner === undefined) throw contractRefusal('Invalid address');
    state.putRecord('witness', owner, newWitness(owner, Buffer.from(url).toString('utf8')));
    if (parameters.getAllowMultiSign === 1n) {
      state.putAccount(withWitnessPermission(existing(state, owner)));
    }
    const fee = parameters.getAccountUpgradeCost;
    debit(state, owner, fee);
    burn(context, fee);
    return { fee };
  },
};

function withWitnessPermission(account: Account): Account {
  const permission: Permission = {
    type: 'Witness',
    id: 1,
    name: 'witness',
    threshold: 1n,
    operations: new Uint8Array(0),
    keys: [{ address: account.address, weight: 1n }],
  };
  const [owner, ...others] = permissionsOf(account);
  return owner ? { ...account, permissions: [owner, permission, ...others] } : account;
}
