import { addressIn } from '../../shared/chain/address-in.ts';
import type { Money } from '../../shared/coins/money.ts';
import type { LpFacts } from '../../shared/lp/lp-facts.ts';

/** The two coins of a pool as a removal keeps them; `base` is WTRX where `isTrx`, and comes out as TRX. */
export type PoolCoins = Readonly<{
  token: string;
  tokenSymbol: string;
  tokenDecimals: number;
  base: string;
  isTrx: boolean;
  baseSymbol: string;
  baseDecimals: number;
}>;

export function poolCoinsOf({ token, base, isTrx }: LpFacts): PoolCoins {
  return {
    token: token.place,
    tokenSymbol: token.coin.symbol,
    tokenDecimals: token.coin.decimals,
    base: base.place,
    isTrx,
    baseSymbol: base.coin.symbol,
    baseDecimals: base.coin.decimals,
  };
}

/** An amount of one of them as it arrives in the wallet. */
export function receivedMoney(coins: PoolCoins, side: 'token' | 'base', amount: bigint): Money {
  const isNative = side === 'base' && coins.isTrx;
  return {
    coin: isNative ? null : addressIn(coins[side]),
    symbol: coins[`${side}Symbol`],
    decimals: coins[`${side}Decimals`],
    amount,
  };
}
