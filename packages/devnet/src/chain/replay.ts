import { equalBytes } from '@vellum/tron/bytes';
import { decodeTransaction } from '@vellum/tron/transaction';
import { BlockBuilder } from './block-builder.ts';
import { type BlockRecord, decodeBlock } from './block-record.ts';
import type { Ledger } from './ledger.ts';

/** Executing a recorded block again gave something else: it was made under other rules. */
export class ReplayDiffers extends Error {
  override readonly name = 'ReplayDiffers';
  readonly number: number;

  constructor(number: number, options?: ErrorOptions) {
    super(`block ${number} does not replay to the state it was recorded with`, options);
    this.number = number;
  }
}

/**
 * Executes a recorded block on top of the ledger. Signatures and admission were checked when it was made;
 * state hash, receipts and id must come out as recorded, or it throws `ReplayDiffers`.
 */
export async function replayBlock(ledger: Ledger, bytes: Uint8Array): Promise<void> {
  const recorded = decodeBlock(bytes);
  const builder = new BlockBuilder(ledger, recorded.header.timestamp);
  try {
    for (const edit of recorded.edits) builder.edit(edit);
    for (const encoded of recorded.transactions) await builder.add(decodeTransaction(encoded));
  } catch (cause) {
    throw new ReplayDiffers(recorded.header.number, { cause });
  }
  const replayed = decodeBlock(builder.seal().bytes);
  if (!isSame(recorded, replayed)) throw new ReplayDiffers(recorded.header.number);
}

function isSame(recorded: BlockRecord, replayed: BlockRecord): boolean {
  return (
    recorded.header.id === replayed.header.id &&
    recorded.stateHash === replayed.stateHash &&
    equalBytes(recorded.receipts, replayed.receipts)
  );
}
