import type { Readable } from 'node:stream';
import { Client } from 'pg';
import { type AppliedMigration, readApplied } from '../platform/database/migrate.ts';
import { copyOut } from './copy-stream.ts';
import { indexTables, leftOut } from './table-kinds.ts';

/** One table of a dump. Its rows are in the text format of COPY, in the order of the columns. */
export type DumpedTable = Readonly<{ name: string; columns: readonly string[] }>;

/** Where the numbers of a column go on. */
export type DumpedSequence = Readonly<{ table: string; column: string; last: string }>;

export type DatabaseDump = Readonly<{
  /** What the schema is made of. */
  migrations: readonly AppliedMigration[];
  /** Those that others refer to come first. */
  tables: readonly DumpedTable[];
  sequences: readonly DumpedSequence[];
  /** Up to where the index stood; null when there was none. */
  head: number | null;
}>;

export type DumpOptions = Readonly<{
  /** Whether what the chain can give back belongs in it. */
  index: boolean;
  /** Keeps the rows of one table. */
  keep(table: DumpedTable, rows: Readable): Promise<void>;
}>;

/**
 * Reads the database as it is at one moment, however long that takes and whoever writes meanwhile. The dump ends after
 * that moment, so files that are copied afterwards are at least as new.
 */
export async function dumpDatabase(url: string, options: DumpOptions): Promise<DatabaseDump> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const migrations = await readApplied(client);
    const tables = await dumpedTables(client, options.index);
    for (const table of tables) {
      await options.keep(table, copyOut(client, `copy ${target(table)} to stdout`));
    }
    const head = await headOf(client);
    const sequences = await sequencesOf(client, tables);
    await client.query('commit');
    return { migrations, tables, sequences, head };
  } finally {
    await client.end();
  }
}

/** A table with its columns as COPY names them. */
export function target({ name, columns }: DumpedTable): string {
  const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

async function dumpedTables(client: Client, index: boolean): Promise<readonly DumpedTable[]> {
  const without = index ? leftOut : [...leftOut, ...indexTables];
  const { rows } = await client.query<DumpedTable & { needs: readonly string[] }>(
    `select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
    order by c.relname`,
    [without],
  );
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

type Needing = DumpedTable & Readonly<{ needs: readonly string[] }>;

/** After whatever they refer to. */
function inOrder(tables: readonly Needing[]): readonly Needing[] {
  const placed = new Set<Needing>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  const place = (table: Needing) => {
    for (const name of table.needs) {
      const needed = byName.get(name);
      if (needed && !placed.has(needed)) place(needed);
    }
    placed.add(table);
  };
  for (const table of tables) place(table);
  return [...placed];
}

/** Read last and outside of the moment: a number that was given since is never given again. */
async function sequencesOf(
  client: Client,
  tables: readonly DumpedTable[],
): Promise<readonly DumpedSequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, s.oid::regclass::text as sequence
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
    join pg_class c on c.oid = d.refobjid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
    where d.deptype in ('a', 'i') and c.relname = any($1) order by 1, 2`,
    [tables.map(({ name }) => name)],
  );
  const found: DumpedSequence[] = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ last: string }>(
      `select last_value::text as last from ${sequence} where is_called`,
    );
    const last = state.rows[0]?.last;
    if (last !== undefined) found.push({ table, column, last });
  }
  return found;
}

async function headOf(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ number: number }>('select number from chain_cursor');
  return rows[0]?.number ?? null;
}
