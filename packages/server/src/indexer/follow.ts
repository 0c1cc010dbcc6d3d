import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { blockAt } from './block-store.ts';
import { noteNodes } from './cursor.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { IndexedBlock } from './indexed-block.ts';
import type { ChainView, NodeSource } from './node-source.ts';
import { findBranch } from './reorganisation.ts';
import { ParentMissing, type Writer } from './writer.ts';

export type FollowSettings = Readonly<{
  /** Milliseconds between two looks at the head. */
  pollInterval: number;
  /** Blocks of one backfill transaction, at least; a fetch is half of it. */
  batch: number;
  /** Fetches of backfill that may be in progress or waiting at once. */
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

/** Blocks of one fetch of backfill. */
export const strideOf = ({ batch }: Pick<FollowSettings, 'batch'>): number => Math.ceil(batch / 2);

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
  try {
    await markSolid(follower, view, signal);
    return await advance(follower, view, signal);
  } catch (error) {
    if (!(error instanceof ParentMissing)) throw error;
    return replaceBranch(follower, view, signal);
  }
}

/** Throws ParentMissing when the chain continues from another block than the last one applied. */
async function advance(follower: Follower, view: ChainView, signal: AbortSignal): Promise<boolean> {
  const { writer } = follower;
  if (view.solid.number > writer.cursor.number) return backfill(follower, view, signal);
  // A lower head is a node that lags, one of the same height no reason to change.
  if (view.head.number <= writer.cursor.number) return false;
  const next = writer.cursor.number + 1;
  const end = Math.min(view.head.number + 1, next + LIVE_STRIDE);
  const blocks = await follower.source.blocks(next, end, 'latest', signal);
  for (const block of blocks) await writer.applyLive(block);
  return true;
}

/** Throws ParentMissing when what was applied is not what became solid. */
async function markSolid(
  { database, source, writer }: Follower,
  { solid }: ChainView,
  signal: AbortSignal,
): Promise<void> {
  const { cursor } = writer;
  const number = Math.min(solid.number, cursor.number);
  if (number <= cursor.solid) return;
  const told = number === solid.number ? solid : await source.head(number, 'confirmed', signal);
  const { id } = await blockAt(database, number);
  if (told.id !== id) throw new ParentMissing(`${id} is not the solid block ${number}`);
  await writer.solidify(told);
}

/** Everything up to the solid block, many blocks to a transaction. */
async function backfill(
  follower: Follower,
  { solid }: ChainView,
  signal: AbortSignal,
): Promise<boolean> {
  const { source, writer, settings } = follower;
  const ranges = fetchAhead({
    from: writer.cursor.number + 1,
    last: solid.number,
    stride: strideOf(settings),
    ahead: settings.ahead,
    fetch: (from, to) => source.blocks(from, to, 'confirmed', signal),
  });
  for await (const batch of inBatches(ranges, settings.batch)) {
    signal.throwIfAborted();
    await writer.applySolid(batch);
  }
  return true;
}

/** Joins ranges until they hold `least` blocks. When reading fails, what was read before still comes. */
async function* inBatches(
  ranges: AsyncIterable<readonly IndexedBlock[]>,
  least: number,
): AsyncGenerator<readonly IndexedBlock[]> {
  let batch: IndexedBlock[] = [];
  try {
    for await (const blocks of ranges) {
      batch.push(...blocks);
      if (batch.length < least) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}

/** Only a branch that ends strictly higher than what it replaces counts. */
async function replaceBranch(
  { database, source, writer }: Follower,
  view: ChainView,
  signal: AbortSignal,
): Promise<boolean> {
  if (view.head.number <= writer.cursor.number) return false;
  const { base, blocks } = await findBranch(database, source, writer.cursor, signal);
  await writer.giveUp(base);
  for (const block of blocks) await writer.applyLive(block);
  return true;
}
