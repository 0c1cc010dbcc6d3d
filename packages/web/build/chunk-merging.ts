import {
  type Cluster,
  clustersOf,
  isBetween,
  join,
  neededBy,
  type Piece,
} from './chunk-cluster.ts';

export type MergeOptions = Readonly<{
  /** The modules a module needs before it runs. */
  importsOf: (module: string) => readonly string[];
  /** How much a use counts beside the others. */
  weightOf: (use: number) => number;
  /** Bytes that could be fetched in the time that one more file costs. */
  fileCost: number;
  /** Bytes that a file made of several pieces may have. */
  largest: number;
}>;

type Pair = Readonly<{ one: Cluster; other: Cluster; gain: number }>;

/**
 * Joins pieces into fewer files as long as the uses gain by it: those that need both save a file, those that need
 * one of them fetch the other for nothing, with all that it waits for. No file ever waits for one that waits for it.
 */
export function mergePieces(pieces: readonly Piece[], options: MergeOptions): readonly Piece[] {
  const clusters = clustersOf(pieces, options.importsOf);
  const refused = new Map([...clusters].map((one) => [one, new Set<Cluster>()]));
  const best = new Map<Cluster, Pair>();
  const look = (one: Cluster) => {
    const others = [...clusters].filter((other) => other !== one && !refused.get(one)?.has(other));
    const found = largestOf(
      others.map((other) => ({ one, other, gain: hopeOf(one, other, options) })),
    );
    if (found) best.set(one, found);
    else best.delete(one);
  };
  for (const one of clusters) look(one);
  for (let pair = largestOf(best.values()); pair !== null; pair = largestOf(best.values())) {
    const { one, other } = pair;
    if (!isWorth(one, other, options)) {
      refused.get(one)?.add(other);
      refused.get(other)?.add(one);
      look(one);
      continue;
    }
    const joined = join(one, other);
    for (const gone of [one, other]) {
      clusters.delete(gone);
      best.delete(gone);
    }
    clusters.add(joined);
    refused.set(joined, new Set());
    const lost = [...best.values()].filter(({ other: near }) => near === one || near === other);
    for (const near of [joined, ...lost.map((pair) => pair.one)]) look(near);
  }
  return [...clusters];
}

function isWorth(one: Cluster, other: Cluster, options: MergeOptions): boolean {
  const burden = burdenOf(one, other, options) + burdenOf(other, one, options);
  return hopeOf(one, other, options) > burden && !isBetween(one, other) && !isBetween(other, one);
}

/** What joining two files would gain if they waited for nothing. */
function hopeOf(one: Cluster, other: Cluster, options: MergeOptions): number {
  const { weightOf, fileCost, largest } = options;
  if (one.kind !== other.kind || one.size + other.size > largest) return 0;
  let gain = 0;
  for (const use of one.uses)
    gain += weightOf(use) * (other.uses.has(use) ? fileCost : -other.size);
  for (const use of other.uses) if (!one.uses.has(use)) gain -= weightOf(use) * one.size;
  return gain;
}

/** What the users of one file would fetch for nothing if it were joined with another that waits for more. */
function burdenOf(users: Cluster, file: Cluster, { weightOf, fileCost }: MergeOptions): number {
  let burden = 0;
  for (const needed of neededBy(file)) {
    if (needed === users) continue;
    for (const use of users.uses) {
      if (!needed.uses.has(use)) burden += weightOf(use) * (needed.size + fileCost);
    }
  }
  return burden;
}

function largestOf(pairs: Iterable<Pair>): Pair | null {
  let found: Pair | null = null;
  for (const pair of pairs) if (pair.gain > (found?.gain ?? 0)) found = pair;
  return found;
}
