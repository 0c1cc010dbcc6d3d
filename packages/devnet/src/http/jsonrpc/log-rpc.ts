import type { JsonObject } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import type { Log } from '../../tvm/execution.ts';
import { bytes, evmAddress, quantity } from './rpc-values.ts';

/** Where a log stands: `place` counts all logs of the block. */
export type LogPlace = Readonly<{ block: Block; index: number; place: number }>;

export function logRpc(log: Log, { block, index, place }: LogPlace): JsonObject {
  return {
    address: evmAddress(log.address),
    blockHash: `0x${block.id}`,
    blockNumber: quantity(block.number),
    data: bytes(log.data),
    logIndex: quantity(place),
    removed: false,
    topics: log.topics.map(bytes),
    transactionHash: `0x${block.transactions[index]?.id ?? ''}`,
    transactionIndex: quantity(index),
  };
}
