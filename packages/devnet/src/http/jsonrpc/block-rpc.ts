import type { JsonObject } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import { blockSize } from '../../wire/block-json.ts';
import { EMPTY_BLOOM, minerOf, quantity, ZERO_HASH } from './rpc-values.ts';
import { transactionRpc } from './transaction-rpc.ts';

const MILLISECONDS = 1000;

/** A block as Ethereum clients read it, with whole transactions or their hashes. */
export function blockRpc(block: Block, whole: boolean, energyPrice: bigint): JsonObject {
  const used = block.receipts.reduce((sum, receipt) => sum + receipt.energyUsageTotal, 0n);
  const limit = block.transactions.reduce((sum, { raw }) => sum + raw.fee_limit, 0n);
  return {
    number: quantity(block.number),
    hash: `0x${block.id}`,
    parentHash: `0x${block.parentId}`,
    timestamp: quantity(Math.floor(block.timestamp / MILLISECONDS)),
    transactions: block.transactions.map((transaction, index) =>
      whole ? transactionRpc({ block, index }, energyPrice) : `0x${transaction.id}`,
    ),
    transactionsRoot: `0x${block.txTrieRoot}`,
    stateRoot: '0x',
    receiptsRoot: ZERO_HASH,
    logsBloom: EMPTY_BLOOM,
    miner: minerOf(block),
    size: quantity(blockSize(block)),
    gasLimit: quantity(limit),
    gasUsed: quantity(used),
    baseFeePerGas: '0x0',
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    mixHash: ZERO_HASH,
    nonce: '0x0000000000000000',
    sha3Uncles: ZERO_HASH,
    uncles: [],
  };
}
