import { costText, countText } from '../../shared/coins/cost-text.ts';

const COIN = 1_000_000n;
const HUNDRED = 100n * COIN;

/** A price for a small place: from 100 TRX on in whole ones, a begun one counting whole. The exact one is a tap away. */
export function roundPrice(sun: bigint): string {
  return sun < HUNDRED ? costText(sun).replace(/\.00$/, '') : countText((sun + COIN - 1n) / COIN);
}
