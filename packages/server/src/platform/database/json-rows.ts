import { sql } from 'kysely';

/** Rows as one parameter of type jsonb. Numbers of the chain travel as text, since JSON would round them. */
export const jsonRows = (rows: readonly object[]) =>
  sql`${JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value))}::jsonb`;
