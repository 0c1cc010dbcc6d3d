import { twoDecimals } from '../format/amount.ts';
import type { HeldValue } from './holding-shapes.ts';

/** `750.00 U`; in TRX where no pool prices TRX in U. Null without any price. */
export function valueText(value: HeldValue | null): string | null {
  if (value === null) return null;
  if (value.u !== null) return `${twoDecimals(BigInt(value.u))}\u00a0U`;
  return value.trx === null ? null : `${twoDecimals(BigInt(value.trx))}\u00a0TRX`;
}

const CENT = 10_000n;

/** In U, cut to the cent as rows show it, so that a total is the sum of its rows. */
export const centsOf = (value: HeldValue | null): bigint =>
  value?.u == null ? 0n : (BigInt(value.u) / CENT) * CENT;
