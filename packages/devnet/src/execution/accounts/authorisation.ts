import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { Permission } from '../../state/account.ts';
import { permissionById } from '../../state/permissions.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { ownerOf } from '../owner.ts';
import { signatureRefusal } from '../refusal.ts';
import { MAX_SIGNATURES, misuseOf, weigh } from './sign-weight.ts';

/** Throws a SIGERROR refusal unless the signatures reach the threshold of the permission they are made under. */
export function authorise(state: StateReader, transaction: Transaction): void {
  const { signatures } = transaction;
  if (signatures.length === 0) throw signatureRefusal('miss sig or contract');
  if (signatures.length > MAX_SIGNATURES) throw signatureRefusal('too many signatures');
  const permission = permissionFor(state, transaction);
  if (permission === undefined) throw signatureRefusal("permission isn't exit");
  const misuse = misuseOf(permission, transaction);
  if (misuse) throw signatureRefusal(misuse.wording.signature);
  const { code, message } = weigh(permission, transaction);
  if (code === 'NOT_ENOUGH_PERMISSION') throw signatureRefusal('sig error');
  if (code !== 'ENOUGH_PERMISSION') throw signatureRefusal(message);
}

// An account that does not exist has the permissions of its address: whether it may act is checked later.
function permissionFor(state: StateReader, { contract }: Transaction): Permission | undefined {
  if (contract.type === 'VoteAssetContract') return NOBODYS;
  const address = ownerOf(contract);
  if (address === undefined) return undefined;
  const account = state.account(address) ?? { address, permissions: [] };
  return permissionById(account, contract.permissionId);
}

/** java-tron no longer knows the owner of this type, so nobody's signature counts. */
const NOBODYS: Permission = {
  type: 'Owner',
  id: 0,
  name: 'owner',
  threshold: 1n,
  operations: new Uint8Array(0),
  keys: [{ address: '' as HexAddress, weight: 1n }],
};
