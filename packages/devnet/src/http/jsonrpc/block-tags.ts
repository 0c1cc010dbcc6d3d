import type { Json } from '@vellum/tron/json';
import type { Block } from '../../chain/block.ts';
import type { Chain, Finality } from '../../chain/chain.ts';
import { invalidParams } from './rpc-error.ts';
import { quantityOf } from './rpc-values.ts';

/** The block that a number or tag names; undefined when there is none. */
export function taggedBlock(chain: Chain, tag: Json | undefined): Block | undefined {
  return chain.blockByNumber(taggedNumber(chain, tag));
}

export function taggedNumber(chain: Chain, tag: Json | undefined): number {
  switch (tag) {
    case 'latest':
      return chain.head().number;
    case 'finalized':
    case 'safe':
      return chain.solidNumber();
    case 'earliest':
      return 0;
    case 'pending':
      throw invalidParams('TAG pending not supported');
    default:
      return Number(quantityOf(tag, 'block number'));
  }
}

/** State is kept of the newest block and of the newest final one only. */
export function taggedState(chain: Chain, tag: Json | undefined): Finality {
  if (tag === undefined || tag === null || tag === 'latest') return 'head';
  if (tag === 'finalized' || tag === 'safe') return 'solid';
  const number = typeof tag === 'string' && tag.startsWith('0x') ? taggedNumber(chain, tag) : null;
  if (number === chain.head().number) return 'head';
  if (number === chain.solidNumber()) return 'solid';
  throw invalidParams('QUANTITY not supported, just support TAG as latest');
}
