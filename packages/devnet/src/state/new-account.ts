import type { HexAddress } from '@vellum/tron/address';
import type { Account } from './account.ts';

const NEVER_USED = { used: 0n, at: 0 };

/** An account as activation makes it: empty, with the permissions that its address implies. */
export function newAccount(
  address: HexAddress,
  createTime: number,
  fields: Partial<Pick<Account, 'type' | 'balance' | 'name'>> = {},
): Account {
  return {
    address,
    type: 'Normal',
    name: new Uint8Array(0),
    balance: 0n,
    createTime,
    latestOperationTime: 0,
    freeNet: NEVER_USED,
    net: NEVER_USED,
    energy: NEVER_USED,
    permissions: [],
    ...fields,
  };
}
