import { attempt } from '../indexer/annotate.ts';
import type { BlockAnnotator, EventSource } from '../indexer/projection.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { judgesOf } from './judges.ts';
import { matchBlock } from './match-block.ts';
import { hasNoOrders, hintsInBlock, ordersForBlock, timeOfParent } from './matcher-store.ts';
import { noteFinding } from './note-finding.ts';
import type { AnyOrderPlan } from './order-plan.ts';
import { beforeFirstBlock, readPosition } from './order-position.ts';
import { tellSolid } from './tell-solid.ts';
import { tellUndone } from './tell-undone.ts';

export type MatcherDeps = Readonly<{
  plans: readonly AnyOrderPlan[];
  /** Decode the events that prove the plans. */
  sources: readonly EventSource[];
  clock: Clock;
  log: Readonly<{ warn(details: object, message: string): void }>;
}>;

/** Finds the transactions of orders in blocks. Only it and `judgeLateReport` write what the chain shows of an order. */
export function createOrderMatcher(deps: MatcherDeps): BlockAnnotator {
  const { plans, sources, clock } = deps;
  const judges = judgesOf(plans, sources);
  const isIdle = oncePerTransaction(hasNoOrders);
  return {
    tables: ['order_chain'],
    sources,
    async annotate(tx, block, { events }) {
      if (block.transactions.length === 0 || (await isIdle(tx))) return;
      const hints = await hintsInBlock(tx, block);
      const rows = await ordersForBlock(tx, block, hints);
      if (rows.length === 0) return;
      const parentTime = await timeOfParent(tx, block);
      const findings = matchBlock({ block, parentTime, events, rows, hints, judges });
      const position = (await readPosition(tx)) ?? beforeFirstBlock;
      for (const finding of findings) {
        // One order's trouble is not another's.
        await attempt(
          tx,
          () => noteFinding(tx, finding, block.number, { position, now: clock() }),
          (error) =>
            deps.log.warn(
              { order: finding.row.id, error: String(error) },
              'order matching failed, skipped',
            ),
        );
      }
    },
    undone: (tx, block) => tellUndone(tx, block.number, clock),
    solidified: (tx, solid) => tellSolid(tx, solid, clock),
  };
}

/**
 * Asks once for all blocks of a transaction. What comes to be known meanwhile can only be about later blocks: those of
 * the transaction were read before it began.
 */
function oncePerTransaction(ask: (tx: DatabaseTransaction) => Promise<boolean>) {
  const answers = new WeakMap<DatabaseTransaction, Promise<boolean>>();
  return (tx: DatabaseTransaction): Promise<boolean> => {
    const answer = answers.get(tx) ?? ask(tx);
    answers.set(tx, answer);
    return answer;
  };
}
