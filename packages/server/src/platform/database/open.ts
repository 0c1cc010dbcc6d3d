import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { columnParsers } from './column-parsers.ts';
import type { Database } from './database.ts';
import { platformSession } from './platform-session.ts';

export type OpenDatabase = Readonly<{
  database: Database;
  /** For named statements, which PostgreSQL plans once for each connection, and for LISTEN. */
  pool: Pool;
  close(): Promise<void>;
}>;

export type OpenOptions = Readonly<{
  connections?: number;
  /** Longest a statement may run, in milliseconds; 0 for as long as it takes. */
  statementTimeoutMs?: number;
  /** A connection that broke while nobody used it, such as when the server went away. */
  onLost?(error: Error): void;
}>;

/** Connects on first use. Statements are cut off after 3 s unless told otherwise. */
export function openDatabase(url: string, options: OpenOptions = {}): OpenDatabase {
  const pool = new Pool({
    ...platformSession(url),
    types: columnParsers,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    // They stay open when nobody uses them. After a quiet while the first calls that come together would else wait for new
    // ones, which take the processor from all others too.
    idleTimeoutMillis: 0,
    // One whose other end went away in silence is found out before someone waits for it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    options: `-c timezone=UTC -c statement_timeout=${options.statementTimeoutMs ?? 3000}`,
    // A pool at rest keeps no process alive.
    allowExitOnIdle: true,
  });
  // Without a listener a lost idle connection would end the process; the pool makes a new one by itself.
  pool.on('error', (error) => options.onLost?.(error));
  // The same for one that is lost while someone holds it without asking anything.
  pool.on('connect', (client) => client.on('error', () => {}));
  const database: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, close: () => database.destroy() };
}
