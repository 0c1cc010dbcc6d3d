const format = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const CENT = 10_000n;

/** U or TRX, both with six decimals, as `2,091.00`. What one gets is cut off, what one pays is rounded up. */
export function twoDecimals(value: bigint, round: 'down' | 'up' = 'down'): string {
  const cents = round === 'up' ? (value + CENT - 1n) / CENT : value / CENT;
  return format.format(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}` as `${number}`);
}
