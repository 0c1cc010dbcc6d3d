import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';
import type { Money } from './money.ts';

const cent = 10_000n;

/** Sun as TRX with two decimals, a begun hundredth counting whole: costs are never shown too small. */
export function costText(sun: bigint): string {
  const rounded = ((sun + cent - 1n) / cent) * cent;
  return twoDecimals(formatAmount(rounded, COIN_DECIMALS, { grouping: true }));
}

/** The same with its coin on the same line. */
export function feeText(sun: bigint): string {
  return `${costText(sun)}\u00a0TRX`;
}

/** An amount to the last unit, with at least two decimals and its coin on the same line: what the moment of signing shows. */
export function moneyText({ amount, decimals, symbol, stands }: Omit<Money, 'coin'>): string {
  if (stands !== undefined) return stands;
  const text = formatAmount(amount, decimals, { grouping: true });
  return `${decimals > 0 ? twoDecimals(text) : text}\u00a0${symbol}`;
}

export function countText(count: bigint | number): string {
  return formatAmount(BigInt(count), 0, { grouping: true });
}

function twoDecimals(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
