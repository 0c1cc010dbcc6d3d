import type { ChainCore } from './core.ts';

/** Takes the chain back to a mark; later marks are void. `found` is false when there is no such mark. */
export async function revertTo(
  core: ChainCore,
  id: number,
): Promise<{ found: boolean; durable: Promise<void> | undefined }> {
  const mark = core.marks.take(id);
  if (mark === undefined) return { found: false, durable: undefined };
  return core.change(async () => {
    const { ledger, pool, clock } = core;
    pool.lift();
    const removes = ledger.archive.height > mark.number;
    ledger.startBranch(mark.number);
    ledger.adoptBranch();
    core.forgetSolidAbove(mark.number);
    clock.offset = mark.clockOffset;
    core.nextBlockTime = undefined;
    const durable = removes ? core.publish({ keep: mark.number, blocks: [] }) : undefined;
    await pool.restore(mark.waiting, core.nextTimestamp());
    return { found: true, durable };
  });
}
