import { dexFactory, pair as pairClient } from '@vellum/contracts/dex';
import { type Address, toHexAddress } from '@vellum/tron/address';
import type { Chain } from '../chain/chain.ts';
import { type Coin, readCoin, trxCoin } from '../coins/coin.ts';

/** One coin of a pool; `place` is its contract, also for TRX, which a pool holds wrapped. */
export type PoolSide = Readonly<{ coin: Coin; place: Address; reserve: bigint }>;

/** A pool as the chain has it: the token, and what it is priced in. */
export type LpFacts = Readonly<{
  pair: Address;
  token: PoolSide;
  base: PoolSide;
  /** Whether the base is TRX: it comes out as TRX. */
  isTrx: boolean;
  reserves: readonly [bigint, bigint];
  lpSupply: bigint;
  lpDecimals: number;
  kLast: bigint;
}>;

/** Null for whatever is no pair of the exchange. */
export async function readLpFacts(chain: Chain, pair: Address): Promise<LpFacts | null> {
  const lp = await readCoin(chain, pair);
  if (lp.pair === null) return null;
  const [tokenPlace, basePlace] = lp.pair;
  const wtrx = chain.contract('wtrx');
  const [{ reserve0, reserve1 }, first, lpSupply, kLast, feeTo, ownToken, ownBase] =
    await Promise.all([
      chain.read(pair, pairClient.reserves()),
      chain.read(pair, pairClient.token0()),
      chain.read(pair, pairClient.totalSupply()),
      chain.read(pair, pairClient.kLast()),
      chain.read('dex', dexFactory.feeTo()),
      readCoin(chain, tokenPlace),
      basePlace === wtrx ? trxCoin : readCoin(chain, basePlace),
    ]);
  const isFirst = toHexAddress(tokenPlace) === first;
  const reserves = isFirst ? ([reserve0, reserve1] as const) : ([reserve1, reserve0] as const);
  // A factory that no longer takes its part of the fees leaves a mark in the pair until LP is next made or ended.
  const takesPart = !/^41(00)+$/.test(feeTo);
  return {
    pair,
    token: { coin: ownToken, place: tokenPlace, reserve: reserves[0] },
    base: { coin: ownBase, place: basePlace, reserve: reserves[1] },
    isTrx: basePlace === wtrx,
    reserves,
    lpSupply,
    lpDecimals: lp.decimals,
    kLast: takesPart ? kLast : 0n,
  };
}
