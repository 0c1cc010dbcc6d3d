import { defineMessage } from '../protobuf/message-type.ts';

export const BlockHeaderRaw = defineMessage('BlockHeader.raw', {
  timestamp: [1, 'int64'],
  txTrieRoot: [2, 'bytes'],
  parentHash: [3, 'bytes'],
  number: [7, 'int64'],
  witness_id: [8, 'int64'],
  witness_address: [9, 'address'],
  version: [10, 'int32'],
  accountStateRoot: [11, 'bytes'],
});

export const BlockHeader = defineMessage('BlockHeader', {
  raw_data: [1, BlockHeaderRaw],
  witness_signature: [2, 'bytes'],
});
