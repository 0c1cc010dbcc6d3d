/**
 * A list as PostgreSQL writes arrays, as JSON writes it too; null for one that the two write differently. The driver
 * looks through each element for what it must escape, which for the lists of a backfill is most of the work.
 */
export function arrayText(values: readonly unknown[]): string | null {
  if (!values.every(isSimple)) return null;
  const json = JSON.stringify(values);
  // JSON's escapes of quotes are those of arrays, its escapes of control characters are not.
  return json.includes('\\') ? null : `{${json.slice(1, -1)}}`;
}

function isSimple(value: unknown): boolean {
  return typeof value === 'string' || value === null || Number.isFinite(value);
}
