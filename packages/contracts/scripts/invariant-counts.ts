export type InvariantCounts = Readonly<{ runs: number; depth: number }>;

/**
 * Counts of the run contract: 16 x 50, or 64 x 100 in the deep run; `asked` ("1000x200", runs x calls in each) goes first.
 */
export function invariantCounts(asked: string | undefined, deep: boolean): InvariantCounts {
  if (asked === undefined || asked === '') {
    return deep ? { runs: 64, depth: 100 } : { runs: 16, depth: 50 };
  }
  const [, runs, depth] = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/.exec(asked) ?? [];
  if (runs === undefined || depth === undefined) {
    throw new Error('VELLUM_INVARIANTS must be runs x depth, for example 1000x200.');
  }
  return { runs: Number(runs), depth: Number(depth) };
}
