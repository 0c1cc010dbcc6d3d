import { CompiledQuery } from 'kysely';
import type { CustomTypesConfig, FieldDef } from 'pg';
import type { Database } from './database.ts';
import { PooledDatabase } from './pooled-database.ts';

/** A row as the database wrote it: a text for each column. */
export type Written = readonly (string | null)[];
type WrittenRows = Readonly<{ rows: readonly Written[]; fields: readonly FieldDef[] }>;

/** A statement with its values; the same name always has the same text, and without a name it is not prepared. */
export type Statement = Readonly<{
  name: string | undefined;
  text: string;
  values: readonly unknown[];
}>;

/** As the only parameter of a statement it has the rows given as they were written. */
export class AsWritten {
  readonly statement: Statement;

  constructor(statement: Statement) {
    this.statement = statement;
  }
}

/** Nothing is made out of the text of a column. */
export const asWritten: CustomTypesConfig = { getTypeParser: () => (text: string) => text };

/** Through the database or a transaction, like any other statement. */
export async function readWritten(database: Database, statement: Statement): Promise<WrittenRows> {
  const { text } = statement;
  const asked = [new AsWritten(statement)];
  // Most read outside of transactions, and the way through Kysely takes longer than all that is left to do.
  const { rows } =
    database instanceof PooledDatabase
      ? await database.pool.query<WrittenRows>(text, asked)
      : await database.executeQuery<WrittenRows>(CompiledQuery.raw(text, asked));
  return rows[0] as WrittenRows;
}
