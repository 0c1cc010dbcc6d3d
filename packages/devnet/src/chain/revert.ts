import { ControlRefused } from './control-refused.ts';
import type { ChainCore } from './core.ts';

/**
 * Takes the chain back to a mark; later marks are void. `found` is false when there is no such mark. Throws
 * `ControlRefused` where final blocks are protected and the mark is below one.
 */
export async function revertTo(
  core: ChainCore,
  id: number,
): Promise<{ found: boolean; durable: Promise<void> | undefined }> {
  const solid = core.solidNumber;
  const marked = core.marks.find(id)?.number;
  if (core.protectFinal && marked !== undefined && marked < solid) {
    throw new ControlRefused(
      `snapshot ${id} is at block ${marked}, but blocks up to ${solid} are final and an indexer may have stored them`,
    );
  }
  const mark = core.marks.take(id);
  if (mark === undefined) return { found: false, durable: undefined };
  return core.change(async () => {
    const { ledger, pool, clock } = core;
    pool.lift();
    const removes = ledger.archive.height > mark.number;
    ledger.startBranch(mark.number);
    ledger.adoptBranch();
    core.revertSolid(mark.number, solid);
    clock.offset = mark.clockOffset;
    core.nextBlockTime = undefined;
    const durable = removes ? core.publish({ keep: mark.number, blocks: [] }) : undefined;
    await pool.restore(mark.waiting, core.nextTimestamp());
    return { found: true, durable };
  });
}
