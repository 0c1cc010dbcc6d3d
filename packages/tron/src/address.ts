import { createBase58check } from '@scure/base';
import { concatBytes, fromHex, toHex } from './bytes.ts';
import { keccak256, sha256 } from './hash.ts';
import { remembered } from './remembered.ts';

declare const addressBrand: unique symbol;
declare const hexAddressBrand: unique symbol;

/** Base58check text of an address: 34 characters starting with T, checksum verified. */
export type Address = string & { readonly [addressBrand]: true };

/** `41` followed by 40 lowercase hex digits. */
export type HexAddress = string & { readonly [hexAddressBrand]: true };

const HEX_ADDRESS = /^41[0-9a-f]{40}$/;
const EVM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;

const base58check = createBase58check(sha256);

/** Base58check of any bytes, as nodes print address fields whatever they hold. */
export function encodeBase58Check(bytes: Uint8Array): string {
  return base58check.encode(bytes);
}

/** The address a user typed in base58, or null when it is none (length, alphabet, checksum, prefix). */
export function parseAddress(text: string): Address | null {
  return text.length === 34 && isAddress(text) ? (text as Address) : null;
}

/** A text may be a part of a whole form, which it then keeps in memory: so few are remembered. */
const REMEMBERED = 1_000;

const isAddress = remembered((text: string): boolean => {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && bytes[0] === 0x41;
  } catch {
    // The decoder throws on every malformed text, which false stands for.
    return false;
  }
}, REMEMBERED);

/** The address in any spelling: 41-hex of either case, 0x and 40 digits, or base58; null when it is none. */
export function parseHexAddress(text: string): HexAddress | null {
  if (EVM_ADDRESS.test(text)) return `41${text.slice(2).toLowerCase()}` as HexAddress;
  const lower = text.toLowerCase();
  if (HEX_ADDRESS.test(lower)) return lower as HexAddress;
  const address = parseAddress(text);
  return address && toHexAddress(address);
}

export function toHexAddress(address: Address): HexAddress {
  return toHex(base58check.decode(address)) as HexAddress;
}

export function fromHexAddress(address: HexAddress): Address {
  return base58check.encode(fromHex(address)) as Address;
}

/** Address of 20 bytes (EVM) or 21 bytes (with the 41 prefix); throws on anything else. */
export function hexAddressFromBytes(bytes: Uint8Array): HexAddress {
  const text = bytes.length === 20 ? `41${toHex(bytes)}` : toHex(bytes);
  if (!HEX_ADDRESS.test(text)) throw new RangeError(`not the bytes of an address: ${text}`);
  return text as HexAddress;
}

/** 21 bytes, with the 41 prefix. */
export function addressBytes(address: HexAddress): Uint8Array {
  return fromHex(address);
}

/** 20 bytes, as the machine and ABI values hold them. */
export function evmAddressBytes(address: HexAddress): Uint8Array {
  return fromHex(address.slice(2));
}

/** Display form of Spec §9: the first 6 and the last 4 characters. */
export function shortenAddress(address: Address): string {
  return `${address.slice(0, 6)}...${address.slice(-4)}`;
}

/** Address of a contract that `owner` deploys in the transaction with this id (32 bytes). */
export function deployedAddress(txid: Uint8Array, owner: HexAddress | Uint8Array): HexAddress {
  const deployer = typeof owner === 'string' ? addressBytes(owner) : owner;
  return hexAddressFromBytes(keccak256(concatBytes(txid, deployer)).subarray(12));
}
