/** Modules that are always needed together. */
export type Piece = Readonly<{
  modules: readonly string[];
  /** Numbers of the uses that need it. */
  uses: ReadonlySet<number>;
  /** Bytes over the line, about. */
  size: number;
  /** Only pieces of one kind share a file: a language is not fetched by those who read another. */
  kind: string;
}>;

/** A file to be: pieces joined so far, and the files it waits for. Fetched by whoever fetches one that needs it. */
export type Cluster = {
  readonly modules: readonly string[];
  readonly uses: Set<number>;
  readonly size: number;
  readonly kind: string;
  readonly before: Set<Cluster>;
  readonly after: Set<Cluster>;
};

export function clustersOf(
  pieces: readonly Piece[],
  importsOf: (module: string) => readonly string[],
): Set<Cluster> {
  const home = new Map<string, Cluster>();
  const clusters = pieces.map((piece): Cluster => {
    const cluster = {
      ...piece,
      uses: new Set(piece.uses),
      before: new Set<Cluster>(),
      after: new Set<Cluster>(),
    };
    for (const module of piece.modules) home.set(module, cluster);
    return cluster;
  });
  for (const [module, cluster] of home) {
    for (const next of importsOf(module)) {
      const needed = home.get(next);
      if (needed === undefined || needed === cluster) continue;
      cluster.before.add(needed);
      needed.after.add(cluster);
    }
  }
  return new Set(clusters);
}

/** All that a file waits for. */
export function neededBy(cluster: Cluster): Set<Cluster> {
  const found = new Set(cluster.before);
  for (const next of found) for (const further of next.before) found.add(further);
  return found;
}

/** Whether a third file stands between: the first waits for it, and it for the second. */
export function isBetween(first: Cluster, second: Cluster): boolean {
  for (const next of first.before) if (next !== second && neededBy(next).has(second)) return true;
  return false;
}

/** Makes one file of two; what it waits for is from now on fetched by the users of both. */
export function join(one: Cluster, other: Cluster): Cluster {
  const both = new Set([one, other]);
  const joined: Cluster = {
    modules: [...one.modules, ...other.modules],
    uses: new Set([...one.uses, ...other.uses]),
    size: one.size + other.size,
    kind: one.kind,
    before: new Set([...one.before, ...other.before].filter((next) => !both.has(next))),
    after: new Set([...one.after, ...other.after].filter((next) => !both.has(next))),
  };
  for (const next of joined.before) replace(next.after, both, joined);
  for (const next of joined.after) replace(next.before, both, joined);
  for (const next of neededBy(joined)) for (const use of joined.uses) next.uses.add(use);
  return joined;
}

function replace(links: Set<Cluster>, gone: ReadonlySet<Cluster>, joined: Cluster): void {
  for (const one of gone) links.delete(one);
  links.add(joined);
}
