import type { JsonObject } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import { blockSize } from '../../wire/block-json.ts';
import { EMPTY_BLOOM, minerOf, quantity, ZERO_HASH } from './rpc-values.ts';
import { transactionRpc } from './transaction-rpc.ts';

const MILLISECONDS = 1000;

/** A block as Ethereum clients read it, with whole transactions or their hashes; fields by name, as java-tron has them. */
export function blockRpc(block: Block, whole: boolean, energyPrice: bigint): JsonObject {
  const used = block.receipts.reduce((sum, receipt) => sum + receipt.energyUsageTotal, 0n);
  const limit = block.transactions.reduce((sum, { raw }) => sum + raw.fee_limit, 0n);
  return {
    baseFeePerGas: '0x0',
    difficulty: '0x0',
    extraData: '0x',
    gasLimit: quantity(limit),
    gasUsed: quantity(used),
    hash: `0x${block.id}`,
    logsBloom: EMPTY_BLOOM,
    miner: minerOf(block),
    mixHash: ZERO_HASH,
    nonce: '0x0000000000000000',
    number: quantity(block.number),
    parentHash: `0x${block.parentId}`,
    receiptsRoot: ZERO_HASH,
    sha3Uncles: ZERO_HASH,
    size: quantity(blockSize(block)),
    stateRoot: '0x',
    timestamp: quantity(Math.floor(block.timestamp / MILLISECONDS)),
    totalDifficulty: '0x0',
    transactions: block.transactions.map((transaction, index) =>
      whole ? transactionRpc({ block, index }, energyPrice) : `0x${transaction.id}`,
    ),
    transactionsRoot: `0x${block.txTrieRoot}`,
    uncles: [],
  };
}
