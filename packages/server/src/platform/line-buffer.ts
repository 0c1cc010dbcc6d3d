/** Where whole lines end up: a file, which writes what it was given even when the process ends. */
export type LineFile = Readonly<{ write(text: string): unknown }>;

const MOST_CHARACTERS = 16_384;
const LONGEST_MS = 250;

/**
 * Keeps lines and hands them on together: pino's own buffer measures all it holds for each new line, which cost
 * a request more than its checks did. A line waits a quarter of a second at most, and none is lost at the end of
 * the process.
 */
export class LineBuffer {
  readonly #file: LineFile;
  #lines: string[] = [];
  #length = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(file: LineFile) {
    this.#file = file;
    flushAtExit(this);
  }

  write(line: string): void {
    this.#length += line.length;
    if (this.#lines.push(line) === 1) this.#timer ??= setTimeout(flush, LONGEST_MS, this).unref();
    if (this.#length >= MOST_CHARACTERS) this.flush();
  }

  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#length === 0) return;
    this.#file.write(this.#lines.join(''));
    this.#lines = [];
    this.#length = 0;
  }
}

const flush = (buffer: LineBuffer) => buffer.flush();

const buffers: LineBuffer[] = [];

function flushAtExit(buffer: LineBuffer): void {
  if (buffers.push(buffer) > 1) return;
  const all = () => buffers.forEach(flush);
  // Before the file hears of the end, since what it is given afterwards is lost.
  process.prependListener('beforeExit', all).prependListener('exit', all);
}
