import type { Block } from './block.ts';

/** A block as the archive takes it; `decoded` spares the work of decoding it again. */
export type ArchiveEntry = Readonly<{
  id: string;
  bytes: Uint8Array;
  txids: readonly string[];
  decoded?: Block;
}>;
