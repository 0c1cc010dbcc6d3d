/** What the indexer had spent when a height was first seen in its tables. */
export type HeightSeen = Readonly<{
  height: number;
  /** Microseconds of its processor time. */
  cpu: number;
  /** Microseconds of processor time of its PostgreSQL server. */
  database: number;
  /** Microseconds on the clock. */
  clock: number;
}>;

export type Cost = 'cpu' | 'database' | 'clock';

/** Microseconds for a block between two heights; not a number where no batch ended between them. */
export function costBetween(
  seen: readonly HeightSeen[],
  of: Cost,
  from: number,
  to: number,
): number {
  const at = (height: number) => seen.find((mark) => mark.height >= height) ?? seen.at(-1);
  const [first, last] = [at(from), at(to)];
  if (first === undefined || last === undefined) return Number.NaN;
  return (last[of] - first[of]) / (last.height - first.height);
}
