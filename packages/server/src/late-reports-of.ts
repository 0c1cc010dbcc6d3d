import { blockWith } from './indexer/node/block-with.ts';
import type { Modules } from './modules/modules.ts';
import { judgesOf } from './orders/judges.ts';
import type { LateReports } from './orders/late-report.ts';

/** How reports are judged that come after the block of their transaction. */
export function lateReportsOf({ client, plans, projections, log }: Modules): LateReports {
  const sources = projections.flatMap((projection) => projection.sources);
  return {
    judges: judgesOf(plans, sources),
    sources,
    blockWith: (txid, signal) => blockWith(client, txid, signal),
    log,
  };
}
