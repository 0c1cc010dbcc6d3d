import { defineEnum, defineMessage, repeated } from '../protobuf/message-type.ts';
import { Permission } from './permission.ts';

export const AccountType = defineEnum('AccountType', { Normal: 0, AssetIssue: 1, Contract: 2 });

export const AccountCreateContract = defineMessage('AccountCreateContract', {
  owner_address: [1, 'address'],
  account_address: [2, 'address'],
  type: [3, AccountType],
});

export const AccountUpdateContract = defineMessage('AccountUpdateContract', {
  account_name: [1, 'name'],
  owner_address: [2, 'address'],
});

export const SetAccountIdContract = defineMessage('SetAccountIdContract', {
  account_id: [1, 'name'],
  owner_address: [2, 'address'],
});

export const AccountPermissionUpdateContract = defineMessage('AccountPermissionUpdateContract', {
  owner_address: [1, 'address'],
  owner: [2, Permission],
  witness: [3, Permission],
  actives: [4, repeated(Permission)],
});
