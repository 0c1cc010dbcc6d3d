import type { Address } from '@vellum/tron/address';

/** Pools of coins staked for terms, by their names in the deployment. */
export const termPools = [{ poolId: 0, source: 'termStake' }] as const;
export type TermSource = (typeof termPools)[number]['source'];

export type TermPoolRow = {
  source: TermSource;
  staked: bigint;
  free: bigint;
  reserved: bigint;
  paid: bigint;
  paused_until: bigint;
};

export type TermOfferRow = {
  source: TermSource;
  idx: number;
  days: number;
  rate: number;
  minimum: bigint;
  open: boolean;
  daily_cap: bigint;
};

export type TermStakeRow = {
  source: TermSource;
  id: bigint;
  address: Address;
  amount: bigint;
  reward: bigint;
  days: number;
  rate: number;
  since: bigint;
  unlock_at: bigint;
  block: number;
  txid: string;
  closed_at: bigint | null;
  paid: bigint | null;
  end_block: number | null;
  end_txid: string | null;
};

export const emptyTermPool = (source: TermSource): TermPoolRow => ({
  source,
  staked: 0n,
  free: 0n,
  reserved: 0n,
  paid: 0n,
  paused_until: 0n,
});
