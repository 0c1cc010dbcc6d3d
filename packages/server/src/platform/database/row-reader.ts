import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Connection } from 'pg';
import { HEAD, lengthAt } from './row-messages.ts';

/** Who takes the rows that they asked for: `take` is told where one begins and how long it is, and tells where to go on. */
export type RowTaker = Readonly<{ take(data: Buffer, at: number, length: number): number }>;

type DriverConnection = { attachListeners(stream: EventEmitter): void };

const ROW = 'D'.charCodeAt(0);

/**
 * Stands between a connection and the driver, which makes a text of every column. While somebody takes rows they get the
 * bytes of them instead; all other messages go to the driver, whole ones only.
 */
export class RowReader {
  taker: RowTaker | null = null;
  readonly #driver = new EventEmitter();
  /** Of a message that did not arrive whole yet, and how many bytes of it are needed to go on. */
  #parts: Buffer[] = [];
  #missing = 0;

  constructor(connection: Connection) {
    const driven = connection as unknown as DriverConnection;
    const attach = driven.attachListeners;
    driven.attachListeners = (stream) => {
      attach.call(driven, this.#driver);
      (stream as Duplex).on('data', (data: Buffer) => this.#read(data));
    };
  }

  #read(chunk: Buffer): void {
    const data = this.#joined(chunk);
    if (data === null) return;
    let at = 0;
    let passed = 0;
    for (let length = wholeAt(data, at); length > 0; length = wholeAt(data, at)) {
      if (this.taker === null || data[at] !== ROW) at += length;
      else {
        this.#pass(data, passed, at);
        at = this.taker.take(data, at, length);
        passed = at;
      }
    }
    this.#hold(data, at);
    this.#pass(data, passed, at);
  }

  /** With what was held; null while it is not enough. */
  #joined(chunk: Buffer): Buffer | null {
    if (this.#parts.length === 0) return chunk;
    this.#parts.push(chunk);
    this.#missing -= chunk.length;
    if (this.#missing > 0) return null;
    const data = Buffer.concat(this.#parts);
    this.#parts = [];
    return data;
  }

  #hold(data: Buffer, at: number): void {
    const held = data.length - at;
    if (held === 0) return;
    this.#parts = [data.subarray(at)];
    this.#missing = (held < HEAD ? HEAD : lengthAt(data, at)) - held;
  }

  #pass(data: Buffer, from: number, to: number): void {
    if (from < to) this.#driver.emit('data', data.subarray(from, to));
  }
}

/** Bytes of the message that begins here; none when it is not there whole. */
function wholeAt(data: Buffer, at: number): number {
  if (data.length - at < HEAD) return 0;
  const length = lengthAt(data, at);
  return length <= data.length - at ? length : 0;
}
