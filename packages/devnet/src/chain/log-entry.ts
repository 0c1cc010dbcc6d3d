import type { Plain } from '../state/canonical.ts';
import { decodePlain, encodePlain } from '../store/plain-codec.ts';

/**
 * One change of the chain as the log keeps it: the block numbered `keep` becomes the head, then `blocks`
 * follow. New blocks, reorganisations and reverts all are of this form, so each is durable as a whole.
 */
export type LogEntry = Readonly<{ keep: number; blocks: readonly Uint8Array[] }>;

export function encodeEntry({ keep, blocks }: LogEntry): Uint8Array {
  return encodePlain([keep, ...blocks] as Plain);
}

function decodeEntry(bytes: Uint8Array): LogEntry {
  const [keep, ...blocks] = decodePlain(bytes) as unknown as [number, ...Uint8Array[]];
  return { keep, blocks };
}

/** The blocks that are on the chain after all entries, block 1 first. */
export function survivingBlocks(entries: Iterable<Uint8Array>): Uint8Array[] {
  const chain: Uint8Array[] = [];
  for (const entry of entries) {
    const { keep, blocks } = decodeEntry(entry);
    if (keep > chain.length) throw new Error('the log skips a block');
    chain.length = keep;
    chain.push(...blocks);
  }
  return chain;
}
