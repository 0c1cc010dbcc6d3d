import type { ArchiveEntry } from './archive-entry.ts';
import type { Block } from './block.ts';
import { blockOf, decodeBlock, indexedPart } from './block-record.ts';

/** Where a transaction stands on the chain. */
export type Position = Readonly<{ number: number; index: number }>;

/** Blocks kept decoded; older ones are decoded when asked for. */
const DECODED = 64;

/**
 * All blocks of the chain in memory. Kept per block: its encoded bytes (with transactions and receipts) and
 * its id; per transaction: one entry of the id index.
 */
export class Archive {
  readonly #bytes: Uint8Array[] = [];
  readonly #ids: string[] = [];
  readonly #positions = new Map<string, Position>();
  readonly #decoded = new Map<number, Block>();

  get height(): number {
    return this.#ids.length - 1;
  }

  /** The next block; `decoded` spares the work when it is at hand. */
  append(entry: ArchiveEntry): void {
    const number = this.#ids.length;
    this.#bytes.push(entry.bytes);
    this.#ids.push(entry.id);
    entry.txids.forEach((txid, index) => {
      this.#positions.set(txid, { number, index });
    });
    if (entry.decoded) this.#remember(entry.decoded);
  }

  /** Forgets every block above `number`. */
  truncate(number: number): void {
    while (this.height > number) {
      const bytes = this.#bytes.pop() as Uint8Array;
      for (const txid of indexedPart(bytes).txids) this.#positions.delete(txid);
      this.#decoded.delete(this.height);
      this.#ids.pop();
    }
  }

  block(number: number): Block | undefined {
    const decoded = this.#decoded.get(number);
    if (decoded) return decoded;
    const bytes = this.#bytes[number];
    if (bytes === undefined) return undefined;
    const block = blockOf(decodeBlock(bytes));
    this.#remember(block);
    return block;
  }

  id(number: number): string | undefined {
    return this.#ids[number];
  }

  position(txid: string): Position | undefined {
    return this.#positions.get(txid);
  }

  // A Map keeps insertion order: its first key is the one remembered longest.
  #remember(block: Block): void {
    this.#decoded.set(block.number, block);
    if (this.#decoded.size <= DECODED) return;
    for (const oldest of this.#decoded.keys()) {
      this.#decoded.delete(oldest);
      return;
    }
  }
}
