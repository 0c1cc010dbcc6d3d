import { addressBytes } from '@vellum/tron/address';
import type { MessageInput } from '@vellum/tron/protobuf/message-type';
import type { Permission as PermissionMessage } from '@vellum/tron/protocol/permission';
import type { Account, Permission } from '../state/account.ts';
import { permissionsOf } from '../state/permissions.ts';

export function permissionMessage(permission: Permission): MessageInput<typeof PermissionMessage> {
  return {
    type: permission.type,
    id: permission.id,
    permission_name: permission.name,
    threshold: permission.threshold,
    operations: permission.operations,
    keys: permission.keys.map(({ address, weight }) => ({
      address: addressBytes(address),
      weight,
    })),
  };
}

/** The permission fields of `Account`: java-tron writes implied ones out, but gives contracts none. */
export function permissionFields(account: Account) {
  const permissions = account.type === 'Contract' ? account.permissions : permissionsOf(account);
  const messagesOf = (type: Permission['type']) =>
    permissions.filter((permission) => permission.type === type).map(permissionMessage);
  return {
    owner_permission: messagesOf('Owner')[0],
    witness_permission: messagesOf('Witness')[0],
    active_permission: messagesOf('Active'),
  };
}
