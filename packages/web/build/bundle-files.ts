import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Finds the chunk by which a module is fetched, named by the end of its path. */
export function chunkFinder(bundle: Rolldown.OutputBundle): (module: string) => Chunk {
  // Read once: every look into a chunk asks the bundler.
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const begun = chunks.map((chunk) => [chunk.facadeModuleId ?? '', chunk] as const);
  const held = chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const));
  return (module) => {
    const [, chunk] = [...begun, ...held].find(([id]) => id.endsWith(module)) ?? [];
    if (chunk === undefined) throw new Error(`the build has no chunk of ${module}`);
    return chunk;
  };
}

/** Gives a file and every other that must be there before it runs. */
export function importFinder(bundle: Rolldown.OutputBundle): (file: string) => Set<string> {
  const imports = new Map(
    Object.entries(bundle).map(([file, one]) => [file, one.type === 'chunk' ? one.imports : null]),
  );
  return (file) => {
    const found = new Set([file]);
    for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
    return found;
  };
}
