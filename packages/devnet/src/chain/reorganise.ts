import { isTime } from '../clock.ts';
import { Refusal } from '../execution/refusal.ts';
import type { Block } from './block.ts';
import { BlockBuilder } from './block-builder.ts';
import type { BranchBlock, Reorganisation, ReorganisationResult } from './control.ts';
import { ControlRefused } from './control-refused.ts';
import type { ChainCore } from './core.ts';

/** Far more than a reorganisation needs; nothing else happens while they are made. */
const MOST_BLOCKS = 10_000;

type Dropped = ReorganisationResult['dropped'][number];

/**
 * Replaces the last blocks by a branch that ends strictly higher. Transactions are checked like new ones, so
 * those that the branch makes invalid are dropped and named; what the branch leaves out is gone.
 */
export function reorganise(
  core: ChainCore,
  plan: Reorganisation,
): Promise<{ result: ReorganisationResult; durable: Promise<void> }> {
  const { ledger, pool } = core;
  const keep = ledger.archive.height - plan.depth;
  refuseUnsound(core, plan, keep);
  return core.change(async () => {
    const waiting = pool.lift();
    const removed = blocksAbove(core, keep);
    ledger.startBranch(keep);
    const added: Block[] = [];
    const printed: BlockBuilder['console'][] = [];
    const dropped: Dropped[] = [];
    for (const wanted of plan.blocks) {
      const builder = new BlockBuilder(ledger, timestampOf(core, wanted));
      dropped.push(...(await fill(core, builder, wanted, plan.ignoreReference === true)));
      const { block } = builder.seal();
      added.push(block);
      printed.push(builder.console);
    }
    const blocks = ledger.adoptBranch();
    core.marks.dropAbove(keep);
    const durable = core.publish({ keep, blocks });
    for (const [index, block] of added.entries()) {
      core.observe((observer) => observer.mined(block, printed[index] ?? new Map()));
    }
    await pool.restore(waiting, core.nextTimestamp());
    return { result: { head: ledger.head, removed, added, dropped }, durable };
  });
}

function refuseUnsound(core: ChainCore, { depth, blocks }: Reorganisation, keep: number): void {
  if (!Number.isInteger(depth) || depth < 0) throw new ControlRefused('depth must be 0 or more');
  if (keep < core.solidNumber) {
    throw new ControlRefused(
      `depth ${depth} reaches into solid blocks (the newest is ${core.solidNumber})`,
    );
  }
  if (blocks.length <= depth) {
    throw new ControlRefused(
      `${blocks.length} blocks do not end higher than the ${depth} they replace`,
    );
  }
  if (blocks.length > MOST_BLOCKS) {
    throw new ControlRefused(`a branch has ${MOST_BLOCKS} blocks at most`);
  }
  refuseDisorder(core, blocks, keep);
}

function refuseDisorder(core: ChainCore, blocks: Reorganisation['blocks'], keep: number): void {
  let parent = core.ledger.block(keep).timestamp;
  for (const { timestamp } of blocks) {
    if (timestamp !== undefined && !isTime(timestamp)) {
      throw new ControlRefused('time is in milliseconds, up to the year 9999');
    }
    if (timestamp !== undefined && timestamp <= parent) {
      throw new ControlRefused('a block must be later than the one before it');
    }
    parent = timestamp ?? parent + 1;
  }
}

function blocksAbove({ ledger }: ChainCore, number: number): Block[] {
  const count = ledger.archive.height - number;
  return Array.from({ length: count }, (_, index) => ledger.block(number + 1 + index));
}

function timestampOf({ ledger, clock }: ChainCore, { timestamp }: BranchBlock): number {
  return ledger.nextTimestamp(timestamp ?? clock.now());
}

async function fill(
  core: ChainCore,
  builder: BlockBuilder,
  { transactions }: BranchBlock,
  ignoreReference: boolean,
): Promise<Dropped[]> {
  const dropped: Dropped[] = [];
  for (const transaction of transactions) {
    try {
      core.check(transaction, { ignoreReference });
      await builder.add(transaction);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      dropped.push({ transaction, message: error.message });
    }
  }
  return dropped;
}
