import { type HexAddress, parseHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import type { Json } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import { invalidParams } from './rpc-error.ts';

/** A number as 0x hex without leading zeros. */
export const quantity = (value: bigint | number): string => `0x${value.toString(16)}`;

/** Bytes as 0x hex. */
export const bytes = (value: Uint8Array): string => `0x${toHex(value)}`;

/** An address as Ethereum writes it: 20 bytes, without the 41. */
export const evmAddress = (address: HexAddress): string => `0x${address.slice(2)}`;

/** Who made a block; nobody made block 0. */
export const minerOf = ({ number, witness }: Block): string =>
  number === 0 ? NOBODY : evmAddress(witness as HexAddress);

/** 32 bytes as 64 hex digits. */
export const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`;

export const NOBODY = `0x${'00'.repeat(20)}`;
export const EMPTY_BLOOM = `0x${'00'.repeat(256)}`;
export const ZERO_HASH = `0x${'00'.repeat(32)}`;

/** 20 bytes in 0x hex; TRON's own spellings are taken too. */
export function addressOf(value: Json | undefined): HexAddress {
  const address = typeof value === 'string' ? parseHexAddress(value) : null;
  if (address === null) throw invalidParams('invalid address hash value');
  return address;
}

export function quantityOf(value: Json | undefined, what: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) {
    throw invalidParams(`invalid ${what}`);
  }
  return BigInt(value);
}

export function bytesOf(value: Json | undefined): Uint8Array {
  if (value === undefined || value === null) return new Uint8Array(0);
  if (typeof value !== 'string' || !/^(0x)?([0-9a-fA-F]{2})*$/.test(value)) {
    throw invalidParams('invalid hex data');
  }
  return fromHex(value);
}

/** 64 lowercase hex digits without 0x. */
export function hashOf(value: Json | undefined): string {
  if (typeof value !== 'string' || !/^(0x)?[0-9a-fA-F]{64}$/.test(value)) {
    throw invalidParams('invalid hash value');
  }
  return value.replace(/^0x/, '').toLowerCase();
}
