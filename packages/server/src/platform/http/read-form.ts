import { parse } from 'node:querystring';

/** Spec of the wire: a form is small and flat. */
export const FORM_BYTES_LIMIT = 16 * 1024;
const FIELDS_LIMIT = 100;

/** Names that mean something to JavaScript itself; no endpoint has them. */
const refusedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export type FormFields = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The fields of a form or query, in an object without prototype. Null when it has too many, a name that
 * is refused, or the character NUL, which no text column can hold. A repeated field arrives as a list, which
 * no schema takes.
 */
export function readForm(text: string): FormFields | null {
  const fields = parse(text, '&', '=', { maxKeys: FIELDS_LIMIT + 1 });
  const names = Object.keys(fields);
  if (names.length > FIELDS_LIMIT || names.some((name) => refusedNames.has(name))) return null;
  return text.includes('%00') || text.includes('\0') ? null : fields;
}
