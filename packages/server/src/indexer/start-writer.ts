import { decodersOf } from './duties.ts';
import type { FollowSettings } from './follow.ts';
import type { ChainView, NodeSource } from './node-source.ts';
import type { IndexerOptions } from './options.ts';
import { type RegisteredContract, readContracts } from './registry.ts';
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
  const before = firstBlock(options) - 1;
  if (view.solid.number < before) return null;
  const anchor = await source.head(before, 'confirmed', signal);
  return Writer.begin(parts, anchor, watchedContracts(options));
}

/** Contracts that are new since the last start get their past first, before another block is applied. */
async function addContracts(
  { options, settings, parts, source }: Start,
  writer: Writer,
  signal: AbortSignal,
): Promise<Writer | null> {
  const registered = new Set((await readContracts(parts.database)).map(({ address }) => address));
  const contracts = watchedContracts(options).filter(({ address }) => !registered.has(address));
  if (contracts.length === 0) return writer;
  await writer.rollBack(writer.cursor.solid);
  await sideBackfill({ parts, source, settings, cursor: writer.cursor, contracts }, signal);
  return Writer.resume(parts);
}

function firstBlock({ startBlock, contracts }: IndexerOptions): number {
  const lowest = Math.min(...contracts.map(({ fromBlock }) => fromBlock ?? 1));
  return Math.max(1, startBlock ?? (Number.isFinite(lowest) ? lowest : 1));
}

/** Contracts that nobody decodes are not watched: their logs would be kept for nothing. */
function watchedContracts(options: IndexerOptions): readonly RegisteredContract[] {
  const { projections, annotators = [] } = options;
  const decoders = decodersOf({ projections, annotators });
  const start = firstBlock(options);
  return options.contracts
    .filter(({ source }) => decoders.has(source))
    .map(({ source, address, fromBlock }) => ({
      source,
      address,
      fromBlock: Math.max(start, fromBlock ?? start),
      parent: null,
    }));
}
