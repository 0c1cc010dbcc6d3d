/**
 * The rows of all pages that were loaded, each address once: who joins while someone reads pushes the rest
 * down by one, and the next page then begins with a row that is already shown.
 */
export function rowsOfPages<Row extends Readonly<{ address: string }>>(
  pages: readonly Readonly<{ list: readonly Row[] }>[],
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap(({ list }) => list)) {
    if (!rows.has(row.address)) rows.set(row.address, row);
  }
  return [...rows.values()];
}
