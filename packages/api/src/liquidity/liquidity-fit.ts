import { smaller } from '../numbers/bigint-order.ts';

/** A pool with TRX: what it holds of both, and all LP there is. */
export type PoolHoldings = Readonly<{ tokens: bigint; trx: bigint; lpSupply: bigint }>;

export type LiquidityFit = Readonly<{ tokens: bigint; trx: bigint; lp: bigint }>;

/** What the helper takes of both: all of one, and of the other what the ratio asks for, rounded up. */
export function liquidityFit(
  { tokens, trx, lpSupply }: PoolHoldings,
  mostTokens: bigint,
  mostTrx: bigint,
): LiquidityFit {
  const needed = trxFor({ tokens, trx }, mostTokens);
  const used =
    needed <= mostTrx
      ? { tokens: mostTokens, trx: needed }
      : { tokens: (mostTrx * tokens + trx - 1n) / trx, trx: mostTrx };
  const [byTokens, byTrx] = [(used.tokens * lpSupply) / tokens, (used.trx * lpSupply) / trx];
  return { ...used, lp: smaller(byTokens, byTrx) };
}

/** The TRX that belong to so many tokens at the pool's ratio. */
export function trxFor(
  { tokens, trx }: Pick<PoolHoldings, 'tokens' | 'trx'>,
  added: bigint,
): bigint {
  return (added * trx + tokens - 1n) / tokens;
}
