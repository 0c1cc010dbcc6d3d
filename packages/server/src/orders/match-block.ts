import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { IndexedBlock, IndexedTransaction } from '../indexer/indexed-block.ts';
import type { ChainEvent } from '../indexer/projection.ts';
import { isLater } from './chain-seen.ts';
import { type Claimant, chooseOrder, LONGEST_WAIT } from './choose-order.ts';
import type { BlockHint } from './matcher-store.ts';
import { callOfRow, type OrderRow } from './order-row.ts';
import {
  type Judge,
  problemOfCall,
  provingEvent,
  resultOf,
  type Verdict,
  verify,
  type Wanted,
} from './verify.ts';

/** What a block says about one order. */
export type Finding = Readonly<{
  row: OrderRow;
  transaction: IndexedTransaction;
  /** `foreign`: reported for an order of another address; it changes nothing. */
  verdict: Verdict | 'foreign';
  /** The contract that was called, when the effect came about through another one. */
  via: string | null;
}>;

export type BlockMatter = Readonly<{
  block: IndexedBlock;
  /** Chain time of the block before it. */
  parentTime: number;
  events: readonly ChainEvent[];
  rows: readonly OrderRow[];
  hints: readonly BlockHint[];
  judges: ReadonlyMap<OrderKind, Judge>;
}>;

type Candidate = Claimant &
  Readonly<{ row: OrderRow; wanted: Wanted; hint: BlockHint | undefined }>;

/** Which orders the transactions of a block belong to. Pure: what it is given decides. */
export function matchBlock(matter: BlockMatter): readonly Finding[] {
  const taken = new Set(matter.rows.filter(hasTransaction).map(({ id }) => id));
  return matter.block.transactions.flatMap((transaction) => {
    const findings = findingsOf(transaction, matter, taken);
    for (const { row, verdict } of findings) {
      if (verdict !== 'foreign' && verdict.outcome !== 'mismatched') taken.add(row.id);
    }
    return findings;
  });
}

const hasTransaction = ({ outcome }: OrderRow) => outcome !== null && outcome !== 'mismatched';

function findingsOf(
  transaction: IndexedTransaction,
  matter: BlockMatter,
  taken: ReadonlySet<string>,
): Finding[] {
  const candidates = candidatesOf(transaction, matter, taken);
  const own = candidates.filter(({ row }) => row.address === transaction.owner);
  const found = directMatch(own, transaction, matter) ?? viaMatch(own, transaction, matter);
  const wrong = candidates
    .filter(({ row, hint }) => hint?.counts === true && row.id !== found?.row.id)
    .filter(({ row }) => !wasDropped(row, transaction, matter))
    .flatMap(({ row, wanted }) => refusal(row, wanted, transaction, matter));
  const late = lateCandidatesOf(transaction, matter, taken)
    .filter(({ row }) => row.id !== found?.row.id)
    .flatMap((candidate) => lateRefusal(candidate, transaction, matter));
  return [...(found === undefined ? [] : [found]), ...wrong, ...late];
}

/** A dropped order stays so unless a transaction fulfils it after all. */
const wasDropped = (
  { address, deadline }: OrderRow,
  { owner }: IndexedTransaction,
  { block }: BlockMatter,
) => owner === address && deadline !== null && block.timestamp > Number(deadline);

function candidatesOf(
  transaction: IndexedTransaction,
  { block, rows, hints }: BlockMatter,
  taken: ReadonlySet<string>,
): Candidate[] {
  const hintFor = new Map(
    hints
      .filter(({ txid, seen }) => txid === transaction.id && isLater(block, seen))
      .map((hint) => [hint.order_id, hint]),
  );
  const isFresh = ({ id, chain_time: since }: OrderRow) =>
    hintFor.has(id) || Number(since) > block.timestamp - LONGEST_WAIT;
  // Others' orders only where this transaction was reported for them: blocks and orders may both be many.
  const concerns = ({ id, address }: OrderRow) => address === transaction.owner || hintFor.has(id);
  return rows
    .filter((row) => concerns(row) && !taken.has(row.id))
    .filter((row) => isLater(block, row.seen) && isFresh(row))
    .map((row) => candidateOf(row, hintFor.get(row.id)));
}

/** Orders that the transaction was reported for when the index already had its block. */
function lateCandidatesOf(
  { id: txid }: IndexedTransaction,
  { block, rows, hints }: BlockMatter,
  taken: ReadonlySet<string>,
): Candidate[] {
  const isLate = (hint: BlockHint) =>
    hint.txid === txid && hint.counts && hint.late_block === block.id;
  const reportedFor = new Set(hints.filter(isLate).map(({ order_id }) => order_id));
  return rows
    .filter(({ id }) => reportedFor.has(id) && !taken.has(id))
    .map((row) => candidateOf(row, undefined));
}

function candidateOf(row: OrderRow, hint: BlockHint | undefined): Candidate {
  const { id, address, seen, cancelled_seen: cancelledSeen, bounds } = row;
  const wanted = { address, call: callOfRow(row), bounds };
  return { id, seen, cancelledSeen, isHinted: hint !== undefined, row, wanted, hint };
}

/** The quoted call itself, by the quoted sender. */
function directMatch(
  own: readonly Candidate[],
  transaction: IndexedTransaction,
  matter: BlockMatter,
): Finding | undefined {
  if (transaction.kind !== 'call') return undefined;
  const exact = own.filter(({ wanted }) => problemOfCall(wanted, transaction) === null);
  const chosen = chooseOrder(exact, matter.block);
  const judge = chosen && matter.judges.get(chosen.row.kind);
  if (chosen === undefined || judge === undefined) return undefined;
  const verdict = verify(chosen.wanted, evidenceOf(transaction, matter), judge);
  // Without the effect it is only told to an order that it was reported for, see `refusal`.
  if (verdict.outcome === 'mismatched') return undefined;
  return { row: chosen.row, transaction, verdict, via: null };
}

/** The effect of the quoted call, brought about by the quoted sender through another contract. */
function viaMatch(
  own: readonly Candidate[],
  transaction: IndexedTransaction,
  matter: BlockMatter,
): Finding | undefined {
  const events = eventsOf(transaction, matter);
  const proofOf = ({ row, wanted }: Candidate) => {
    const proof = matter.judges.get(row.kind)?.proof;
    const isVia = transaction.success && transaction.contract !== wanted.call.contract;
    if (proof === undefined || proof.ofCallOnly || !isVia) return undefined;
    const event = provingEvent(wanted, events, proof);
    return event && { event, result: resultOf(proof, event, wanted) };
  };
  const chosen = chooseOrder(
    own.filter((candidate) => proofOf(candidate) !== undefined),
    matter.block,
  );
  if (chosen === undefined) return undefined;
  const verdict: Verdict = { outcome: 'succeeded', result: proofOf(chosen)?.result ?? null };
  return { row: chosen.row, transaction, verdict, via: transaction.contract };
}

/**
 * A late report can only refuse. It neither settles an order that the index passed over nor refuses a transaction that
 * fulfils it.
 */
function lateRefusal(
  candidate: Candidate,
  transaction: IndexedTransaction,
  matter: BlockMatter,
): Finding[] {
  const { row, wanted } = candidate;
  const own = transaction.owner === row.address ? [candidate] : [];
  const match = directMatch(own, transaction, matter) ?? viaMatch(own, transaction, matter);
  return match === undefined ? refusal(row, wanted, transaction, matter) : [];
}

/** Why a transaction that was reported for an order is not of it. */
function refusal(
  row: OrderRow,
  wanted: Wanted,
  transaction: IndexedTransaction,
  matter: BlockMatter,
): Finding[] {
  const of = { row, transaction, via: null };
  if (transaction.owner !== row.address) return [{ ...of, verdict: 'foreign' }];
  if (transaction.kind !== 'call') {
    return [{ ...of, verdict: { outcome: 'mismatched', problem: { code: 'TX_TYPE_WRONG' } } }];
  }
  const judge = matter.judges.get(row.kind);
  if (judge === undefined) return [];
  const verdict = verify(wanted, evidenceOf(transaction, matter), judge);
  if (verdict.outcome === 'mismatched') return [{ ...of, verdict }];
  // An equal order of the same address was nearer.
  return [{ ...of, verdict: { outcome: 'mismatched', problem: { code: 'TX_EVENT_FOREIGN' } } }];
}

const eventsOf = ({ index }: IndexedTransaction, { events }: BlockMatter) =>
  events.filter(({ transactionIndex }) => transactionIndex === index);

const evidenceOf = (transaction: IndexedTransaction, matter: BlockMatter) => ({
  transaction,
  parentTime: matter.parentTime,
  events: eventsOf(transaction, matter),
});
