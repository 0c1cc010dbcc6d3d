import type { presaleRecords } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';

/** What someone holds in a presale. */
export type PresaleBuyerRow = {
  presale: Address;
  buyer: Address;
  token: Address;
  shares: bigint;
  paid: bigint;
  claimed_lp: bigint;
  last_claim: bigint | null;
  refunded: bigint;
  block: number;
};

export type PresaleRecordKind = (typeof presaleRecords)[number];

/** One thing that happened in a presale. */
export type PresaleRecordRow = {
  block: number;
  tx_idx: number;
  log_idx: number;
  txid: string;
  token: Address;
  buyer: Address;
  kind: PresaleRecordKind;
  shares: bigint;
  amount: bigint;
  at: bigint;
};
