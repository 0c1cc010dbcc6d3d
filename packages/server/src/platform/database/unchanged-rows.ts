import type { Pool } from 'pg';
import { askWritten, type Written } from './as-written.ts';
import { columnOf, isSameRow, lengthAt, parsedRow, rowPlaces } from './row-messages.ts';

/** A prepared statement: the same name always has the same text. */
type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;

type Kept<Row> = Readonly<{ bytes: Buffer; row: Row }>;

/**
 * Rows of wide statements that are asked for again and again: one that the database wrote word for word as the last
 * time is the same object as then, so that what was made out of it can be kept with it. `key` is the column
 * that tells rows apart. When there are more than `most`, all are forgotten.
 */
export function unchangedRows<Row extends object>(
  pool: Pool,
  { key, most }: Readonly<{ key: string; most: number }>,
): (statement: Statement) => Promise<Row[]> {
  const known = new Map<string, Kept<Row>>();

  function rowOf(name: string, written: Written, place: number): Row {
    const kept = known.get(name);
    if (kept !== undefined && isSameRow(kept.bytes, 0, written.bytes, place)) return kept.row;
    if (known.size >= most) known.clear();
    const row = parsedRow(written, place) as Row;
    // Of its own memory, or one row would keep its whole list.
    const bytes = Buffer.allocUnsafeSlow(lengthAt(written.bytes, place));
    written.bytes.copy(bytes, 0, place);
    known.set(name, { bytes, row });
    return row;
  }

  return async (statement) => {
    const written = await askWritten(pool, statement);
    const column = written.fields.findIndex(({ name }) => name === key);
    return rowPlaces(written).map((place) =>
      rowOf(`${statement.name} ${columnOf(written, place, column)}`, written, place),
    );
  };
}
