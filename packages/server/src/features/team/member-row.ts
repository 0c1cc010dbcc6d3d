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
  /** Of the fees of direct members, and of those whom these invited. */
  earned_direct: bigint;
  earned_second: bigint;
}>;

export type ClosureRow = Readonly<{
  ancestor: Address;
  descendant: Address;
  depth: number;
  number: bigint;
}>;

export type FeePayerRow = Readonly<{ address: Address; paid: bigint }>;

/** What an inviter got of the fees of one payer; `via` is the direct member through whom it came. */
export type EarningRow = Readonly<{
  earner: Address;
  payer: Address;
  via: Address;
  fees: bigint;
  earned: bigint;
}>;

/** Days of UTC since 1970, by chain time. */
export type EarnedDayRow = Readonly<{ day: number; earner: Address; earned: bigint }>;
export type FeeDayRow = Readonly<{ day: number; fees: bigint; earned: bigint }>;

/** The tables of the team projection. */
export type TeamTables = {
  member: MemberRow;
  member_closure: ClosureRow;
  fee_payer: FeePayerRow;
  referral_earning: EarningRow;
  referral_day: EarnedDayRow;
  fee_day: FeeDayRow;
};
