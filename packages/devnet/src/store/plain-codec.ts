import type { Plain } from '../state/canonical.ts';
import { ByteReader, MalformedBytes } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';

// Tags of the format. They live in files: never renumber, only append.
const UNDEFINED = 0;
const FALSE = 1;
const TRUE = 2;
const DOUBLE = 3;
const NATURAL = 4;
const BIG_SMALL = 5;
const BIG_HEX = 6;
const BIG_NEGATIVE_HEX = 7;
const TEXT = 8;
const HEX_TEXT = 9;
const BYTES = 10;
const ARRAY = 11;
const RECORD = 12;

const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const HEX = /^(?:[0-9a-f]{2})+$/;

/** Binary form of plain values that does not depend on the version of Node. Keeps bigint, number and undefined apart. */
export function encodePlain(value: Plain): Uint8Array {
  shared.clear();
  writePlain(shared, value);
  return shared.take();
}

// One buffer for all: encoding is synchronous, and a new one each time would be most of its cost.
const shared = new ByteWriter();

/** Inverse of `encodePlain`; throws `MalformedBytes`, also when bytes are left over. */
export function decodePlain(bytes: Uint8Array): Plain {
  const reader = new ByteReader(bytes);
  const value = readPlain(reader);
  if (!reader.done) throw new MalformedBytes('bytes after the value');
  return value;
}

/** The first `count` items of an encoded array. */
export function decodePlainItems(bytes: Uint8Array, count: number): Plain[] {
  const reader = new ByteReader(bytes);
  if (reader.u8() !== ARRAY || reader.varint() < count) throw new MalformedBytes('no such array');
  return Array.from({ length: count }, () => readPlain(reader));
}

export function writePlain(writer: ByteWriter, value: Plain): void {
  if (typeof value === 'bigint') writeBigint(writer, value);
  else if (typeof value === 'string') writeText(writer, value);
  else if (typeof value === 'number') writeNumber(writer, value);
  else if (typeof value === 'boolean') writer.u8(value ? TRUE : FALSE);
  else if (value === undefined) writer.u8(UNDEFINED);
  else writeObject(writer, value);
}

function writeNumber(writer: ByteWriter, value: number): void {
  const natural = Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
  writer.u8(natural ? NATURAL : DOUBLE);
  if (natural) writer.varint(value);
  else writer.f64(value);
}

function writeBigint(writer: ByteWriter, value: bigint): void {
  if (value >= 0n && value <= MOST) {
    writer.u8(BIG_SMALL);
    writer.varint(Number(value));
    return;
  }
  const digits = (value < 0n ? -value : value).toString(16);
  writer.u8(value < 0n ? BIG_NEGATIVE_HEX : BIG_HEX);
  writer.text(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
}

// Addresses, ids and hashes are hex text in memory; as bytes they take half the room.
function writeText(writer: ByteWriter, value: string): void {
  const hex = HEX.test(value);
  writer.u8(hex ? HEX_TEXT : TEXT);
  writer.text(value, hex ? 'hex' : 'utf8');
}

function writeObject(writer: ByteWriter, value: Exclude<Plain, undefined>): void {
  if (value instanceof Uint8Array) {
    writer.u8(BYTES);
    writer.varint(value.length);
    writer.raw(value);
  } else if (Array.isArray(value)) {
    writer.u8(ARRAY);
    writer.varint(value.length);
    for (const item of value) writePlain(writer, item);
  } else {
    const record = value as { readonly [key: string]: Plain };
    const keys = Object.keys(record);
    writer.u8(RECORD);
    writer.varint(keys.length);
    for (const key of keys) {
      writer.text(key, 'utf8');
      writePlain(writer, record[key]);
    }
  }
}

const readers: Readonly<Record<number, (reader: ByteReader) => Plain>> = {
  [UNDEFINED]: () => undefined,
  [FALSE]: () => false,
  [TRUE]: () => true,
  [DOUBLE]: (reader) => reader.f64(),
  [NATURAL]: (reader) => reader.varint(),
  [BIG_SMALL]: (reader) => BigInt(reader.varint()),
  [BIG_HEX]: (reader) => BigInt(`0x0${reader.text('hex')}`),
  [BIG_NEGATIVE_HEX]: (reader) => -BigInt(`0x0${reader.text('hex')}`),
  [TEXT]: (reader) => reader.text('utf8'),
  [HEX_TEXT]: (reader) => reader.text('hex'),
  [BYTES]: (reader) => reader.raw(reader.varint()),
  [ARRAY]: (reader) => Array.from({ length: bounded(reader.varint()) }, () => readPlain(reader)),
  [RECORD]: readRecord,
};

export function readPlain(reader: ByteReader): Plain {
  const read = readers[reader.u8()];
  if (read === undefined) throw new MalformedBytes('unknown tag');
  return read(reader);
}

function readRecord(reader: ByteReader): Plain {
  const record: { [key: string]: Plain } = {};
  const count = bounded(reader.varint());
  for (let index = 0; index < count; index += 1) {
    const key = reader.text('utf8');
    record[key] = readPlain(reader);
  }
  return record;
}

// A damaged length must not allocate the machine away before the bytes run out.
function bounded(length: number): number {
  if (length > 1 << 28) throw new MalformedBytes('length out of range');
  return length;
}
