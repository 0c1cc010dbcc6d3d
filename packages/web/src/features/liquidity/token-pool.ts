import {
  type LiquidityFit,
  liquidityFit,
  type PoolHoldings,
} from '@vellum/api/liquidity/liquidity-fit';
import { dexFactory, pair } from '@vellum/contracts/dex';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { type Address, fromHexAddress, toHexAddress } from '@vellum/tron/address';
import type { Chain } from '../../shared/chain/chain.ts';
import { type Quoted, useChainQuote } from '../../shared/chain/use-chain-quote.ts';

export type TokenPool = PoolHoldings & Readonly<{ pair: Address; helperBps: number }>;

/** Null where the token has no pair with TRX, or nothing in it. */
export type FoundPool = Readonly<{ pool: TokenPool | null }>;

/** The pool of a token with TRX as the chain has it now. */
export function useTokenPool(token: Address | null): Quoted<FoundPool> {
  return useChainQuote(token && ['liquidity', 'token-pool', token], (chain) =>
    readTokenPool(chain, token as Address),
  );
}

/** The same, asked once. */
export async function readTokenPool(chain: Chain, token: Address): Promise<FoundPool> {
  const wtrx = chain.contract('wtrx');
  const found = await chain.read('dex', dexFactory.pairOf(token, wtrx));
  if (/^41(00)+$/.test(found)) return { pool: null };
  const at = fromHexAddress(found);
  const [{ reserve0, reserve1 }, lpSupply, helperBps] = await Promise.all([
    chain.read(at, pair.reserves()),
    chain.read(at, pair.totalSupply()),
    chain.read('liquidityHelper', liquidityHelper.slippage()),
  ]);
  const isFirst = toHexAddress(token) < toHexAddress(wtrx);
  const [tokens, trx] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  if (tokens === 0n || trx === 0n) return { pool: null };
  return { pool: { pair: at, tokens, trx, lpSupply, helperBps: Number(helperBps) } };
}

const BPS = 10_000n;

export type FilledAdding = LiquidityFit & Readonly<{ minLp: bigint }>;

/** What so many tokens take along and give, and the bound that the contract holds. */
export function filledAdding(
  pool: PoolHoldings,
  tokens: bigint,
  trx: bigint,
  toleranceBps: bigint,
) {
  const fit = liquidityFit(pool, tokens, trx);
  return { ...fit, minLp: (fit.lp * (BPS - toleranceBps)) / BPS };
}
