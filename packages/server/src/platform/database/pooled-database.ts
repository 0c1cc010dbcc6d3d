import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

/** The database, through which what is ready to be asked can be asked of the driver itself. */
// biome-ignore lint/complexity/noBannedTypes: the tables are named by each store.
export class PooledDatabase extends Kysely<{}> {
  readonly pool: Pool;

  constructor(pool: Pool) {
    super({ dialect: new PostgresDialect({ pool }) });
    this.pool = pool;
  }
}
