import { decodersOf } from './duties.ts';
import type { ChainView, NodeSource } from './node-source.ts';
import type { IndexerOptions } from './options.ts';
import type { RegisteredContract } from './registry.ts';
import { Writer, type WriterParts } from './writer.ts';

export type Start = Readonly<{
  options: IndexerOptions;
  parts: WriterParts;
  source: NodeSource;
}>;

/** The writer where it left off, or at the first block. Null when the chain has not come so far yet. */
export async function startWriter(
  { options, parts, source }: Start,
  view: ChainView,
  signal: AbortSignal,
): Promise<Writer | null> {
  const known = await Writer.resume(parts);
  if (known) return known;
  const before = firstBlock(options) - 1;
  if (view.solid.number < before) return null;
  const anchor = await source.head(before, 'confirmed', signal);
  return Writer.begin(parts, anchor, watchedContracts(options));
}

function firstBlock({ startBlock, contracts }: IndexerOptions): number {
  const lowest = Math.min(...contracts.map(({ fromBlock }) => fromBlock ?? 1));
  return Math.max(1, startBlock ?? (Number.isFinite(lowest) ? lowest : 1));
}

/** Contracts that nobody decodes are not watched: their logs would be kept for nothing. */
export function watchedContracts(options: IndexerOptions): readonly RegisteredContract[] {
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
