import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { attempt } from './annotate.ts';
import { insertBlocks, insertLogs, insertTransactions } from './block-store.ts';
import { type Cursor, moveCursor } from './cursor.ts';
import type { DecodedBlock } from './decoded-block.ts';
import type { Duties } from './duties.ts';
import { Halt } from './halt.ts';
import type { ChainEvent, Projection } from './projection.ts';
import { insertContracts } from './registry.ts';
import { isTransient } from './transient.ts';

export type Application = Readonly<{
  from: Cursor;
  to: Cursor;
  blocks: readonly DecodedBlock[];
  /** Blocks that can no longer be replaced leave no undo rows behind; of others there is one at a time. */
  solid: boolean;
}>;

/** Everything that blocks change, in one transaction. */
export async function applyBlocks(
  transaction: DatabaseTransaction,
  { from, to, blocks, solid }: Application,
  duties: Duties,
): Promise<void> {
  await moveCursor(transaction, from, to);
  await sql`select set_config('vellum.live_block', ${solid ? '' : String(to.number)}, true)`.execute(
    transaction,
  );
  await insertBlocks(
    transaction,
    blocks.map(({ block }) => block),
    solid,
  );
  await insertTransactions(transaction, blocks);
  await insertLogs(transaction, blocks);
  await insertContracts(
    transaction,
    blocks.flatMap(({ made }) => made),
  );
  const events = blocks.flatMap((block) => block.events);
  for (const projection of duties.projections) await project(transaction, projection, events);
  await annotateBlocks(transaction, blocks, solid, duties);
  if (solid) await annotateSolid(transaction, to, duties);
  await notifyReaders(transaction, to);
}

/** An error in a projection is a bug: going on would make every later table wrong. */
export async function project(
  transaction: DatabaseTransaction,
  projection: Projection,
  all: readonly ChainEvent[],
): Promise<void> {
  const events = all.filter(({ source }) =>
    projection.sources.some((each) => each.source === source),
  );
  if (events.length === 0) return;
  try {
    await projection.apply(transaction, events);
  } catch (cause) {
    if (await isTransient(transaction, cause)) throw cause;
    const first = events[0]?.block;
    throw new Halt(`projection ${projection.name} failed from block ${first} on: ${cause}`, {
      cause,
    });
  }
}

/** All blocks under one savepoint, since failures are rare; when one fails, block by block. */
async function annotateBlocks(
  transaction: DatabaseTransaction,
  blocks: readonly DecodedBlock[],
  solid: boolean,
  { annotators, onSkipped }: Duties,
): Promise<void> {
  for (const annotator of annotators) {
    const note = ({ block, events }: DecodedBlock) =>
      annotator.annotate(transaction, block, { solid, events });
    const all = async () => {
      for (const block of blocks) await note(block);
    };
    const first = blocks.length > 1 ? () => {} : onSkipped;
    const done = await attempt(transaction, all, first);
    if (done || blocks.length === 1) continue;
    for (const block of blocks) await attempt(transaction, () => note(block), onSkipped);
  }
}

export async function annotateSolid(
  transaction: DatabaseTransaction,
  { number, timestamp }: Pick<Cursor, 'number' | 'timestamp'>,
  { annotators, onSkipped }: Duties,
): Promise<void> {
  for (const annotator of annotators) {
    await attempt(
      transaction,
      () => annotator.solidified(transaction, { number, timestamp }),
      onSkipped,
    );
  }
}

/** Wakes those who listen on `chain`, once the transaction is committed. */
export async function notifyReaders(
  transaction: DatabaseTransaction,
  { number, solid }: Cursor,
): Promise<void> {
  await sql`select pg_notify('chain', ${JSON.stringify({ head: number, solid })})`.execute(
    transaction,
  );
}
