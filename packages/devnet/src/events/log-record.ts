import type { Block } from '../chain/block.ts';
import type { Chain } from '../chain/chain.ts';
import type { Receipt } from '../execution/receipt.ts';
import type { Log } from '../tvm/execution.ts';
import { blockOf, placeOf, positionOf } from './posting-list.ts';

/** A log with where it was written; `index` counts the logs of its transaction. */
export type LogRecord = Readonly<{ block: Block; receipt: Receipt; log: Log; index: number }>;

/** Resolves a position of the index; undefined when the block is gone. */
export function logAt(chain: Chain, position: number): LogRecord | undefined {
  const block = chain.blockByNumber(blockOf(position));
  let place = placeOf(position);
  for (const receipt of block?.receipts ?? []) {
    const log = receipt.logs[place];
    if (block && log) return { block, receipt, log, index: place };
    place -= receipt.logs.length;
  }
  return undefined;
}

/** Positions of all logs of a block, or of one of its transactions. */
export function logPositions(block: Block, txid?: string): number[] {
  const positions: number[] = [];
  let place = 0;
  for (const receipt of block.receipts) {
    for (const _ of receipt.logs) {
      if (txid === undefined || receipt.txid === txid) {
        positions.push(positionOf(block.number, place));
      }
      place++;
    }
  }
  return positions;
}
