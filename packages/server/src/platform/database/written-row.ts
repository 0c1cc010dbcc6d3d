import type { FieldDef } from 'pg';
import type { Written } from './as-written.ts';
import { columnParser } from './open.ts';

/** Whether the database wrote the same, word for word. */
export function isSameRow(one: Written, other: Written): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** The row as any other statement reads it. */
export function parsedRow(written: Written, fields: readonly FieldDef[]): object {
  const row: Record<string, unknown> = {};
  for (const [at, { name, dataTypeID }] of fields.entries()) {
    const text = written[at] ?? null;
    row[name] = text === null ? null : columnParser(dataTypeID)(text);
  }
  return row;
}
