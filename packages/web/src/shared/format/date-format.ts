/** Of the browser, unless the server draws for somebody: then theirs, or null when it does not know it. */
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

/** What calendar and clock show; the first month is 1. */
type Shown = Readonly<{
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}>;

/**
 * A time as it is written, in the reader's own zone unless another is named. Where theirs is not known yet, room for its
 * digits.
 */
export function formatDate(
  milliseconds: number,
  write: (shown: Shown) => string,
  named?: string,
): string {
  const text = write(shownIn(named ?? readersZone ?? undefined, new Date(milliseconds)));
  const isUnknown = named === undefined && readersZone === null;
  return isUnknown ? text.replaceAll(/\d/g, FIGURE_SPACE) : text;
}

const FIGURE_SPACE = '\u2007';

/** A browser takes longer to make its first `Intl.DateTimeFormat` than a tap may wait: only other zones than its own need one. */
function shownIn(zone: string | undefined, date: Date): Shown {
  if (zone === undefined) {
    return {
      ...{ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() },
      ...{ hour: date.getHours(), minute: date.getMinutes(), second: date.getSeconds() },
    };
  }
  if (zone === 'UTC') {
    return {
      ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
      ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() },
    };
  }
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatIn(zone).formatToParts(date)) {
    if (type in shown) shown[type as keyof Shown] = Number(value);
  }
  return shown;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Each takes some 30 kB, and the server draws for all zones. */
const KEPT = 50;

/** Making one takes far longer than using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  formats.set(timeZone, made);
  const [oldest] = formats.keys();
  if (formats.size > KEPT && oldest !== undefined) formats.delete(oldest);
  return made;
}
