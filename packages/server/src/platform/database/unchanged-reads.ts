import { readWritten, type Written } from './as-written.ts';
import type { Database } from './database.ts';
import { type Reads, readPrepared } from './prepared-reads.ts';
import { statementShapes } from './statement-shapes.ts';
import { unchangedLists } from './unchanged-lists.ts';

/** Like `preparedReads`; what did not change since it was read last is the same, as `unchangedLists` tells. */
export function unchangedReads(database: Database): Reads {
  const statementOf = statementShapes(database);
  const unchanged = unchangedLists();
  return async (shape, values, query, within = database) => {
    const statement = statementOf(shape, values, query);
    if (statement.name === undefined) return readPrepared(within, statement);
    const read = (before: Written | null) => readWritten(within, statement, before);
    return (await unchanged(statement, read)) as never[];
  };
}
