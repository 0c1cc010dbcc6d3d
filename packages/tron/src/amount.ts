declare const sunBrand: unique symbol;
declare const tokenBrand: unique symbol;

/** A balance or price in sun, the millionth part of a coin; never negative, fits int64. */
export type Sun = bigint & { readonly [sunBrand]: true };

/** A token balance in its smallest unit; never negative, fits uint256. */
export type TokenAmount = bigint & { readonly [tokenBrand]: true };

/** Spec §9: a coin has 1e6 sun. */
export const COIN_DECIMALS = 6;
export const SUN_PER_COIN = 1_000_000n;

/** The most that an int64 holds. */
export const MAX_SUN = 2n ** 63n - 1n;
const MAX_TOKEN = 2n ** 256n - 1n;

export type AmountFormat = Readonly<{
  /** Digits kept after the point; the rest is cut off, never rounded up. All by default. */
  maxDecimals?: number;
  /** Separates thousands by commas. */
  grouping?: boolean;
}>;

/** Throws unless the value is an amount of sun that the chain can hold. */
export function toSun(value: bigint): Sun {
  if (value < 0n || value > MAX_SUN) throw new RangeError(`not an amount of sun: ${value}`);
  return value as Sun;
}

/** Throws unless the value is an amount that a token contract can hold. */
export function toTokenAmount(value: bigint): TokenAmount {
  if (value < 0n || value > MAX_TOKEN) throw new RangeError(`not an amount of a token: ${value}`);
  return value as TokenAmount;
}

/** Sun of a text in coins such as `1.5`; null when `parseAmount` refuses it or the chain cannot hold it. */
export function parseSun(text: string): Sun | null {
  const value = parseAmount(text, COIN_DECIMALS);
  return value === null || value > MAX_SUN ? null : (value as Sun);
}

export function parseTokenAmount(text: string, decimals: number): TokenAmount | null {
  return parseAmount(text, decimals) as TokenAmount | null;
}

/**
 * Smallest units of a plain decimal number, or null: no sign, exponent, separators, superfluous zeros
 * in front, more decimals than allowed, or anything beyond uint256.
 */
export function parseAmount(text: string, decimals: number): bigint | null {
  const match = /^(0|[1-9][0-9]{0,77})(?:\.([0-9]+))?$/.exec(text);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  const value = BigInt(whole + fraction.padEnd(decimals, '0'));
  return value <= MAX_TOKEN ? value : null;
}

/** Decimal text of a value in smallest units, without trailing zeros. */
export function formatAmount(value: bigint, decimals: number, format: AmountFormat = {}): string {
  const { whole, fraction, sign } = split(value, decimals);
  const shown = fraction.slice(0, format.maxDecimals ?? decimals).replace(/0+$/, '');
  const grouped = format.grouping ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  const text = shown === '' ? grouped : `${grouped}.${shown}`;
  return /[1-9]/.test(text) ? sign + text : text;
}

/**
 * Spec §9: from 1e5 in millions (M), from 1e9 in billions (B), both with two decimals, cut off so
 * that nobody is shown more than there is; smaller values as `formatAmount` gives them.
 */
export function abbreviateAmount(
  value: bigint,
  decimals: number,
  format: AmountFormat = {},
): string {
  const { whole, sign } = split(value, decimals);
  if (whole.length < 6) return formatAmount(value, decimals, format);
  const [unit, letter] = whole.length < 10 ? [6, 'M'] : [9, 'B'];
  const digits = split(BigInt(whole), unit);
  return `${sign}${digits.whole}.${digits.fraction.slice(0, 2)}${letter}`;
}

function split(value: bigint, decimals: number) {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return {
    sign: value < 0n ? '-' : '',
    whole: digits.slice(0, point),
    fraction: digits.slice(point),
  };
}
