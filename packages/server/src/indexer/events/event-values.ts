import type { Address, HexAddress } from '@vellum/tron/address';
import { base58Of } from '../node/base58-of.ts';
import type { ChainEvent } from '../projection.ts';

/** A number that an event tells. */
export const sumOf = ({ args }: Pick<ChainEvent, 'args'>, name: string) => args[name] as bigint;

/** An address that an event tells. */
export const whoOf = ({ args }: Pick<ChainEvent, 'args'>, name: string): Address =>
  base58Of(args[name] as HexAddress);

/** Where an event stands on the chain, as rows are named by it. */
export const placeOf = ({ block, transactionIndex, logIndex, txid }: ChainEvent) => ({
  block,
  tx_idx: transactionIndex,
  log_idx: logIndex,
  txid,
});
