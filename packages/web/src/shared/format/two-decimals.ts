const CENT = 10_000n;

/** U or TRX, both with six decimals, as `2,091.00`. What one gets is cut off, what one pays is rounded up. */
export function twoDecimals(value: bigint, round: 'down' | 'up' = 'down'): string {
  const cents = round === 'up' ? (value + CENT - 1n) / CENT : value / CENT;
  const whole = (cents / 100n).toString().replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${whole}.${(cents % 100n).toString().padStart(2, '0')}`;
}
