import type { Block } from '../../chain/block.ts';
import type { Chain } from '../../chain/chain.ts';
import { parseInt64 } from '../wallet/java-values.ts';
import { invalidParams } from './rpc-error.ts';

const INTEGER = /^(?:0x([+-]?[0-9a-fA-F]+)|([+-]?\d+))$/;

const invalidBlockNumber = () => invalidParams('invalid block number');
export const pendingRefused = () => invalidParams('TAG pending not supported');

/** The block that a number or tag names; undefined when there is none. */
export function taggedBlock(chain: Chain, tag: string | null): Block | undefined {
  switch (tag?.toLowerCase()) {
    case 'latest':
      return chain.head();
    case 'finalized':
      return chain.blockByNumber(chain.solidNumber());
    case 'earliest':
      return chain.blockByNumber(0);
    case 'pending':
      throw pendingRefused();
    default:
      return chain.blockByNumber(blockNumberOf(tag));
  }
}

/** A number in decimal or 0x hex; beyond 64 bits only the low ones count. */
export function blockNumberOf(text: string | null): number {
  const [, hex, decimal] = INTEGER.exec(text ?? '') ?? [];
  const digits = hex ?? decimal;
  if (digits === undefined) throw invalidBlockNumber();
  const size = BigInt((hex === undefined ? '' : '0x') + digits.replace(/^[+-]/, ''));
  return Number(BigInt.asIntN(64, digits.startsWith('-') ? -size : size));
}

/** Methods that read state know the newest only; throws for every other tag. */
export function requireLatest(tag: string | null): void {
  switch (tag?.toLowerCase()) {
    case 'latest':
      return;
    case 'earliest':
    case 'pending':
    case 'finalized':
      throw invalidParams('TAG [earliest | pending | finalized] not supported');
    default:
      blockNumberOf(tag);
      throw invalidParams('QUANTITY not supported, just support TAG as latest');
  }
}

/** An int64 of 0x hex digits; undefined for other text behind the 0x. */
export function hexLong(text: string): bigint | undefined {
  if (!text.startsWith('0x')) throw invalidParams('Incorrect hex syntax');
  return parseInt64(text.slice(2), 16);
}
