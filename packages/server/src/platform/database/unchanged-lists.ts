import type { Statement, Written } from './as-written.ts';
import { haveSameColumns, isSameRow, parsedRow, rowPlaces } from './row-messages.ts';

type Kept = Readonly<{ written: Written; rows: readonly object[]; size: number }>;

/** Bytes that are kept as they were read last, of each place that reads: some 2,000 rows. */
const MOST_KEPT = 4_000_000;
/** What a column takes besides its text, counted in bytes, and a list besides its columns. */
const BESIDES = 50;

/** Reads by a statement, told what was written the last time. */
type Read = (before: Written | null) => Promise<Written>;

/**
 * The rows of prepared statements. The database is asked every time; what it wrote word for word as the last time for these
 * values is the same list with the same rows as then, so that what was made out of it can be kept with it. They
 * are read only. When there are more than can be kept, all are forgotten.
 */
export function unchangedLists(): (statement: Statement, read: Read) => Promise<readonly object[]> {
  const known = new Map<string, Kept>();
  let held = 0;

  function keep(key: string, list: Kept): void {
    held += list.size - (known.get(key)?.size ?? 0);
    if (held > MOST_KEPT) {
      known.clear();
      held = list.size;
    }
    known.set(key, list);
  }

  return async (statement, read) => {
    const key = keyOf(statement);
    const asked = known.get(key);
    const written = await read(asked?.written ?? null);
    if (asked !== undefined && asked.written === written) return asked.rows;
    // Others may have read the same meanwhile.
    const kept = known.get(key);
    if (kept !== undefined && isSameList(kept.written, written)) return kept.rows;
    const rows = rowsOf(written, kept);
    keep(key, { written, rows, size: sizeOf(key, written, rows.length) });
    return rows;
  };
}

/** What a list is compared with. A time of day is no part of it: it is another for every call. */
function keyOf({ name, values }: Statement): string {
  let key = name ?? '';
  for (const value of values) if (!(value instanceof Date)) key += ` ${value}`;
  return key;
}

/**
 * What is kept of a list: bytes, and rows that repeat their texts. Rows tell little of it, since whoever writes to the chain
 * decides how long some texts are.
 */
const sizeOf = (key: string, { bytes, fields }: Written, rows: number): number =>
  key.length + BESIDES + 2 * bytes.length + BESIDES * rows * fields.length;

const isSameList = (one: Written, other: Written): boolean =>
  haveSameColumns(one.fields, other.fields) && one.bytes.equals(other.bytes);

/** The rows of a list, those that did not change since before as they were then. */
function rowsOf(written: Written, before?: Kept): readonly object[] {
  const isComparable =
    before !== undefined && haveSameColumns(before.written.fields, written.fields);
  if (!isComparable) return rowPlaces(written).map((place) => parsedRow(written, place));
  const places = rowPlaces(before.written);
  return rowPlaces(written).map((place, at) => {
    const old = places[at];
    const isSame = old !== undefined && isSameRow(before.written.bytes, old, written.bytes, place);
    return (isSame && before.rows[at]) || parsedRow(written, place);
  });
}
