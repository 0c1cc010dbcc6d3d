import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import type { Json } from '@vellum/tron/json';
import { invalidParams } from '../jsonrpc/rpc-error.ts';

/** Beyond the year 9999, and still safe as milliseconds. */
const MAX_SECONDS = 2 ** 42;

/** An integer as tools write it: a number, decimal text, or 0x text. */
export function integer(value: Json | undefined, least: bigint, most: bigint): bigint {
  const text = typeof value === 'string' ? value : String(value ?? '');
  if (!/^(0x[0-9a-fA-F]{1,64}|\d{1,40})$/.test(text)) throw invalidParams('not an integer');
  const number = BigInt(text);
  if (number < least || number > most) throw invalidParams(`not within ${least} and ${most}`);
  return number;
}

export function count(value: Json | undefined, least: number, most: number): number {
  return Number(integer(value, BigInt(least), BigInt(most)));
}

/** Seconds in milliseconds, whatever the chain makes of them. */
export function milliseconds(seconds: Json | undefined): number {
  return count(seconds, 0, MAX_SECONDS) * 1_000;
}

export function flag(value: Json | undefined): boolean {
  if (typeof value !== 'boolean') throw invalidParams('not a boolean');
  return value;
}

export function bytes(value: Json | undefined): Uint8Array {
  if (typeof value !== 'string' || !/^(0x)?([0-9a-fA-F]{2})*$/.test(value)) {
    throw invalidParams('not hex');
  }
  return fromHex(value);
}

/** 32 bytes, zeros in front. */
export function word(value: Json | undefined): Uint8Array {
  const given = typeof value === 'string' ? value.replace(/^0x/, '') : '';
  if (!/^[0-9a-fA-F]{1,64}$/.test(given)) throw invalidParams('not a word of 32 bytes');
  return fromHex(given.padStart(64, '0'));
}

/** An address in any of TRON's spellings, or 20 bytes of 0x hex. */
export function addressOf(value: Json | undefined): HexAddress {
  const address = typeof value === 'string' ? parseHexAddress(value) : null;
  if (address === null) throw invalidParams('invalid address hash value');
  return address;
}
