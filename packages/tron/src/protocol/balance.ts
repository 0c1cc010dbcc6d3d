import { defineEnum, defineMessage, type MessageType } from '../protobuf/message-type.ts';

export const ResourceCode = defineEnum('ResourceCode', { BANDWIDTH: 0, ENERGY: 1, TRON_POWER: 2 });

export const TransferContract = defineMessage('TransferContract', {
  owner_address: [1, 'address'],
  to_address: [2, 'address'],
  amount: [3, 'int64'],
});

export const FreezeBalanceContract = defineMessage('FreezeBalanceContract', {
  owner_address: [1, 'address'],
  frozen_balance: [2, 'int64'],
  frozen_duration: [3, 'int64'],
  resource: [10, ResourceCode],
  receiver_address: [15, 'address'],
});

export const UnfreezeBalanceContract = defineMessage('UnfreezeBalanceContract', {
  owner_address: [1, 'address'],
  resource: [10, ResourceCode],
  receiver_address: [15, 'address'],
});

export const FreezeBalanceV2Contract = defineMessage('FreezeBalanceV2Contract', {
  owner_address: [1, 'address'],
  frozen_balance: [2, 'int64'],
  resource: [3, ResourceCode],
});

export const UnfreezeBalanceV2Contract = defineMessage('UnfreezeBalanceV2Contract', {
  owner_address: [1, 'address'],
  unfreeze_balance: [2, 'int64'],
  resource: [3, ResourceCode],
});

export const DelegateResourceContract = defineMessage('DelegateResourceContract', {
  owner_address: [1, 'address'],
  resource: [2, ResourceCode],
  balance: [3, 'int64'],
  receiver_address: [4, 'address'],
  lock: [5, 'bool'],
  lock_period: [6, 'int64'],
});

export const UnDelegateResourceContract = defineMessage('UnDelegateResourceContract', {
  owner_address: [1, 'address'],
  resource: [2, ResourceCode],
  balance: [3, 'int64'],
  receiver_address: [4, 'address'],
});

export const WithdrawBalanceContract = ownerOnly('WithdrawBalanceContract');
export const WithdrawExpireUnfreezeContract = ownerOnly('WithdrawExpireUnfreezeContract');
export const CancelAllUnfreezeV2Contract = ownerOnly('CancelAllUnfreezeV2Contract');

/* @__NO_SIDE_EFFECTS__ */
function ownerOnly(name: string): MessageType<{ readonly owner_address: readonly [1, 'address'] }> {
  return defineMessage(name, { owner_address: [1, 'address'] });
}
