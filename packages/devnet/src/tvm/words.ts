import type { HexAddress } from '@vellum/tron/address';

/** A 256-bit unsigned stack value. */
export type Word = bigint;

export const WORD_MAX: Word = (1n << 256n) - 1n;
const LOW_160: Word = (1n << 160n) - 1n;
const EVM_ADDRESS_DIGITS = 40;

/** Value of up to 32 big-endian bytes. */
export function wordOfBytes(bytes: Uint8Array): Word {
  if (bytes.length === 32) return wordAt(viewOf(bytes), 0);
  if (bytes.length === 0) return 0n;
  return BigInt(`0x${hexOf(bytes)}`);
}

/** The 32 bytes at `offset` as a value. */
export function wordAt(view: DataView, offset: number): Word {
  const high = view.getBigUint64(offset);
  const second = view.getBigUint64(offset + 8);
  const third = view.getBigUint64(offset + 16);
  const low = view.getBigUint64(offset + 24);
  if (high === 0n && second === 0n && third === 0n) return low;
  return (high << 192n) | (second << 128n) | (third << 64n) | low;
}

/** The 32 bytes at `offset` as a value; after the last byte come zeros. */
export function wordFrom(bytes: Uint8Array, offset: number): Word {
  if (offset + 32 <= bytes.length) return wordAt(viewOf(bytes), offset);
  const padded = new Uint8Array(32);
  padded.set(bytes.subarray(offset, offset + 32));
  return wordOfBytes(padded);
}

/** Writes the value as 32 bytes at `offset`. `setBigUint64` keeps the low 64 bits of what it is given. */
export function putWord(view: DataView, offset: number, word: Word): void {
  view.setBigUint64(offset + 24, word);
  view.setBigUint64(offset + 16, word >> 64n);
  view.setBigUint64(offset + 8, word >> 128n);
  view.setBigUint64(offset, word >> 192n);
}

export function bytesOfWord(word: Word): Uint8Array {
  const bytes = new Uint8Array(32);
  putWord(viewOf(bytes), 0, word);
  return bytes;
}

/** 64 hex digits, the form in which state keys storage rows. */
export function slotOfWord(word: Word): string {
  return word.toString(16).padStart(64, '0');
}

/** Address in the low 20 bytes; whatever stands above them is ignored. */
export function addressOfWord(word: Word): HexAddress {
  return `41${(word & LOW_160).toString(16).padStart(EVM_ADDRESS_DIGITS, '0')}` as HexAddress;
}

/** The 20 bytes of an address as a value, without the 41. */
export function wordOfAddress(address: HexAddress): Word {
  return BigInt(`0x${address.slice(2)}`);
}

/** All 21 bytes of an address as a value. */
export function prefixedWordOfAddress(address: HexAddress): Word {
  return BigInt(`0x${address}`);
}

export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}
