import { blockWith } from './indexer/node/block-with.ts';
import { judgesOf } from './orders/judges.ts';
import type { LateReports } from './orders/late-report.ts';
import type { Services } from './services/services.ts';

/** How reports are judged that come after the block of their transaction. */
export function lateReportsOf({ client, plans, projections, log }: Services): LateReports {
  const sources = projections.flatMap((projection) => projection.sources);
  return {
    judges: judgesOf(plans, sources),
    sources,
    blockWith: (txid, signal) => blockWith(client, txid, signal),
    log,
  };
}
