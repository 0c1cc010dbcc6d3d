import type { Transaction } from '@vellum/tron/transaction';
import { checkExpiration } from '../execution/admission.ts';
import { Refusal } from '../execution/refusal.ts';
import type { StateEdit } from '../execution/state-edit.ts';
import type { Block } from './block.ts';
import { BlockBuilder } from './block-builder.ts';
import type { ChainCore } from './core.ts';

/** Blocks made, what they printed, and when they are on the disk. In an object, or waiting for the one would wait for the other. */
export type Mined = Readonly<{
  block: Block;
  console: BlockBuilder['console'];
  durable: Promise<void>;
}>;

/** A block of exactly this transaction, for a chain with an empty pool. Throws a `Refusal`. */
export async function mineOne(core: ChainCore, transaction: Transaction): Promise<Mined> {
  const builder = new BlockBuilder(core.ledger, core.nextTimestamp());
  await builder.add(transaction);
  return core.change(async () => {
    const mined = seal(core, builder);
    core.consumeNextBlockTime(mined.block);
    return mined;
  });
}

/** A block of all waiting transactions that it has room for; those that have become invalid are dropped. */
export function mineWaiting(core: ChainCore): Promise<Mined> {
  return core.change(async () => {
    const waiting = core.pool.lift();
    const builder = new BlockBuilder(core.ledger, core.nextTimestamp());
    const postponed: Transaction[] = [];
    for (const transaction of waiting) {
      if (builder.fits(transaction)) await tryAdd(core, builder, transaction);
      else postponed.push(transaction);
    }
    const mined = seal(core, builder);
    core.consumeNextBlockTime(mined.block);
    await core.pool.restore(postponed, core.nextTimestamp());
    return mined;
  });
}

/** Blocks until nothing waits. */
export async function drainPool(core: ChainCore): Promise<Mined | undefined> {
  let last: Mined | undefined;
  while (core.pool.size > 0) last = await mineWaiting(core);
  return last;
}

/** A block of edits alone; what waits continues waiting. */
export function mineEdits(core: ChainCore, edits: readonly StateEdit[]): Promise<Mined> {
  return core.change(async () => {
    const waiting = core.pool.lift();
    const builder = new BlockBuilder(core.ledger, core.nextEditTimestamp());
    for (const edit of edits) builder.edit(edit);
    const mined = seal(core, builder);
    await core.pool.restore(waiting, core.nextTimestamp());
    return mined;
  });
}

// Time has passed and permissions may have changed since the transaction was let into the pool.
async function tryAdd(
  core: ChainCore,
  builder: BlockBuilder,
  transaction: Transaction,
): Promise<void> {
  const { ledger, clock } = core;
  try {
    checkExpiration({ head: ledger.head, now: clock.now() }, transaction);
    core.authorise(transaction);
    await builder.add(transaction);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function seal(core: ChainCore, builder: BlockBuilder): Mined {
  const keep = core.ledger.archive.height;
  const { block, bytes } = builder.seal();
  const { console } = builder;
  const durable = core.publish({ keep, blocks: [bytes] });
  core.observe((observer) => observer.mined(block, console));
  return { block, console, durable };
}
