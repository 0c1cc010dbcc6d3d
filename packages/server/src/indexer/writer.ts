import type { Database } from '../platform/database/database.ts';
import { applyBlocks } from './apply-blocks.ts';
import { insertAnchor } from './block-store.ts';
import { type Cursor, moveCursor, readCursor } from './cursor.ts';
import { type DecodedBlock, decodeBlock, type Reading } from './decoded-block.ts';
import type { Duties } from './duties.ts';
import { Halt } from './halt.ts';
import type { BlockHead, IndexedBlock } from './indexed-block.ts';
import type { Progress } from './progress.ts';
import { insertContracts, type RegisteredContract, Registry, readContracts } from './registry.ts';
import { solidify } from './solidify.ts';
import { rollBack } from './undo.ts';

/** Not a child of the last applied block: the chain may have been reorganised. */
export class ParentMissing extends Error {
  override name = 'ParentMissing';
}

export type WriterParts = Readonly<{
  /** The connection of the leader. */
  database: Database;
  duties: Duties;
  reading: Reading;
  progress: Progress;
}>;

/**
 * The one that writes blocks. It knows where the cursor stands; after any failure it must be made again,
 * because what it knows may then be ahead of what is committed.
 */
export class Writer {
  readonly #parts: WriterParts;
  #cursor: Cursor;
  #registry: Registry;

  private constructor(parts: WriterParts, cursor: Cursor, registry: Registry) {
    this.#parts = parts;
    this.#cursor = cursor;
    this.#registry = registry;
  }

  /** Goes on at the cursor. Null when there is none yet: then `begin` makes it. */
  static async resume(parts: WriterParts): Promise<Writer | null> {
    const cursor = await readCursor(parts.database);
    if (cursor === null) return null;
    return new Writer(parts, cursor, new Registry(await readContracts(parts.database)));
  }

  /** Puts the cursor on a block that can no longer be replaced; the one after it is the first to apply. */
  static async begin(
    parts: WriterParts,
    anchor: BlockHead,
    contracts: readonly RegisteredContract[],
  ): Promise<Writer> {
    const cursor = { ...headOf(anchor), solid: anchor.number };
    await parts.database.transaction().execute(async (transaction) => {
      await moveCursor(transaction, null, cursor);
      await insertAnchor(transaction, anchor);
      await insertContracts(transaction, contracts);
    });
    return new Writer(parts, cursor, new Registry(contracts));
  }

  get cursor(): Cursor {
    return this.#cursor;
  }

  /** Applies blocks that can no longer be replaced, all in one transaction. */
  async applySolid(blocks: readonly IndexedBlock[]): Promise<void> {
    const last = blocks.at(-1);
    if (last) await this.#apply(blocks, { ...headOf(last), solid: last.number }, true);
  }

  /** Applies the next block so that it can be undone. */
  async applyLive(block: IndexedBlock): Promise<void> {
    const began = performance.now();
    await this.#apply([block], { ...headOf(block), solid: this.#cursor.solid }, false);
    this.#parts.progress.lastApply = performance.now() - began;
  }

  async solidify(solid: BlockHead): Promise<void> {
    const from = this.#cursor;
    this.#cursor = await this.#parts.database
      .transaction()
      .execute((transaction) => solidify(transaction, from, solid, this.#parts.duties));
  }

  /** Takes back everything above `base` because another branch is higher. */
  async giveUp(base: number): Promise<void> {
    const depth = this.#cursor.number - base;
    await this.rollBack(base);
    const { progress } = this.#parts;
    progress.reorganisations++;
    progress.undoneBlocks += depth;
    progress.deepestReorganisation = Math.max(progress.deepestReorganisation, depth);
  }

  /** Takes back everything above `number`, which must not be below what is solid. */
  async rollBack(number: number): Promise<void> {
    const from = this.#cursor;
    if (number < from.solid) {
      throw new Halt(`block ${from.solid} was solid, but the chain forks off at ${number}`);
    }
    const { database, duties } = this.#parts;
    this.#cursor = await database
      .transaction()
      .execute((transaction) => rollBack(transaction, from, number, duties));
    this.#registry = new Registry(await readContracts(database));
  }

  async #apply(blocks: readonly IndexedBlock[], to: Cursor, solid: boolean): Promise<void> {
    const from = this.#cursor;
    const first = blocks[0];
    if (first?.parentId !== from.id) {
      throw new ParentMissing(`block ${first?.number} is no child of ${from.id}`);
    }
    const { database, duties, reading } = this.#parts;
    const decoded = blocks.map((block) => decodeBlock(block, this.#registry, reading));
    await database
      .transaction()
      .execute((transaction) =>
        applyBlocks(transaction, { from, to, blocks: decoded, solid }, duties),
      );
    this.#cursor = to;
    this.#count(decoded);
  }

  #count(blocks: readonly DecodedBlock[]): void {
    const { progress } = this.#parts;
    progress.blocks += blocks.length;
    for (const { events, transactions } of blocks) {
      progress.events += events.length;
      progress.transactions += transactions.length;
    }
  }
}

function headOf({ number, id, timestamp }: BlockHead) {
  return { number, id, timestamp };
}
