import { defineEnum, defineMessage, repeated } from '../protobuf/message-type.ts';

export const Key = defineMessage('Key', { address: [1, 'address'], weight: [2, 'int64'] });

export const PermissionType = defineEnum('Permission.PermissionType', {
  Owner: 0,
  Witness: 1,
  Active: 2,
});

export const Permission = defineMessage('Permission', {
  type: [1, PermissionType],
  id: [2, 'int32'],
  permission_name: [3, 'string'],
  threshold: [4, 'int64'],
  parent_id: [5, 'int32'],
  operations: [6, 'bytes'],
  keys: [7, repeated(Key)],
});
