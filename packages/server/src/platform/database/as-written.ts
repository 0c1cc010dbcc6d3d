import { CompiledQuery } from 'kysely';
import type { FieldDef, Pool } from 'pg';
import type { Database } from './database.ts';
import { PooledDatabase } from './pooled-database.ts';

/** Rows as the database wrote them: its messages one after the other, and which columns they have. */
export type Written = Readonly<{ bytes: Buffer; fields: readonly FieldDef[] }>;

/** A statement with its values; the same name always has the same text, and without a name it is not prepared. */
export type Statement = Readonly<{
  name: string | undefined;
  text: string;
  values: readonly unknown[];
}>;

/** As the only parameter of a statement it has the rows given as they were written. */
export class AsWritten {
  readonly statement: Statement;
  /** What was written the last time. */
  readonly before: Written | null;

  constructor(statement: Statement, before: Written | null) {
    this.statement = statement;
    this.before = before;
  }
}

type Answer = Readonly<{ rows: readonly Written[] }>;

/** Through the database or a transaction, like any other statement; `before` itself when the same was written again. */
export async function readWritten(
  database: Database,
  statement: Statement,
  before: Written | null = null,
): Promise<Written> {
  // Most read outside of transactions, and the way through Kysely takes longer than all that is left to do.
  if (database instanceof PooledDatabase) return askWritten(database.pool, statement, before);
  const asked = CompiledQuery.raw(statement.text, [new AsWritten(statement, before)]);
  return ((await database.executeQuery(asked)) as unknown as Answer).rows[0] as Written;
}

/** `readWritten` of the driver itself. */
export async function askWritten(
  pool: Pool,
  statement: Statement,
  before: Written | null = null,
): Promise<Written> {
  const { rows } = await pool.query(statement.text, [new AsWritten(statement, before)]);
  return rows[0] as Written;
}
