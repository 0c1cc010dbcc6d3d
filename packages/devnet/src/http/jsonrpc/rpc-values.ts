import type { HexAddress } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import type { Block } from '../../chain/block.ts';

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
