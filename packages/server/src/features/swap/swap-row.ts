import type { Address } from '@vellum/tron/address';

/** A swap in a known pair; `trader` sent the transaction. Time of the chain in milliseconds. */
export type SwapRow = {
  block: number;
  tx_idx: number;
  log_idx: number;
  txid: string;
  pair: Address;
  trader: Address;
  paid_coin: Address;
  paid: bigint;
  received_coin: Address;
  received: bigint;
  at: bigint;
};
