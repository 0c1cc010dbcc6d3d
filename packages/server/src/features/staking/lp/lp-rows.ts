import type { lpStakeSteps } from '@vellum/api/staking/staking-lp';
import type { Address } from '@vellum/tron/address';

/** A pool and the pair whose LP is staked in it, by their names in the deployment. */
export const lpPools = [{ poolId: 0, source: 'lpStake', pair: 'vlmWtrx' }] as const;
export type LpSource = (typeof lpPools)[number]['source'];

export type LpPoolRow = {
  source: LpSource;
  total: bigint;
  rate: bigint;
  last: bigint;
  finish: bigint;
  funded: bigint;
  paid: bigint;
  stakers: number;
  paused_until: bigint;
  reserve0: bigint;
  reserve1: bigint;
};

export type LpHoldingRow = {
  source: LpSource;
  address: Address;
  amount: bigint;
  paid: bigint;
  since: bigint | null;
  entry_price: bigint;
};

export type LpEventRow = {
  block: number;
  tx_idx: number;
  log_idx: number;
  source: LpSource;
  kind: (typeof lpStakeSteps)[number] | 'fund';
  address: Address | null;
  amount: bigint;
  at: bigint;
  txid: string;
};

/** Prices of a pair are kept in 2^-64 units. */
export const PRICE_SHIFT = 64n;

export const emptyPool = (source: LpSource): LpPoolRow => ({
  source,
  total: 0n,
  rate: 0n,
  last: 0n,
  finish: 0n,
  funded: 0n,
  paid: 0n,
  stakers: 0,
  paused_until: 0n,
  reserve0: 0n,
  reserve1: 0n,
});
