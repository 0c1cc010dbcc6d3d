import { decodersOf } from './duties.ts';
import type { FollowSettings } from './follow.ts';
import type { ChainView, NodeSource } from './node-source.ts';
import type { IndexerOptions } from './options.ts';
import { type RegisteredContract, readContracts, type WatchedContract } from './registry.ts';
import { sideBackfill } from './side-backfill.ts';
import { Writer, type WriterParts } from './writer.ts';

export type Start = Readonly<{
  options: IndexerOptions;
  settings: FollowSettings;
  parts: WriterParts;
  source: NodeSource;
}>;

/** The writer where it left off, or at the first block. Null when the chain has not come so far yet. */
export async function startWriter(
  start: Start,
  view: ChainView,
  signal: AbortSignal,
): Promise<Writer | null> {
  const { options, parts, source } = start;
  const known = await Writer.resume(parts);
  if (known) return addContracts(start, known, signal);
  const first = await firstBlock(options);
  if (view.solid.number < first - 1) return null;
  const anchor = await source.head(first - 1, 'confirmed', signal);
  return Writer.begin(parts, anchor, registered(decodedContracts(options), first));
}

/** Contracts that are new since the last start get their past first, before another block is applied. */
async function addContracts(
  { options, settings, parts, source }: Start,
  writer: Writer,
  signal: AbortSignal,
): Promise<Writer | null> {
  const known = new Set((await readContracts(parts.database)).map(({ address }) => address));
  const added = decodedContracts(options).filter(({ address }) => !known.has(address));
  if (added.length === 0) return writer;
  const contracts = registered(added, await firstBlock(options));
  await writer.rollBack(writer.cursor.solid);
  await sideBackfill({ parts, source, settings, cursor: writer.cursor, contracts }, signal);
  return Writer.resume(parts);
}

async function firstBlock({ startBlock, contracts }: IndexerOptions): Promise<number> {
  if (startBlock) return Math.max(1, await startBlock());
  const blocks = contracts.map(({ fromBlock }) => fromBlock ?? 1);
  return blocks.length === 0 ? 1 : Math.max(1, Math.min(...blocks));
}

/** Contracts that nobody decodes are not watched: their logs would be kept for nothing. */
function decodedContracts({ contracts, projections, annotators = [] }: IndexerOptions) {
  const decoders = decodersOf({ projections, annotators });
  return contracts.filter(({ source }) => decoders.has(source));
}

function registered(
  contracts: readonly WatchedContract[],
  first: number,
): readonly RegisteredContract[] {
  return contracts.map(({ source, address, fromBlock = first }) => ({
    source,
    address,
    fromBlock: Math.max(first, fromBlock),
    parent: null,
  }));
}
