import type { Address } from '@vellum/tron/address';

/** An active address as the index keeps it. Fees in sun, times of the chain in milliseconds. */
export type MemberRow = Readonly<{
  address: Address;
  /** Null for the root only. */
  parent: Address | null;
  depth: number;
  activated_block: bigint | null;
  activated_at: bigint | null;
  number: bigint;
  code: string | null;
  direct_count: bigint;
  team_size: bigint;
  direct_fees: bigint;
  team_fees: bigint;
}>;

export type ClosureRow = Readonly<{
  ancestor: Address;
  descendant: Address;
  depth: number;
  number: bigint;
}>;

export type FeePayerRow = Readonly<{ address: Address; paid: bigint }>;

/** The tables of the team projection. */
export type TeamTables = {
  member: MemberRow;
  member_closure: ClosureRow;
  fee_payer: FeePayerRow;
};
