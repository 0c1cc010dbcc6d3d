import { CompiledQuery } from 'kysely';
import type { CustomTypesConfig, FieldDef } from 'pg';
import type { Database } from './database.ts';

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
  const asked = CompiledQuery.raw(statement.text, [new AsWritten(statement)]);
  const { rows } = await database.executeQuery<WrittenRows>(asked);
  return rows[0] as WrittenRows;
}
