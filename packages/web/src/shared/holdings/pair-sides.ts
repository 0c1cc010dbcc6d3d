import type { HeldCoin } from './holding-shapes.ts';

/** TRX and dollars stand behind what they price. */
const last = ['USDT', 'TRX', 'WTRX'];

/** The two coins of LP as people know them: what is paired with WTRX comes out as TRX. */
export function pairSides<Side extends Pick<HeldCoin, 'symbol'>>(
  sides: readonly Side[],
): readonly Side[] {
  if (sides.length !== 2) return sides;
  return sides
    .toSorted((a, b) => last.indexOf(a.symbol) - last.indexOf(b.symbol))
    .map((side) => (side.symbol === 'WTRX' ? { ...side, symbol: 'TRX' } : side));
}
