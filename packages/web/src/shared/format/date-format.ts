import type { Locale } from '../i18n/locale.ts';

/** Of the browser, unless the server draws for somebody: then theirs, or null when it does not know it. */
let readersZone: string | null | undefined;

/** Says whose times the server draws. */
export function drawTimesIn(zone: string | null): void {
  readersZone = zone;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Each takes some 30 kB, and the server draws for all zones. */
const KEPT = 50;

/** A time in the reader's own zone unless another is named. Where theirs is not known yet, room for its digits. */
export function formatDate(
  milliseconds: number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  named?: string,
): string {
  const timeZone = named ?? readersZone ?? undefined;
  const text = formatOf(locale, { ...options, ...(timeZone && { timeZone }) }).format(milliseconds);
  const isUnknown = named === undefined && readersZone === null;
  return isUnknown ? text.replaceAll(/\d/g, FIGURE_SPACE) : text;
}

const FIGURE_SPACE = '\u2007';

/** Making one takes far longer than using it. */
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options);
  formats.set(key, made);
  const [oldest] = formats.keys();
  if (formats.size > KEPT && oldest !== undefined) formats.delete(oldest);
  return made;
}
