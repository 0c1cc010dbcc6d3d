import type { FieldDef } from 'pg';
import type { Written } from './as-written.ts';
import { columnParser } from './column-parsers.ts';

// A message of the database is a byte that tells its kind, its length without that byte in four, and what it says. That of
// a row says the number of its columns in two bytes, then of each its length in four, -1 for null, and its text.

/** Bytes before what a message says. */
export const HEAD = 5;
const COLUMNS = HEAD + 2;

/** Bytes of the message that begins here; its head must be there. */
export const lengthAt = (bytes: Buffer, at: number): number => 1 + bytes.readUInt32BE(at + 1);

/** Where each row begins. */
export function rowPlaces({ bytes }: Written): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length; at += lengthAt(bytes, at)) places.push(at);
  return places;
}

/** Whether the row that begins here was written word for word like another one. */
export function isSameRow(one: Buffer, at: number, other: Buffer, otherAt: number): boolean {
  const length = lengthAt(one, at);
  if (length !== lengthAt(other, otherAt)) return false;
  return one.compare(other, otherAt, otherAt + length, at, at + length) === 0;
}

/** Whether rows that were written alike read alike. */
export function haveSameColumns(one: readonly FieldDef[], other: readonly FieldDef[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  return one.every(({ name, dataTypeID }, at) => {
    const field = other[at];
    return field?.name === name && field.dataTypeID === dataTypeID;
  });
}

/** The row that begins here as any other statement reads it. */
export function parsedRow({ bytes, fields }: Written, place: number): object {
  const row: Record<string, unknown> = {};
  let at = place + COLUMNS;
  for (const { name, dataTypeID } of fields) {
    const text = textAt(bytes, at);
    row[name] = text === null ? null : columnParser(dataTypeID)(text);
    at = nextColumn(bytes, at);
  }
  return row;
}

/** One column of the row that begins here. */
export function columnOf({ bytes }: Written, place: number, column: number): string | null {
  let at = place + COLUMNS;
  for (let passed = 0; passed < column; passed++) at = nextColumn(bytes, at);
  return textAt(bytes, at);
}

function textAt(bytes: Buffer, at: number): string | null {
  const length = bytes.readInt32BE(at);
  return length < 0 ? null : bytes.toString('utf8', at + 4, at + 4 + length);
}

const nextColumn = (bytes: Buffer, at: number): number =>
  at + 4 + Math.max(0, bytes.readInt32BE(at));
