import type { LpPool } from '@vellum/api/liquidity/lp-math';
import { dexFactory, pair as pairClient } from '@vellum/contracts/dex';
import type { Address } from '@vellum/tron/address';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { LiquidityParts } from './liquidity-parts.ts';
import type { PoolSides } from './pool-facts.ts';

/** What LP of a pair stands for, as the node has it now. */
export type LpFacts = PoolSides &
  Readonly<{
    pool: LpPool & Readonly<{ kLast: bigint }>;
    /** Whether the base is WTRX, which comes out as TRX. */
    isTrx: boolean;
  }>;

/** Refuses with NOT_FOUND a pair that is neither of the platform nor of a launched token. */
export async function lpFacts(parts: LiquidityParts, pair: Address): Promise<LpFacts> {
  const { ask, contracts, pairs, facts } = parts;
  if ((await pairs.find(pair)) === null) throw new Refusal({ code: 'NOT_FOUND' });
  const [sides, { reserve0, reserve1 }, lpSupply, kLast, feeTo] = await Promise.all([
    facts.sides(pair),
    ask(pair, pairClient.reserves()),
    ask(pair, pairClient.totalSupply()),
    ask(pair, pairClient.kLast()),
    ask(contracts.dex, dexFactory.feeTo()),
  ]);
  // A factory that took a part once and no longer does leaves its mark in the pair until LP is next made or ended.
  const takesPart = !/^41(00)+$/.test(feeTo);
  return {
    ...sides,
    isTrx: sides.base.coin === contracts.wtrx,
    pool: { reserves: [reserve0, reserve1], lpSupply, kLast: takesPart ? kLast : 0n },
  };
}

/** The two coins behind LP, from which a browser computes what an amount of it pays out. */
export async function pairDetail(parts: LiquidityParts, pair: Address) {
  const { base, token, tokenFirst, lpDecimals, pool, isTrx } = await lpFacts(parts, pair);
  const [first, second] = pool.reserves.map(String) as [string, string];
  const [tokens, bases] = tokenFirst ? [first, second] : [second, first];
  return {
    pair,
    base: { ...(isTrx ? { ...base, coin: null, symbol: 'TRX' } : base), amount: bases },
    token: { ...token, amount: tokens },
    lpSupply: String(pool.lpSupply),
    lpDecimals,
    kLast: String(pool.kLast),
  };
}
