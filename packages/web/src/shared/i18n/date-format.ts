import { type Locale, writing } from './locale.ts';

/** Of the browser, unless the server draws for someone: then theirs, or null when it does not know it. */
let readersZone: string | null | undefined;

const listeners = new Set<() => void>();

/** Says whose times are drawn; undefined for those of the browser. */
export function drawTimesIn(zone: string | null | undefined): void {
  readersZone = zone;
  for (const listener of listeners) listener();
}

/** Whose times are drawn now; see `drawTimesIn`. */
export function zoneOfTimes(): string | null | undefined {
  return readersZone;
}

export function onZoneChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A time as a language writes it, in the reader's own zone unless another is named. Where theirs is not known yet, room for
 * its digits.
 */
export function formatDate(
  milliseconds: number,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  named?: string,
): string {
  const format = formatOf(locale, options, named ?? readersZone ?? undefined);
  // Which gap is used differs between versions of browsers, and from the server, whose page the browser continues with.
  const text = format.format(milliseconds).replaceAll(/\s/g, ' ');
  const isUnknown = named === undefined && readersZone === null;
  return isUnknown ? text.replaceAll(/\d/g, FIGURE_SPACE) : text;
}

const FIGURE_SPACE = '\u2007';

const formats = new Map<string, Intl.DateTimeFormat>();
/** Each takes some 30 kB, and the server draws for all zones. */
const KEPT = 200;

/** Making one takes far longer than using it. */
function formatOf(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(writing[locale].tag, { ...options, timeZone });
  formats.set(key, made);
  const [oldest] = formats.keys();
  if (formats.size > KEPT && oldest !== undefined) formats.delete(oldest);
  return made;
}
