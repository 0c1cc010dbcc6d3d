import type { Address } from '@vellum/tron/address';

export type ApprovalRow = Readonly<{
  owner: Address;
  coin: Address;
  spender: Address;
  amount: bigint;
  at: bigint;
  txid: string;
  block: number;
}>;
