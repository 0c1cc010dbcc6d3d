import { readWritten, type Statement } from './as-written.ts';
import type { Database } from './database.ts';
import { unchangedLists } from './unchanged-lists.ts';

/** Reads by one statement, through the database or a transaction, as `unchangedLists` tells. */
export function unchangedStatement<Row extends object>(
  statement: Statement,
): (database: Database) => Promise<readonly Row[]> {
  const unchanged = unchangedLists();
  return async (database) =>
    (await unchanged(statement, (before) =>
      readWritten(database, statement, before),
    )) as readonly Row[];
}
