/** Values that state rows are made of. */
export type Plain =
  | undefined
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/**
 * Text form that is equal exactly when two values are equal: lengths are written out, object keys are
 * sorted and undefined members are left out, so neither order of construction nor content can collide.
 */
export function canonical(value: Plain): string {
  switch (typeof value) {
    case 'bigint':
      return `i${value};`;
    case 'string':
      return `s${value.length}:${value}`;
    case 'number':
      return `n${value};`;
    case 'boolean':
      return value ? 'T' : 'F';
    case 'undefined':
      return 'U';
    default:
      return canonicalObject(value);
  }
}

function canonicalObject(value: Exclude<Plain, undefined>): string {
  if (value instanceof Uint8Array) return `x${value.length}:${hexOf(value)}`;
  if (Array.isArray(value)) return `[${value.length}:${value.map(canonical).join('')}`;
  return canonicalRecord(value as { readonly [key: string]: Plain });
}

function canonicalRecord(record: { readonly [key: string]: Plain }): string {
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    const member = record[key];
    if (member !== undefined) text += `${key}=${canonical(member)}`;
  }
  return `${text}}`;
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}
