import { defineMessage } from '@vellum/tron/protobuf/message-type';

/** The messages that requests are read as, with the names and kinds of java-tron's API. */

export const BytesMessage = defineMessage('BytesMessage', { value: [1, 'bytes'] });

export const NumberMessage = defineMessage('NumberMessage', { num: [1, 'int64'] });

export const PaginatedMessage = defineMessage('PaginatedMessage', {
  offset: [1, 'int64'],
  limit: [2, 'int64'],
});

export const BlockLimit = defineMessage('BlockLimit', {
  startNum: [1, 'int64'],
  endNum: [2, 'int64'],
});

export const BlockReq = defineMessage('BlockReq', {
  id_or_num: [1, 'string'],
  detail: [2, 'bool'],
});

export const DelegatedResourceMessage = defineMessage('DelegatedResourceMessage', {
  fromAddress: [1, 'address'],
  toAddress: [2, 'address'],
});

export const OwnerMessage = defineMessage('GetAvailableUnfreezeCountRequestMessage', {
  owner_address: [1, 'address'],
});

export const CanDelegatedMaxSizeRequest = defineMessage('CanDelegatedMaxSizeRequestMessage', {
  type: [1, 'int32'],
  owner_address: [2, 'address'],
});

export const CanWithdrawRequest = defineMessage('CanWithdrawUnfreezeAmountRequestMessage', {
  owner_address: [1, 'address'],
  timestamp: [2, 'int64'],
});

export const BlockIdentifier = defineMessage('BlockBalanceTrace.BlockIdentifier', {
  hash: [1, 'bytes'],
  number: [2, 'int64'],
});

const AccountIdentifier = defineMessage('AccountIdentifier', { address: [1, 'address'] });

export const AccountBalanceRequest = defineMessage('AccountBalanceRequest', {
  account_identifier: [1, AccountIdentifier],
  block_identifier: [2, BlockIdentifier],
});
