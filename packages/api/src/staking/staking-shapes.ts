import * as z from 'zod/mini';
import type { AnswerCode } from '../refusals/error-codes.ts';
import { address, amount, count, money, time } from '../wire/shapes.ts';

/** `ended`: nothing is funded any more, or no term takes stakes. `paused`: by the guardian, for days at most. */
const phases = ['open', 'ended', 'paused'] as const;

/** What every pool says about itself. */
export const pool = {
  poolId: count,
  /** Where stakes go. */
  contract: address,
  /** What is staked. */
  coin: address,
  symbol: z.string(),
  decimals: count,
  totalStaked: amount,
  stakers: count,
  /** Rewards that were ever paid out. */
  paid: money,
  phase: z.enum(phases),
};

/** An amount of a coin and its value in U (6 decimals) by average prices: a price without rounding. */
export const worth = z.object({ amount, u: amount });

/** What an address has in a pool. */
export const position = {
  staked: amount,
  unlockable: amount,
  /** Earned, or set aside for it, and not paid yet. */
  pending: money,
  /** Paid so far. */
  paid: money,
  /** Of the coin, in the wallet. */
  balance: amount,
  /** Of the stake, in U with 6 decimals, for display; null without a reliable price. */
  uValue: z.nullable(amount),
};

/** Of staking anything. */
export const stakeRefusals = [
  'AMOUNT_ZERO',
  'INSUFFICIENT_BALANCE',
  'STAKING_ENDED',
] as const satisfies AnswerCode[];

/** Money that came into a pool, with the transaction that brought it. */
export const funding = z.object({
  amount,
  at: time,
  txid: z.string(),
});
