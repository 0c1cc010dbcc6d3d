import { equalBytes } from '@vellum/tron/bytes';
import { sortedKeys } from './sorted-keys.ts';

/** Values that state rows are made of. */
export type Plain =
  | undefined
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/**
 * Text form that is equal exactly when two values are equal: lengths are written out, object keys are
 * sorted and undefined members are left out, so neither order of construction nor content can collide.
 */
export function canonical(value: Plain): string {
  switch (typeof value) {
    case 'bigint':
      return `i${value};`;
    case 'string':
      return `s${value.length}:${value}`;
    case 'number':
      return `n${value};`;
    case 'boolean':
      return value ? 'T' : 'F';
    case 'undefined':
      return 'U';
    default:
      return canonicalObject(value);
  }
}

function canonicalObject(value: Exclude<Plain, undefined>): string {
  if (value instanceof Uint8Array) return `x${value.length}:${hexOf(value)}`;
  if (Array.isArray(value)) return `[${value.length}:${value.map(canonical).join('')}`;
  return canonicalRecord(value as { readonly [key: string]: Plain });
}

function canonicalRecord(record: { readonly [key: string]: Plain }): string {
  let text = '{';
  for (const key of sortedKeys(record)) {
    const member = record[key];
    if (member !== undefined) text += `${key}=${canonical(member)}`;
  }
  return `${text}}`;
}

/** Whether two values have the same text, without making it: rows that changed differ early. */
export function isSame(left: Plain, right: Plain): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object') return false;
  if (left instanceof Uint8Array || right instanceof Uint8Array) return areSameBytes(left, right);
  if (Array.isArray(left) || Array.isArray(right)) return areSameLists(left, right);
  return areSameRecords(left as PlainRecord, right as PlainRecord);
}

type PlainRecord = { readonly [key: string]: Plain };

function areSameBytes(left: Plain, right: Plain): boolean {
  return left instanceof Uint8Array && right instanceof Uint8Array && equalBytes(left, right);
}

function areSameLists(left: Plain, right: Plain): boolean {
  if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
  return left.every((item, index) => isSame(item, right[index]));
}

function areSameRecords(left: PlainRecord, right: PlainRecord): boolean {
  for (const key of Object.keys(left)) if (!isSame(left[key], right[key])) return false;
  return Object.keys(right).every((key) => right[key] === undefined || left[key] !== undefined);
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}
