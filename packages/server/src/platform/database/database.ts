import type { ColumnType, Kysely, Transaction } from 'kysely';

/**
 * The database, or a transaction on it. Each store names its own tables with `withTables`, so that no
 * file knows the columns of all features. int8 and numeric arrive as bigint, timestamps as unix milliseconds.
 */
// biome-ignore lint/complexity/noBannedTypes: the tables are named by each store.
export type Database = Kysely<{}>;

// biome-ignore lint/complexity/noBannedTypes: the tables are named by each store.
export type DatabaseTransaction = Transaction<{}>;

/** A timestamptz: read as unix milliseconds, written as a Date. */
export type Timestamp = ColumnType<number, Date, Date>;
