import { pair } from '@vellum/contracts/dex';
import { liquidityHelper } from '@vellum/contracts/liquidity';
import { locker } from '@vellum/contracts/locks';
import { oracle } from '@vellum/contracts/prices';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import type { AskContract } from '../../platform/chain/ask-contract.ts';
import { type CoinFactsReader, sensible } from '../../platform/chain/coin-facts.ts';
import { perBlock } from '../../platform/per-block.ts';

export type PoolContracts = Readonly<
  Record<'liquidityHelper' | 'oracle' | 'locker' | 'wtrx' | 'usdt', Address>
>;

export type PoolCoin = Readonly<{ coin: Address; symbol: string; decimals: number }>;

/** A pair by its two coins: `base` is what the token is priced in. */
export type PoolSides = Readonly<{
  base: PoolCoin;
  token: PoolCoin;
  /** Whether the token is the pair's first coin. */
  tokenFirst: boolean;
  lpDecimals: number;
}>;

/** Digits of a price beyond those of the base coin. */
const MORE_DIGITS = 6;

/** What the node says about pools beyond their own logs. */
export function poolFacts(ask: AskContract, coins: CoinFactsReader, at: PoolContracts) {
  const known = new Map<Address, Promise<PoolSides>>();
  const coinOf = async (coin: Address): Promise<PoolCoin> => {
    const { symbol, decimals } = await coins(coin);
    return { coin, symbol: symbol ?? '', decimals: decimals ?? 0 };
  };
  const learn = async (of: Address): Promise<PoolSides> => {
    const [hex0, hex1, { decimals }] = await Promise.all([
      ask(of, pair.token0()),
      ask(of, pair.token1()),
      coins(of),
    ]);
    const [first, second] = [fromHexAddress(hex0), fromHexAddress(hex1)];
    // TRX is what most is priced in; where it is not one of the two, U is.
    const isBase = (coin: Address) =>
      coin === at.wtrx || (coin === at.usdt && ![first, second].includes(at.wtrx));
    const tokenFirst = !isBase(first);
    const [base, token] = tokenFirst ? [second, first] : [first, second];
    return {
      base: await coinOf(base),
      token: await coinOf(token),
      tokenFirst,
      lpDecimals: decimals ?? 0,
    };
  };
  const sides = (of: Address): Promise<PoolSides> => {
    const found = known.get(of) ?? learn(of);
    known.set(of, found);
    found.catch(() => known.delete(of));
    return found;
  };
  return {
    sides,
    /** Base for one whole token on average, with `priceDecimals` decimals; null without a reliable one. */
    average: perBlock(async (of: Address): Promise<bigint | null> => {
      const { base, token } = await sides(of);
      const amount = 10n ** BigInt(token.decimals + MORE_DIGITS);
      const found = await sensible(ask(at.oracle, oracle.consult(token.coin, amount, base.coin)));
      return found?.average ?? null;
    }),
    /** U of all LP by average prices; null without them. */
    worth: perBlock(async (of: Address): Promise<bigint | null> => {
      const supply = await ask(of, pair.totalSupply());
      return sensible(ask(at.locker, locker.lpValueOf(supply, of)));
    }),
    slippage: () => ask(at.liquidityHelper, liquidityHelper.slippage()),
  };
}

export type PoolFacts = ReturnType<typeof poolFacts>;

export const priceDecimals = ({ base }: Pick<PoolSides, 'base'>): number =>
  base.decimals + MORE_DIGITS;
