import { constants, fstatSync, openSync, writeSync } from 'node:fs';

const MOST_TOGETHER = 16_384;
const LONGEST_MS = 250;
/** A full disk or pipe is tried again after this long: the system's buffer of a pipe is emptied in less. */
const RETRY_MS = 20;
/** Characters that wait while nothing can be written. */
const MOST_WAITING = 1_048_576;
/** How long a process that ends waits for the reader of its pipe. */
const LAST_MS = 1_000;
const LAST_PAUSE_MS = 10;

/**
 * Writes lines to a file descriptor, many at a time: a line a request would cost a system call a request. While the disk is
 * full or nobody reads the pipe, lines wait up to a bound, then the newest are dropped and counted; nothing throws. Lines
 * that wait when the process ends are written if that is possible at once.
 */
export class LineWriter {
  readonly #fd: number;
  #lines: string[] = [];
  #length = 0;
  /** What a write did not take yet. */
  #rest: Buffer | null = null;
  #dropped = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(fd: number) {
    this.#fd = withoutWaiting(fd);
    writeAtExit(this);
  }

  write(line: string): void {
    if (this.#length + line.length > MOST_WAITING) {
      this.#dropped++;
      return;
    }
    this.#lines.push(line);
    this.#length += line.length;
    this.#timer ??= setTimeout(writeNow, LONGEST_MS, this).unref();
    if (this.#length >= MOST_TOGETHER && this.#rest === null) this.writeNow();
  }

  writeNow(): void {
    this.#stopTimer();
    for (let bytes = this.#take(); bytes !== null; bytes = this.#take()) {
      if (this.#tryWrite(bytes) === null) continue;
      this.#timer = setTimeout(writeNow, RETRY_MS, this).unref();
      return;
    }
  }

  /** At the end of the process: what cannot be written at once is lost. */
  writeLast(): void {
    this.#stopTimer();
    let left = LAST_MS;
    for (let bytes = this.#take(); bytes !== null && left > 0; bytes = this.#take()) {
      const code = this.#tryWrite(bytes);
      if (code === null) continue;
      // Nobody is left to be told of a full disk; a reader may only be slow.
      left = code === 'EAGAIN' ? left - LAST_PAUSE_MS : 0;
      if (left > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_PAUSE_MS);
    }
  }

  /** Why nothing was written; null when some was. */
  #tryWrite(bytes: Buffer): string | null {
    try {
      const count = writeSync(this.#fd, bytes);
      this.#rest = count < bytes.length ? bytes.subarray(count) : null;
      return null;
    } catch (error) {
      this.#rest = bytes;
      return (error as NodeJS.ErrnoException).code ?? '';
    }
  }

  #take(): Buffer | null {
    if (this.#rest !== null) return this.#rest;
    if (this.#dropped > 0) this.#lines.push(droppedLine(this.#dropped));
    if (this.#lines.length === 0) return null;
    const bytes = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#length = 0;
    this.#dropped = 0;
    return bytes;
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/** A write to a pipe that nobody reads would wait for ever, and the end of the process with it: opened anew, it fails. */
function withoutWaiting(fd: number): number {
  try {
    if (!fstatSync(fd).isFIFO()) return fd;
    return openSync(`/dev/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // Closed, or the pipe of another account.
    return fd;
  }
}

const writeNow = (writer: LineWriter) => writer.writeNow();

const droppedLine = (count: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), dropped: count, msg: 'log lines were dropped' })}\n`;

const writers: LineWriter[] = [];

function writeAtExit(writer: LineWriter): void {
  if (writers.push(writer) > 1) return;
  process.on('exit', () => {
    for (const each of writers) each.writeLast();
  });
}
