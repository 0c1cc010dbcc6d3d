import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Transaction } from '@vellum/tron/transaction';
import type { Permission } from '../../state/account.ts';
import { allows, permissionById } from '../../state/permissions.ts';
import type { StateReader } from '../../state/state-reader.ts';
import { ownerOf } from '../owner.ts';
import { unrecoverableText } from '../unrecoverable.ts';
import { signersOf } from './signers.ts';

/** Most signatures a transaction, and most keys a permission may have. */
export const MAX_SIGNATURES = 5;

/** What follows the 65th byte is ignored. */
export const SIGNATURE_BYTES = 65;

/** java-tron's `TransactionSignWeight.Result.response_code`. */
export type SignWeightCode =
  | 'ENOUGH_PERMISSION'
  | 'NOT_ENOUGH_PERMISSION'
  | 'SIGNATURE_FORMAT_ERROR'
  | 'COMPUTE_ADDRESS_ERROR'
  | 'PERMISSION_ERROR';

/** What the signatures of a transaction weigh under the permission it names. */
export type SignWeight = Readonly<{
  code: SignWeightCode;
  message: string;
  permission: Permission | undefined;
  approved: readonly HexAddress[];
  weight: bigint;
}>;

/** Answer to `getsignweight` and `getapprovedlist`; the transaction may still lack signatures. */
export function signWeight(state: StateReader, transaction: Transaction): SignWeight {
  const { contract } = transaction;
  const owner = ownerOf(contract);
  const account = owner && state.account(owner);
  if (!account) return failed('PERMISSION_ERROR', 'Account does not exist!');
  const permission = permissionById(account, contract.permissionId);
  if (!permission) return failed('PERMISSION_ERROR', 'Permission for this, does not exist!');
  const misuse = misuseOf(permission, transaction);
  if (misuse) return failed('PERMISSION_ERROR', `${misuse.wording.weight}!`);
  return weigh(permission, transaction);
}

/** Why a permission other than the owner's does not fit the contract; java-tron words it differently by call. */
export function misuseOf(permission: Permission, { contract }: Transaction) {
  if (contract.permissionId === 0) return undefined;
  if (permission.type !== 'Active') return WRONG_TYPE;
  return allows(permission, contract.type) ? undefined : DENIED;
}

const WRONG_TYPE = {
  wording: { weight: 'Permission type is wrong', signature: 'Permission type is error' },
};
const DENIED = { wording: { weight: 'Permission denied', signature: 'Permission denied' } };

/** Sums the weights of all signatures; the first one that does not count fails the whole. */
export function weigh(permission: Permission, transaction: Transaction): SignWeight {
  const { signatures } = transaction;
  if (signatures.length > permission.keys.length) {
    const message = `Signature count is ${signatures.length} more than key counts of permission : ${permission.keys.length}`;
    return failed('PERMISSION_ERROR', message, permission);
  }
  const approved: HexAddress[] = [];
  let weight = 0n;
  for (const [place, signer] of signersOf(transaction).entries()) {
    const signature = signatures[place] ?? new Uint8Array(0);
    if (signer === null) return nobody(signature, permission);
    const key = permission.keys.find(({ address }) => address === signer);
    const complaint = complaintAbout(signer, key !== undefined, approved, signature);
    if (complaint) return failed('PERMISSION_ERROR', complaint, permission);
    approved.push(signer);
    weight += key?.weight ?? 0n;
  }
  const enough = weight >= permission.threshold;
  const code = enough ? 'ENOUGH_PERMISSION' : 'NOT_ENOUGH_PERMISSION';
  return { code, message: '', permission, approved, weight };
}

/** A signature that gives no signer. */
function nobody(signature: Uint8Array, permission: Permission): SignWeight {
  const { length } = signature;
  return length < SIGNATURE_BYTES
    ? failed('SIGNATURE_FORMAT_ERROR', `Signature size is ${length}`, permission)
    : failed('COMPUTE_ADDRESS_ERROR', unrecoverableText(signature), permission);
}

function complaintAbout(
  signer: HexAddress,
  isKey: boolean,
  approved: readonly HexAddress[],
  signature: Uint8Array,
): string | undefined {
  if (isKey && !approved.includes(signer)) return undefined;
  const address = fromHexAddress(signer);
  return isKey
    ? `${address} has signed twice!`
    : `${toHex(signature)} is signed by ${address} but it is not contained of permission.`;
}

function failed(code: SignWeightCode, message: string, permission?: Permission): SignWeight {
  return { code, message, permission, approved: [], weight: 0n };
}
