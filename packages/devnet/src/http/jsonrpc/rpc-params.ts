import { type HexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { concatBytes } from '@vellum/tron/bytes';
import { isJsonObject, type Json } from '@vellum/tron/json';
import { NullPointer } from '../../wire/java-bytes.ts';
import { asJavaError } from '../wallet/java-error.ts';
import { hexBytes } from '../wallet/java-values.ts';
import { invalidParams, type RpcError, unreadable } from './rpc-error.ts';

const PREFIX = Uint8Array.of(0x41);

/** A parameter that java-tron declares as text: numbers and flags as they are written, null for nothing. */
export function textOf(value: Json | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') throw unreadable();
  return String(value);
}

/** Declared as a flag, which may be text. */
export function flagOf(value: Json | undefined): boolean {
  const text = textOf(value);
  if (text === null) throw new NullPointer();
  if (/^true$/i.test(text)) return true;
  if (/^(false|)$/i.test(text)) return false;
  if (typeof value === 'number') return value !== 0;
  throw unreadable();
}

/** Declared as an object of these fields; others are refused. */
export function fieldsOf<K extends string>(
  value: Json | undefined,
  names: readonly K[],
): Readonly<Partial<Record<K, Json>>> {
  if (value === undefined || value === null) throw new NullPointer();
  if (!isJsonObject(value)) throw unreadable();
  const known: readonly string[] = names;
  if (Object.keys(value).some((name) => !known.includes(name))) throw unreadable();
  return value as Partial<Record<K, Json>>;
}

/** 20 bytes of hex, or 21 that begin with 41. */
export function addressOf(text: string | null): HexAddress {
  const bytes = caughtAs(invalidParams, () => hexBytes(text));
  if (bytes.length === 20) return hexAddressFromBytes(concatBytes(PREFIX, bytes));
  if (bytes.length === 21 && bytes[0] === 0x41) return hexAddressFromBytes(bytes);
  throw invalidParams('invalid address hash value');
}

/** 64 lowercase hex digits without 0x. */
export function hashOf(value: Json | undefined): string {
  const text = textOf(value);
  if (text === null) throw new NullPointer();
  if (!/^(0x)?[a-zA-Z0-9]{64}$/.test(text)) throw invalidParams('invalid hash value');
  caughtAs(invalidParams, () => hexBytes(text));
  return text.replace(/^0x/, '').toLowerCase();
}

/** Where java-tron catches what conversions throw, to say it in its own words. */
export function caughtAs<T>(translate: (message: string) => RpcError, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const refusal = asJavaError(error);
    throw refusal ? translate(refusal.message) : error;
  }
}
