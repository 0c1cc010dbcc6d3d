import { type FileHandle, open } from 'node:fs/promises';
import { encodeRecord, scanRecords } from './log-record.ts';

type Waiting = Readonly<{
  entry: Uint8Array;
  resolve: () => void;
  reject: (reason: unknown) => void;
}>;

/** The log could not be written; what was appended since is not durable and the chain must stop. */
export class LogWriteFailed extends Error {
  override readonly name = 'LogWriteFailed';
}

export type OpenedLog = Readonly<{
  log: BlockLog;
  entries: Uint8Array[];
  /** Bytes of a torn last record that were cut off. */
  repairedBytes: number;
}>;

/** Append-only file of checksummed records. Entries that arrive while the disk is busy share the next record. */
export class BlockLog {
  readonly #file: FileHandle;
  #end: number;
  #waiting: Waiting[] = [];
  #flushing: Promise<void> | undefined;
  #failure: LogWriteFailed | undefined;

  private constructor(file: FileHandle, end: number) {
    this.#file = file;
    this.#end = end;
  }

  /** Opens or creates the file and cuts off a torn last record. Throws `LogCorrupted` for damage elsewhere. */
  static async open(path: string): Promise<OpenedLog> {
    const file = await open(path, 'a+').then(async (created) => {
      await created.close();
      return open(path, 'r+');
    });
    try {
      const content = await file.readFile();
      const { entries, end } = scanRecords(content);
      if (end < content.length) {
        await file.truncate(end);
        await file.sync();
      }
      return { log: new BlockLog(file, end), entries, repairedBytes: content.length - end };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Resolves when the entry, and with it every earlier one, is on the disk. */
  append(entry: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) return reject(this.#failure);
      this.#waiting.push({ entry, resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  async close(): Promise<void> {
    await this.#flushing;
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(encodeRecord(group.map(({ entry }) => entry)));
        for (const { resolve } of group) resolve();
      } catch (cause) {
        this.#fail(cause, group);
      }
    }
    this.#flushing = undefined;
  }

  async #write(record: Uint8Array): Promise<void> {
    let written = 0;
    while (written < record.length) {
      const { bytesWritten } = await this.#file.write(record, written, null, this.#end + written);
      written += bytesWritten;
    }
    await this.#file.datasync();
    this.#end += record.length;
  }

  #fail(cause: unknown, group: readonly Waiting[]): void {
    this.#failure = new LogWriteFailed('cannot write blocks.log', { cause });
    for (const { reject } of [...group, ...this.#waiting]) reject(this.#failure);
    this.#waiting = [];
  }
}
