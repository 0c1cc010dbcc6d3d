import type { HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { ContractTypeCode } from '@vellum/tron/protocol/transaction';
import type { TransactionContract } from '@vellum/tron/transaction';
import type { Account, Permission } from './account.ts';

/** Contract types that exist, as the bitmap a permission's operations are checked against. */
export const AVAILABLE_OPERATIONS = operations('7fff1fc0037efb0f');

/** What the active permission of a new account may do: everything but changing permissions. */
const DEFAULT_OPERATIONS = operations('7fff1fc0033efb0f');

/** The owner permission that an address has by itself. */
function defaultOwnerPermission(address: HexAddress): Permission {
  const keys = [{ address, weight: 1n }];
  return { type: 'Owner', id: 0, name: 'owner', threshold: 1n, operations: NONE, keys };
}

function defaultActivePermission(address: HexAddress): Permission {
  const keys = [{ address, weight: 1n }];
  const allowed = DEFAULT_OPERATIONS;
  return { type: 'Active', id: 2, name: 'active', threshold: 1n, operations: allowed, keys };
}

/** The permissions that count for an account: its own, or those that every address has by itself. */
export function permissionsOf(account: Pick<Account, 'address' | 'permissions'>) {
  if (account.permissions.length > 0) return account.permissions;
  return [defaultOwnerPermission(account.address), defaultActivePermission(account.address)];
}

export function permissionById(
  account: Pick<Account, 'address' | 'permissions'>,
  id: number,
): Permission | undefined {
  return permissionsOf(account).find((permission) => permission.id === id);
}

/** Whether the permission's bitmap allows this contract type. */
export function allows(permission: Permission, type: TransactionContract['type']): boolean {
  const number = ContractTypeCode.enum[type];
  const byte = permission.operations[number >> 3] ?? 0;
  return (byte & (1 << (number & 7))) !== 0;
}

const NONE = new Uint8Array(0);

function operations(start: string): Uint8Array {
  return fromHex(start.padEnd(64, '0'));
}
