import type { PayoutHome } from '@vellum/contracts/payout-tree';
import { fromHexAddress } from '@vellum/tron/address';
import { sql } from 'kysely';
import type { ChainEvent } from '../indexer/projection.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { placeOf } from './ledger-batch.ts';
import type { LedgerStep } from './ledger-step.ts';
import { buildRoot } from './payout-roots.ts';
import type { BuiltRoot } from './payout-rules.ts';
import { rootOf } from './verify-roots.ts';
import { writeRoot } from './write-ledger.ts';

type Proposal = Extract<LedgerStep, { kind: 'proposed' }>;
type Ending = Extract<LedgerStep, { kind: 'active' | 'vetoed' }>;

const MS = 1000n;

/** Writes a proposed root down, with its leaves when it is the one that the logs lead to. */
export async function keepRoot(
  transaction: DatabaseTransaction,
  home: PayoutHome,
  step: Proposal,
  event: ChainEvent,
): Promise<void> {
  const built = await rightRoot(transaction, home, step, event.block);
  const place = placeOf(event);
  const budget = (built?.leaves ?? []).reduce((sum, one) => sum + one.cumulative - one.since, 0n);
  const none = { active_block: null, active_at: null, active_txid: null };
  await writeRoot(
    transaction,
    {
      ...place,
      root: step.root,
      total: step.total,
      up_to_block: step.upToBlock,
      eta: step.eta * MS,
      at: BigInt(event.timestamp),
      txid: event.txid,
      is_right: built !== null,
      budget,
      ...none,
      vetoed_block: null,
      vetoed_at: null,
      vetoed_txid: null,
    },
    (built?.leaves ?? []).map(({ user, since, cumulative }, index) => ({
      ...place,
      place: index,
      address: fromHexAddress(user),
      since,
      cumulative,
    })),
  );
}

async function rightRoot(
  transaction: DatabaseTransaction,
  home: PayoutHome,
  { root, total, upToBlock }: Proposal,
  block: number,
): Promise<BuiltRoot | null> {
  const over = Number(upToBlock);
  if (over >= block || (await isReplacedSince(transaction, over))) return null;
  const built = await buildRoot(transaction, over);
  if (built === null || built.total !== total) return null;
  return rootOf(home, built.leaves) === root ? built : null;
}

/** A root over blocks before the last one became active would raise what that one has raised already. */
async function isReplacedSince(transaction: DatabaseTransaction, block: number): Promise<boolean> {
  const { rows } = await sql`
    select from payout_root where active_block > ${block} limit 1`.execute(transaction);
  return rows.length > 0;
}

/** One waits at most: the newest. */
export async function settleRoot(
  transaction: DatabaseTransaction,
  { kind, root }: Ending,
  { block, timestamp, txid }: ChainEvent,
): Promise<void> {
  const state = kind === 'active' ? 'active' : 'vetoed';
  const column = (name: string) => sql.ref(`${state}_${name}`);
  await sql`update payout_root set
      ${column('block')} = ${block}, ${column('at')} = ${timestamp}, ${column('txid')} = ${txid}
    where root = ${root} and active_block is null and vetoed_block is null`.execute(transaction);
}
