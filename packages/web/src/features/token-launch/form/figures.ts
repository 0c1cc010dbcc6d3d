import { COIN_DECIMALS, formatAmount } from '@vellum/tron/amount';

const CENT = 10_000n;

/** All digits of an amount with six decimals: `21,000,000`, `250.5`. */
export const exact = (amount: bigint): string =>
  formatAmount(amount, COIN_DECIMALS, { grouping: true });

/** To the nearest hundredth, always with two decimals. */
export function nearly(amount: bigint): string {
  const rounded = ((amount + CENT / 2n) / CENT) * CENT;
  const [whole = '0', fraction = ''] = exact(rounded).split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

/** Hundredths of a percent as TRX of each hundred: 9,800 are `98`. */
export const ofHundred = (bps: number): string => formatAmount(BigInt(bps), 2);

export const count = (value: number | bigint): string =>
  formatAmount(BigInt(value), 0, { grouping: true });
