import { blockWith } from './indexer/node/block-with.ts';
import type { Modules } from './modules/modules.ts';
import { judgesOf } from './orders/judges.ts';
import type { LateReports } from './orders/late-report.ts';
import { createTurns } from './platform/turns.ts';

/** How reports are judged that come after the block of their transaction. */
export function lateReportsOf({ client, plans, projections, log }: Modules): LateReports {
  const sources = projections.flatMap((projection) => projection.sources);
  // A block is read and hashed whole.
  const reading = createTurns(2, 20);
  return {
    judges: judgesOf(plans, sources),
    sources,
    blockWith: (txid, signal) => reading.run(() => blockWith(client, txid, signal)),
    log,
  };
}
