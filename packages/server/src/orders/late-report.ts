import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { Address } from '@vellum/tron/address';
import { sql } from 'kysely';
import { readStoredEvents } from '../indexer/events/stored-events.ts';
import type { IndexedBlock, IndexedTransaction } from '../indexer/indexed-block.ts';
import type { EventSource } from '../indexer/projection.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { isLater } from './chain-seen.ts';
import { type BlockMatter, type Finding, matchBlock } from './match-block.ts';
import { timeOfParent } from './matcher-store.ts';
import { noteFinding } from './note-finding.ts';
import type { OrderDeps } from './order-engine.ts';
import { countingHint, markForeign, markLate } from './order-hints.ts';
import { holdPosition, type OrderPosition } from './order-position.ts';
import { replyOf } from './order-reply.ts';
import { findOrder, lockOrder } from './order-store.ts';
import type { Report } from './report-order.ts';
import type { Judge } from './verify.ts';

export type LateReports = Readonly<{
  judges: ReadonlyMap<OrderKind, Judge>;
  sources: readonly EventSource[];
  /** The block that a node shows for the transaction; null while it is in none. */
  blockWith(txid: string, signal: AbortSignal): Promise<IndexedBlock | null>;
  log: Readonly<{ warn(details: object, message: string): void }>;
}>;

/** Longest that an After waits for a node, in milliseconds. */
const NODE_TIMEOUT = 5_000;
/** More logs than one transaction can pay for. */
const MOST_LOGS = 100_000;

type Sighting = Readonly<{ block: IndexedBlock; transaction: IndexedTransaction }>;

/**
 * Judges a transaction whose block the index had before the report: the matcher has passed that block and never sees
 * the hint. The hint is kept by then, so a block that comes meanwhile is the matcher's. Null when nothing changed; a
 * node that does not answer costs the judgement, never the report.
 */
export async function judgeLateReport(
  deps: OrderDeps,
  address: Address,
  report: Report,
): Promise<OrderReply | null> {
  const { late, database } = deps;
  if (late === undefined) return null;
  try {
    const sighting = await sightingOf(late, report.txid);
    if (sighting === null) return null;
    return await database
      .transaction()
      .execute((tx) => judge(tx, { deps, late, address, report, sighting }));
  } catch (error) {
    late.log.warn(
      { order: report.orderId, error: String(error) },
      'could not verify a late order report',
    );
    return null;
  }
}

async function sightingOf(late: LateReports, txid: string): Promise<Sighting | null> {
  const block = await late.blockWith(txid, AbortSignal.timeout(NODE_TIMEOUT));
  const transaction = block?.transactions.find(({ id }) => id === txid);
  // A block whose header does not commit to its transactions is one node's word.
  if (block === null || transaction === undefined || block.unproven) return null;
  return { block, transaction };
}

type Case = Readonly<{
  deps: OrderDeps;
  late: LateReports;
  address: Address;
  report: Report;
  sighting: Sighting;
}>;

async function judge(tx: DatabaseTransaction, given: Case): Promise<OrderReply | null> {
  const { deps, address, report, sighting } = given;
  const isTheirs = await lockOrder(tx, report.orderId, address);
  const position = await holdPosition(tx);
  const row = isTheirs ? await findOrder(tx, report.orderId, address) : null;
  const hint = await countingHint(tx, report.orderId, report.txid);
  if (position === null || row === null || hint === null) return null;
  if (row.outcome !== null || isLater(sighting.block, hint.seen)) return null;
  if (!(await isIndexed(tx, sighting.block))) return null;
  const late = { ...hint, late_block: sighting.block.id };
  const matter = await matterOf(tx, given, { rows: [row], hints: [late] });
  const finding = matchBlock(matter).find(isRefusal);
  if (finding === undefined) return null;
  const place = { position, now: deps.clock() };
  await (finding.verdict === 'foreign'
    ? markForeign(tx, hint)
    : markLate(tx, hint, sighting.block.id));
  await noteInPast(tx, finding, sighting.block, place);
  const noted = await findOrder(tx, report.orderId, address);
  return noted && replyOf(noted, position, place.now);
}

/** Whatever else the block shows was for the matcher to find. */
const isRefusal = ({ verdict }: Finding) =>
  verdict === 'foreign' || verdict.outcome === 'mismatched';

async function isIndexed(tx: DatabaseTransaction, { number, id }: IndexedBlock): Promise<boolean> {
  const { rows } = await sql`select from chain_block
    where number = ${number} and id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** The reported transaction alone, with the events that the index keeps of it. */
async function matterOf(
  tx: DatabaseTransaction,
  { late, sighting: { block, transaction } }: Case,
  orders: Pick<BlockMatter, 'rows' | 'hints'>,
): Promise<BlockMatter> {
  const after = { block: block.number, transaction: transaction.index, log: -1 };
  const range = { after, last: block.number, most: MOST_LOGS };
  const { events } = await readStoredEvents(tx, late.sources, range);
  return {
    ...orders,
    block: { ...block, transactions: [transaction] },
    parentTime: await timeOfParent(tx, block),
    events,
    judges: late.judges,
  };
}

/** Undone with its block like everything that the block showed. */
async function noteInPast(
  tx: DatabaseTransaction,
  finding: Finding,
  { number }: IndexedBlock,
  place: Readonly<{ position: OrderPosition; now: number }>,
): Promise<void> {
  const undone = number > place.position.solid.number ? String(number) : '';
  await sql`select set_config('vellum.live_block', ${undone}, true)`.execute(tx);
  // It was reported a moment ago; its deadline may lie before the solid block already.
  await noteFinding(tx, finding, number, place, 'submitted');
}
