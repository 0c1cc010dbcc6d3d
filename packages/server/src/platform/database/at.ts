import { type RawBuilder, sql } from 'kysely';

/** A time to hold a timestamptz against; the argument is unix milliseconds. */
export const at = (milliseconds: number): RawBuilder<number> =>
  sql<number>`${new Date(milliseconds)}::timestamptz`;
