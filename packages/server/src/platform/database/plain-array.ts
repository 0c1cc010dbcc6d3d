/**
 * A list as PostgreSQL writes arrays, for values that need no quotes: digits, hex, base58; null is NULL.
 * The driver would look through each of them for what it must escape, which for large lists is most of the work.
 */
export const plainArray = (values: readonly (string | number | bigint | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join()}}`;
