import { toHex } from '@vellum/tron/bytes';
import type { MessageOf } from '@vellum/tron/protobuf/message-type';
import type { Permission as PermissionType } from '@vellum/tron/protocol/permission';
import { AVAILABLE_OPERATIONS } from '../../state/permissions.ts';
import { MAX_INT64 } from '../native-contract.ts';
import { addressIn } from '../owner.ts';
import { MAX_SIGNATURES } from './sign-weight.ts';

export type PermissionMessage = MessageOf<typeof PermissionType>;

/** java-tron's reason why a permission cannot be defined like this, undefined when it can. */
export function permissionProblem(permission: PermissionMessage): string | undefined {
  return shapeProblem(permission) ?? keyProblem(permission) ?? operationsProblem(permission);
}

function shapeProblem(permission: PermissionMessage): string | undefined {
  const { keys, type, threshold, permission_name, parent_id } = permission;
  if (keys.length > MAX_SIGNATURES) {
    return `number of keys in permission should not be greater than ${MAX_SIGNATURES}`;
  }
  if (keys.length === 0) return "key's count should be greater than 0";
  if (type === 'Witness' && keys.length !== 1) return "Witness permission's key count should be 1";
  if (threshold <= 0n) return "permission's threshold should be greater than 0";
  if (permission_name.length > 32) return "permission's name is too long";
  return parent_id === 0 ? undefined : "permission's parent should be owner";
}

function keyProblem({ keys, type, threshold }: PermissionMessage): string | undefined {
  if (new Set(keys.map(({ address }) => toHex(address))).size !== keys.length) {
    return `address should be distinct in permission ${type}`;
  }
  let sum = 0n;
  for (const { address, weight } of keys) {
    if (addressIn(address) === undefined) return 'key is not a validate address';
    if (weight <= 0n) return "key's weight should be greater than 0";
    sum += weight;
    if (sum > MAX_INT64) return 'long overflow';
  }
  return sum < threshold
    ? `sum of all key's weight should not be less than threshold in permission ${type}`
    : undefined;
}

function operationsProblem({ type, operations }: PermissionMessage): string | undefined {
  if (type !== 'Active') {
    return operations.length > 0 ? `${type} permission needn't operations` : undefined;
  }
  if (operations.length !== 32) return 'operations size must 32';
  for (let number = 0; number < 256; number += 1) {
    const wanted = bit(operations, number);
    if (wanted && !bit(AVAILABLE_OPERATIONS, number))
      return `${number} isn't a validate ContractType`;
  }
  return undefined;
}

function bit(bytes: Uint8Array, number: number): boolean {
  return ((bytes[number >> 3] ?? 0) & (1 << (number & 7))) !== 0;
}
