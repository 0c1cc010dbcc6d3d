import { coinNames, type ListedCoin } from '../../../shared/launch/coin-queries.ts';
import type { View } from './home-queries.ts';

/** Lists of launches by their stage have none of the platform's coins. */
const views: ReadonlySet<View> = new Set(['all', 'newest', 'value']);

/** Coins of the platform that stand before a list, or that a keyword finds by address, symbol or name. */
export function coinsIn(
  coins: readonly ListedCoin[],
  view: View,
  keyword: string,
): readonly ListedCoin[] {
  if (keyword === '') return views.has(view) ? coins : [];
  const key = keyword.toLowerCase();
  return coins.filter(({ coin, tokenAddress }) => {
    const texts = coinNames[coin].map((text) => text.toLowerCase());
    return tokenAddress === keyword || texts.some((text) => text.includes(key));
  });
}
