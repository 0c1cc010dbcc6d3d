import type { RawBuilder } from 'kysely';
import { readWritten, type Statement } from './as-written.ts';
import type { Database } from './database.ts';
import { parsedRow, rowPlaces } from './row-messages.ts';
import { statementShapes } from './statement-shapes.ts';

export type Reads = <Values extends object, Row extends object>(
  shape: string,
  values: Values,
  query: (slots: Values) => RawBuilder<Row>,
  within?: Database,
) => Promise<readonly Row[]>;

/** Rows by statements that are written once and prepared; `statementShapes` tells what the arguments are. */
export function preparedReads(database: Database): Reads {
  const statementOf = statementShapes(database);
  return (shape, values, query, within = database) =>
    readPrepared(within, statementOf(shape, values, query));
}

/** The rows of a statement as any other reads them. */
export async function readPrepared<Row extends object>(
  database: Database,
  statement: Statement,
): Promise<readonly Row[]> {
  const written = await readWritten(database, statement);
  return rowPlaces(written).map((place) => parsedRow(written, place) as Row);
}
