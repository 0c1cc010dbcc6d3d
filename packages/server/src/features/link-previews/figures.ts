import type { Language } from '@vellum/api/typed-text/language';

const SUN_DIGITS = 6;

/** Base units as people read them: thousands with commas, at most so many decimals, without zeros at the end. */
export function amountText(units: string | bigint, decimals: number, most = 2): string {
  const value = BigInt(units);
  const one = 10n ** BigInt(decimals);
  const whole = value / one;
  // Small sums keep their first figures: nothing is shown as 0 that is not.
  const rest = `${value % one}`.padStart(decimals, '0');
  const leading = /^0*/.exec(rest)?.[0].length ?? 0;
  const kept = whole === 0n ? Math.min(decimals, Math.max(most, leading + 4)) : most;
  const shown = rest.slice(0, kept).replace(/0+$/, '');
  const grouped = whole.toLocaleString('en-US');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}

export const trxText = (sun: string | bigint): string => amountText(sun, SUN_DIGITS);

export const countText = (count: number): string => count.toLocaleString('en-US');

/** A share in hundredths of a percent, of the whole. */
export function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 10_000n) / whole);
}

/** `69.3 %`, with a thin gap. */
export const percentText = (share: number): string =>
  `${(Math.floor(share / 10) / 10).toFixed(1)}\u202f%`;

/** Pictures stay in chats for ever and are read everywhere: year and zone are told. */
export function dateText(time: number, language: Language): string {
  const date = new Date(time);
  const clock = date.toISOString().slice(11, 16);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (language === 'zh-TW') return `${year}/${month + 1}/${day} ${clock} UTC`;
  return `${day} ${MONTHS[month]} ${year}, ${clock} UTC`;
}

/** A day, for what begins or ends. */
export function dayText(time: number, language: Language): string {
  return dateText(time, language).replace(/,? \d\d:\d\d UTC$/, '');
}

const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];
