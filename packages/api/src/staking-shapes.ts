import * as z from 'zod/mini';
import type { AnswerCode } from './error-codes.ts';
import {
  basisPoints,
  count,
  money,
  address as shownAddress,
  amount as sum,
  time,
} from './shapes.ts';

/** `apr` is the least attainable: unboosted, not compounded, as long as the pool is funded. */
export const pool = {
  poolId: count,
  coin: shownAddress,
  symbol: z.string(),
  apr: basisPoints,
  totalStaked: sum,
  minAmount: sum,
  fundedUntil: z.nullable(time),
  phase: z.enum(['open', 'ended']),
};

export const position = {
  staked: sum,
  unlockable: sum,
  pending: money,
  balance: sum,
  /** In U, 6 decimals; for display. */
  uValue: sum,
};

/** Of staking anything. */
export const stakeRefusals = [
  'NOT_FOUND',
  'AMOUNT_ZERO',
  'BELOW_MINIMUM',
  'INSUFFICIENT_BALANCE',
  'STAKING_ENDED',
] as const satisfies AnswerCode[];
