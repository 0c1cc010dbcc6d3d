import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { blockAt } from './block-store.ts';
import { noteNodes } from './cursor.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { IndexedBlock } from './indexed-block.ts';
import type { ChainView, NodeSource } from './node-source.ts';
import { findBranch } from './reorganisation.ts';
import type { Writer } from './writer.ts';

export type FollowSettings = Readonly<{
  /** Milliseconds between two looks at the head. */
  pollInterval: number;
  /** Blocks of one backfill transaction, at least; a fetch is half of it. */
  batch: number;
  /** Fetches of backfill that may be under way or waiting at once. */
  ahead: number;
}>;

export type Follower = Readonly<{
  database: Database;
  source: NodeSource;
  writer: Writer;
  settings: FollowSettings;
  /** Told of every look at the nodes. */
  onView(view: ChainView): void;
}>;

/** Blocks above the solid one that are fetched at once. */
const LIVE_STRIDE = 20;

/** Keeps the tables level with the chain until it is told to stop, which it does by throwing. */
export async function follow(follower: Follower, signal: AbortSignal): Promise<never> {
  const { database, source, settings } = follower;
  for (;;) {
    const view = await source.observe(signal);
    await noteNodes(database, view.head, view.solid);
    follower.onView(view);
    const moved = await catchUp(follower, view, signal);
    if (!moved) await pause(settings.pollInterval, undefined, { signal });
  }
}

/** One step towards the view; false when there was nothing to do. */
async function catchUp(follower: Follower, view: ChainView, signal: AbortSignal): Promise<boolean> {
  const { writer } = follower;
  const forked = await markSolid(follower, view, signal);
  if (forked) return replaceBranch(follower, view, signal);
  if (view.solid.number > writer.cursor.number) return backfill(follower, view, signal);
  // A lower head is a node that lags, one of the same height no reason to change.
  if (view.head.number <= writer.cursor.number) return false;
  const next = writer.cursor.number + 1;
  const end = Math.min(view.head.number + 1, next + LIVE_STRIDE);
  const blocks = await follower.source.blocks(next, end, 'latest', signal);
  if (blocks[0]?.parentId !== writer.cursor.id) return replaceBranch(follower, view, signal);
  for (const block of blocks) await writer.applyLive(block);
  return true;
}

/** True when what was applied is not what became solid. */
async function markSolid(
  { database, source, writer }: Follower,
  { solid }: ChainView,
  signal: AbortSignal,
): Promise<boolean> {
  const { cursor } = writer;
  const number = Math.min(solid.number, cursor.number);
  if (number <= cursor.solid) return false;
  const told = number === solid.number ? solid : await source.head(number, 'confirmed', signal);
  if (told.id !== (await blockAt(database, number)).id) return true;
  await writer.solidify(told);
  return false;
}

/** Everything up to the solid block, many blocks to a transaction. */
async function backfill(
  { source, writer, settings }: Follower,
  { solid }: ChainView,
  signal: AbortSignal,
): Promise<boolean> {
  const ranges = fetchAhead({
    from: writer.cursor.number + 1,
    last: solid.number,
    stride: Math.ceil(settings.batch / 2),
    ahead: settings.ahead,
    fetch: (from, to) => source.blocks(from, to, 'confirmed', signal),
  });
  let batch: IndexedBlock[] = [];
  for await (const blocks of ranges) {
    signal.throwIfAborted();
    batch.push(...blocks);
    if (batch.length < settings.batch) continue;
    await writer.applySolid(batch);
    batch = [];
  }
  await writer.applySolid(batch);
  return true;
}

/** Only a branch that ends strictly higher than what it replaces counts. */
async function replaceBranch(
  { database, source, writer }: Follower,
  view: ChainView,
  signal: AbortSignal,
): Promise<boolean> {
  if (view.head.number <= writer.cursor.number) return false;
  const { base, blocks } = await findBranch(database, source, writer.cursor, signal);
  await writer.rollBack(base);
  for (const block of blocks) await writer.applyLive(block);
  return true;
}
