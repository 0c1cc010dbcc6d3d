import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import type { Address } from '@vellum/tron/address';

/** What a call does with the coins that had to be approved for it. */
export type CoinUse = Readonly<{
  /** Energy it takes once it has them, for a caller who holds what comes back already. */
  after: bigint;
  /** Who gets them: this address, somebody who has some, such as a pair, or the contract that is called. */
  to: Address | 'holder' | 'contract';
}>;

const passed = (after: bigint): CoinUse => ({ after, to: 'holder' });
const kept = (after: bigint): CoinUse => ({ after, to: 'contract' });

/** By function. Calls that are not here move the coins last: a node's simulation shows all they do before. */
const uses: Readonly<Record<string, CoinUse>> = {
  takeOffer: passed(17_300n),
  burnMax: { after: 0n, to: DEAD_ADDRESS },
  swapToBurnMin: kept(27_900n),
  addLiquidityMin: kept(50_500n),
  zapToken: kept(206_900n),
  swapExactTokensForETH: passed(62_650n),
  swapTokensForExactETH: passed(62_650n),
  swapExactTokensForTokens: passed(41_600n),
  swapTokensForExactTokens: passed(41_600n),
  addLiquidityETH: passed(61_950n),
  addLiquidity: passed(35_550n),
  removeLiquidityETH: passed(135_100n),
  removeLiquidity: passed(83_400n),
  redeem: passed(5_550n),
};

/** Energy of each pair beyond the first on the way of a swap. */
const NEXT_PAIR = 72_950n;
/** Bytes of a swap over one pair: the selector, five values, and a list of two addresses. */
const ONE_PAIR = 4 + 32 * 8;
/** More energy that a word of storage takes when it is written anew than when it is changed. */
const NEW_WORD = 15_000n;

type Called = Readonly<{
  /** Name of the function. */
  method: string;
  data: Uint8Array;
  /** Coins that come back and of which the caller has none yet. */
  newCoins: number;
}>;

export function coinUse({ method, data, newCoins }: Called): CoinUse {
  const { after, to } = uses[method] ?? kept(0n);
  const pairs = method.startsWith('swap') && to === 'holder' ? (data.length - ONE_PAIR) / 32 : 0;
  return { after: after + BigInt(pairs) * NEXT_PAIR + BigInt(newCoins) * NEW_WORD, to };
}
