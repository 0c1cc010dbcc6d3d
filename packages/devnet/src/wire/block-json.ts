import { concatBytes, fromHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { defineMessage, repeated } from '@vellum/tron/protobuf/message-type';
import { BlockHeader } from '@vellum/tron/protocol/block';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Block } from '../chain/block.ts';
import { encodedResult } from '../chain/merkle-root.ts';
import { encodedOf } from '../execution/encoded.ts';
import { asJavaObject } from './java-object.ts';
import { minedTransactionJson } from './transaction-json.ts';

/** `Block` of Tron.proto; its transactions are encoded already. */
const BlockMessage = defineMessage('Block', {
  transactions: [1, repeated('bytes')],
  block_header: [2, BlockHeader],
});

/** Bytes of the block as nodes send it to each other. */
export function blockSize(block: Block): number {
  const transactions = block.transactions.map((transaction, index) => {
    const receipt = block.receipts[index];
    const bytes = encodedOf(transaction);
    return receipt ? concatBytes(bytes, encodedResult(receipt.result)) : bytes;
  });
  return encodeMessage(BlockMessage, { transactions, block_header: headerOf(block) }).length;
}

/** A block as `getblock…` prints it; `detail` adds its transactions. */
export function blockJson(block: Block, style: JsonStyle, detail = true): JsonObject {
  return {
    blockID: block.id,
    block_header: asJavaObject(messageToJson(BlockHeader, headerOf(block), style)),
    ...(detail &&
      block.transactions.length > 0 && {
        transactions: block.transactions.map((transaction, index) =>
          minedTransactionJson(transaction, block.receipts[index], style),
        ),
      }),
  };
}

function headerOf(block: Block) {
  return {
    raw_data: {
      timestamp: BigInt(block.timestamp),
      txTrieRoot: fromHex(block.txTrieRoot),
      parentHash: fromHex(block.parentId),
      number: BigInt(block.number),
      witness_address: fromHex(block.witness),
      version: block.version,
    },
    witness_signature: block.witnessSignature,
  };
}
