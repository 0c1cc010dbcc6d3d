import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeFileAtomically } from './atomic-file.ts';
import { BlockLog } from './block-log.ts';
import { lockFolder } from './folder-lock.ts';
import { readSnapshot, type Snapshot, snapshotNumbers, writeSnapshot } from './snapshot-file.ts';

const SNAPSHOTS_KEPT = 2;

/** The folder holds something this version cannot read; the message says what to do. */
export class DataFolderRefused extends Error {
  override readonly name = 'DataFolderRefused';
}

/** The chain in the folder was made by an earlier version, which had another block 0. */
export class DataFolderOutdated extends Error {
  override readonly name = 'DataFolderOutdated';

  constructor(path: string) {
    super(`${path} holds a chain of an earlier version: remove the folder or choose another one`);
  }
}

/**
 * A chain on disk: `genesis.json`, `blocks.log` (all blocks in order of happening) and `snapshot-<n>.bin`.
 * Only the first two are needed; one process at a time.
 */
export class DataFolder {
  readonly path: string;
  /** Entries of the log as found on opening. Emptied by the reader to free memory. */
  readonly entries: Uint8Array[];
  /** Bytes of a torn last record that opening cut off. */
  readonly repairedBytes: number;
  readonly #log: BlockLog;
  readonly #release: () => Promise<void>;
  #closed = false;

  private constructor(
    path: string,
    opened: Awaited<ReturnType<typeof BlockLog.open>>,
    release: () => Promise<void>,
  ) {
    this.path = path;
    this.entries = opened.entries;
    this.repairedBytes = opened.repairedBytes;
    this.#log = opened.log;
    this.#release = release;
  }

  /** Makes the folder when absent. Throws `DataFolderInUse` or `LogCorrupted`. */
  static async open(path: string): Promise<DataFolder> {
    await mkdir(path, { recursive: true });
    const release = await lockFolder(path);
    try {
      const opened = await BlockLog.open(join(path, 'blocks.log'));
      await syncFolder(path);
      return new DataFolder(path, opened, release);
    } catch (error) {
      await release();
      throw error;
    }
  }

  /** Content of genesis.json, undefined in a new folder. */
  async genesis(): Promise<unknown> {
    try {
      return JSON.parse(await readFile(join(this.path, 'genesis.json'), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new DataFolderRefused(`${join(this.path, 'genesis.json')} cannot be read`, {
        cause: error,
      });
    }
  }

  async writeGenesis(genesis: unknown): Promise<void> {
    const text = `${JSON.stringify(genesis, undefined, 2)}\n`;
    await writeFileAtomically(join(this.path, 'genesis.json'), Buffer.from(text));
  }

  /** Resolves when the entry is on the disk. */
  append(entry: Uint8Array): Promise<void> {
    return this.#log.append(entry);
  }

  /** Undamaged snapshots, newest first. */
  async *snapshots(): AsyncGenerator<Snapshot> {
    for (const number of await snapshotNumbers(this.path)) {
      const snapshot = await readSnapshot(this.path, number);
      if (snapshot !== undefined) yield snapshot;
    }
  }

  writeSnapshot(snapshot: Snapshot): Promise<void> {
    return writeSnapshot(this.path, snapshot, SNAPSHOTS_KEPT);
  }

  /** Harmless when repeated. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#log.close();
    await this.#release();
  }
}
