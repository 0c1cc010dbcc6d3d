import type { FieldDef, Pool } from 'pg';
import { asWritten, type Written } from './as-written.ts';
import { isSameRow, parsedRow } from './written-row.ts';

/** A prepared statement: the same name always has the same text. */
type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;

type Kept<Row> = Readonly<{ written: Written; row: Row }>;

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

  function rowOf(name: string, written: Written, fields: readonly FieldDef[]): Row {
    const kept = known.get(name);
    if (kept !== undefined && isSameRow(kept.written, written)) return kept.row;
    if (known.size >= most) known.clear();
    const row = parsedRow(written, fields) as Row;
    known.set(name, { written, row });
    return row;
  }

  return async (statement) => {
    const { rows, fields } = await pool.query<(string | null)[]>({
      ...statement,
      rowMode: 'array',
      types: asWritten,
    });
    const place = fields.findIndex(({ name }) => name === key);
    return rows.map((row) => rowOf(`${statement.name} ${row[place]}`, row, fields));
  };
}
