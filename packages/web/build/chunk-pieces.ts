import type { Piece } from './chunk-cluster.ts';

/** Something that is opened as a whole: a page with its texts, a sheet, what comes after the first page. */
export type Use = Readonly<{ roots: readonly string[] }>;

export type PieceOptions = Readonly<{
  /** The modules a module needs before it runs. */
  importsOf: (module: string) => readonly string[];
  /** Modules that are in other files already. */
  placed: ReadonlySet<string>;
  sizeOf: (module: string) => number;
  /** See `Piece`. */
  kindOf: (module: string) => string;
}>;

/** Takes the modules of all uses apart into pieces: what exactly the same uses need is one piece. */
export function piecesOf(uses: readonly Use[], options: PieceOptions): readonly Piece[] {
  const keyed = [...usesOfModules(uses, options)].map(([module, needing]) => ({
    module,
    needing,
    key: `${options.kindOf(module)} ${[...needing].join()}`,
  }));
  return [...Map.groupBy(keyed, ({ key }) => key).values()].map((alike) => {
    const modules = alike.map(({ module }) => module);
    return {
      modules,
      uses: alike[0]?.needing ?? new Set(),
      size: modules.reduce((sum, module) => sum + options.sizeOf(module), 0),
      kind: options.kindOf(modules[0] ?? ''),
    };
  });
}

function usesOfModules(
  uses: readonly Use[],
  { importsOf, placed }: PieceOptions,
): ReadonlyMap<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [number, { roots }] of uses.entries()) {
    for (const module of reachable(roots, importsOf)) {
      if (!placed.has(module)) found.set(module, (found.get(module) ?? new Set()).add(number));
    }
  }
  return found;
}

/** Modules and all that they need before they run. */
export function reachable(
  roots: Iterable<string>,
  importsOf: (module: string) => readonly string[],
): Set<string> {
  const found = new Set(roots);
  for (const module of found) for (const next of importsOf(module)) found.add(next);
  return found;
}
