import { addressBytes } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { BlockHeader } from '@vellum/tron/protocol/block';
import { type JsonStyle, messageToJson } from '@vellum/tron/protocol/to-json';
import type { Block } from '../chain/block.ts';
import { minedTransactionJson } from './transaction-json.ts';

/** A block as `getblock…` prints it; `detail` adds its transactions. */
export function blockJson(block: Block, style: JsonStyle, detail = true): JsonObject {
  return {
    blockID: block.id,
    block_header: messageToJson(BlockHeader, headerOf(block), style),
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
      witness_address: addressBytes(block.witness),
      version: block.version,
    },
    witness_signature: block.witnessSignature,
  };
}
