import type { OrderCause, OrderState } from '@vellum/api/order-states';
import { attempt } from '../indexer/annotate.ts';
import type { BlockAnnotator, EventSource } from '../indexer/projection.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { beforeFirstBlock, type ChainPosition, readPosition } from './chain-position.ts';
import { type Finding, matchBlock } from './match-block.ts';
import {
  hasNoOrders,
  hintsInBlock,
  orderById,
  ordersForBlock,
  timeOfParent,
  writeBinding,
} from './matcher-store.ts';
import { recordChange, tellOrder } from './order-change.ts';
import type { AnyOrderPlan } from './order-plan.ts';
import { stateOfRow } from './order-row.ts';
import { tellSolid } from './tell-solid.ts';
import { tellUndone } from './tell-undone.ts';

export type MatcherDeps = Readonly<{
  plans: readonly AnyOrderPlan[];
  /** Decode the events that prove the plans. */
  sources: readonly EventSource[];
  clock: Clock;
  log: Readonly<{ warn(details: object, message: string): void }>;
}>;

/** Finds the transactions of orders in blocks. It alone writes what the chain shows of an order. */
export function createOrderMatcher(deps: MatcherDeps): BlockAnnotator {
  const { plans, sources, clock } = deps;
  const sourceOf = new Map(sources.map((source) => [source.source, source]));
  const judges = new Map(
    plans.map((plan) => {
      const source = sourceOf.get(plan.proof.source);
      return [plan.kind, { ...plan, ...(source && { source }) }];
    }),
  );
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
          () => note(tx, finding, block.number, { position, now: clock() }),
          (error) =>
            deps.log.warn({ order: finding.row.id, error: String(error) }, 'order skipped'),
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

type Place = Readonly<{ position: ChainPosition; now: number }>;

/** The cause as the API's table of transitions names it. */
const causes = {
  succeeded: 'seen-in-block',
  failed: 'seen-failed',
  mismatched: 'seen-mismatched',
} as const satisfies Record<string, OrderCause>;

async function note(tx: DatabaseTransaction, finding: Finding, block: number, place: Place) {
  const { row, transaction, verdict, via } = finding;
  const from = stateOfRow(row, { now: place.now, solid: place.position.solid });
  const change = { orderId: row.id, from, txid: transaction.id, block };
  if (verdict === 'foreign') {
    const code = 'TX_SENDER_WRONG';
    await recordChange(tx, { ...change, to: from, cause: 'refused', code });
    return;
  }
  const binding = { orderId: row.id, txid: transaction.id, block, verdict, via };
  if (!(await writeBinding(tx, { ...binding, transactionIndex: transaction.index }))) return;
  const code = verdict.outcome === 'succeeded' ? undefined : verdict.problem.code;
  await recordChange(tx, {
    ...change,
    to: afterBlock[verdict.outcome],
    cause: causes[verdict.outcome],
    code,
  });
  // Of a block that is solid already the end is told instead, by `tellSolid`.
  const isOver = verdict.outcome !== 'mismatched' && block <= place.position.solid.number;
  const noted = isOver ? null : await orderById(tx, row.id);
  if (noted !== null) await tellOrder(tx, noted, place, { block, retracted: false });
}

/** What an order is right after the block, before it is solid. */
const afterBlock = {
  succeeded: 'included',
  failed: 'failing',
  mismatched: 'mismatched',
} as const satisfies Record<string, OrderState>;
