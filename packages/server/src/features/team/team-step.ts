import type { Address, HexAddress } from '@vellum/tron/address';
import { base58Of } from '../../indexer/node/base58-of.ts';
import type { ChainEvent } from '../../indexer/projection.ts';
import type { PaidFee } from './earnings.ts';
import type { Binding } from './tree-part.ts';

/** What an event means for the tree. */
export type TeamStep = Readonly<{ kind: 'bind' } & Binding> | Readonly<{ kind: 'fee' } & PaidFee>;

/** Null for events that say nothing about the tree. */
export function teamStep({ source, name, args, block, timestamp }: ChainEvent): TeamStep | null {
  if (source === 'team' && name === 'Bound') {
    const child = addressOf(args['child']);
    return { kind: 'bind', child, parent: addressOf(args['parent']), block, timestamp };
  }
  if (source === 'feeVault' && name === 'FeeIn') {
    return {
      kind: 'fee',
      payer: addressOf(args['payer']),
      fee: args['fee'] as bigint,
      first: args['refL1'] as bigint,
      second: args['refL2'] as bigint,
      timestamp,
    };
  }
  return null;
}

const addressOf = (value: unknown): Address => base58Of(value as HexAddress);
