import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import type { Connection } from 'pg';
import { expect, test } from 'vitest';
import { RowReader } from './row-reader.ts';

type Message = Readonly<{ kind: string; words: Uint8Array }>;

const bytesOf = ({ kind, words }: Message): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeUInt32BE(4 + words.length, 1);
  return Buffer.concat([head, words]);
};

/** Cuts it anywhere, within heads too. */
function chunksOf(data: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (data.length + 1)), data.length].toSorted(
    (a, b) => a - b,
  );
  return places.slice(1).map((end, at) => data.subarray(places[at], end));
}

/** A connection whose driver and rows are heard. */
function heard() {
  const stream = new EventEmitter();
  const [driver, rows]: [Buffer[], Buffer[]] = [[], []];
  const connection = {
    attachListeners: (from: EventEmitter) =>
      from.on('data', (data: Buffer) => driver.push(Buffer.from(data))),
  };
  const reader = new RowReader(connection as unknown as Connection);
  connection.attachListeners(stream);
  const taker = {
    take(data: Buffer, at: number, length: number) {
      rows.push(Buffer.from(data.subarray(at, at + length)));
      return at + length;
    },
  };
  return { stream, reader, taker, driver, rows };
}

const messages = fc.array(
  fc.record({
    kind: fc.constantFrom('D', '2', 'C', 'Z'),
    words: fc.uint8Array({ maxLength: 12 }),
  }),
);
const cuts = fc.array(fc.nat(1000));

test('rows go to who takes them and all else to the driver, wherever the stream is cut', () => {
  fc.assert(
    fc.property(messages, cuts, fc.boolean(), (all, places, isTaken) => {
      const { stream, reader, taker, driver, rows } = heard();
      reader.taker = isTaken ? taker : null;
      const data = Buffer.concat(all.map(bytesOf));
      for (const chunk of chunksOf(data, places)) stream.emit('data', chunk);
      const isRow = ({ kind }: Message) => isTaken && kind === 'D';
      expect(rows).toEqual(all.filter(isRow).map(bytesOf));
      expect(Buffer.concat(driver)).toEqual(
        Buffer.concat(all.filter((one) => !isRow(one)).map(bytesOf)),
      );
    }),
  );
});

test('the driver gets whole messages only, and what comes before a row before it is taken', () => {
  const { stream, reader, taker, driver, rows } = heard();
  const described = bytesOf({ kind: 'T', words: Buffer.from('columns') });
  const row = bytesOf({ kind: 'D', words: Buffer.from('row') });
  let heardFirst: number | null = null;
  reader.taker = {
    take: (...of) => {
      heardFirst ??= driver.length;
      return taker.take(...of);
    },
  };
  stream.emit('data', described.subarray(0, 8));
  expect(driver).toEqual([]);
  stream.emit('data', Buffer.concat([described.subarray(8), row, row.subarray(0, 3)]));
  expect(driver).toEqual([described]);
  expect(heardFirst).toBe(1);
  stream.emit('data', row.subarray(3));
  expect(rows).toEqual([row, row]);
});
