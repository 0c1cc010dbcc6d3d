import type { JsonObject } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import { encodedOf } from '../../execution/encoded.ts';
import { EMPTY_BLOOM, evmAddress, quantity, ZERO_HASH } from './rpc-values.ts';
import { transactionRpc } from './transaction-rpc.ts';

const MILLISECONDS = 1000;

/** A block as Ethereum clients read it, with whole transactions or their hashes. */
export function blockRpc(block: Block, whole: boolean, energyPrice: bigint): JsonObject {
  const used = block.receipts.reduce((sum, receipt) => sum + receipt.energyUsageTotal, 0n);
  const size = block.transactions.reduce((sum, each) => sum + encodedOf(each).length, 0);
  return {
    number: quantity(block.number),
    hash: `0x${block.id}`,
    parentHash: `0x${block.parentId}`,
    timestamp: quantity(Math.floor(block.timestamp / MILLISECONDS)),
    transactions: block.transactions.map((transaction, index) =>
      whole ? transactionRpc({ block, index }, energyPrice) : `0x${transaction.id}`,
    ),
    transactionsRoot: `0x${block.txTrieRoot}`,
    stateRoot: `0x${block.stateHash}`,
    receiptsRoot: ZERO_HASH,
    logsBloom: EMPTY_BLOOM,
    miner: evmAddress(block.witness),
    size: quantity(size),
    gasLimit: quantity(used),
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
