import { amountText, twoDecimals } from '../../shared/format/amount.ts';

/** From here on the spec shortens amounts. */
const LARGE = 100_000_000_000n;

/** Sun as TRX with two decimals, so that columns of figures can be compared. */
export function trxText(sun: string): string {
  const amount = BigInt(sun);
  return amount < LARGE ? twoDecimals(amount) : amountText(amount, 6).short;
}
