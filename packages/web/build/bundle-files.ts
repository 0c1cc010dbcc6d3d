import type { Rolldown } from 'vite';

/** The chunk that begins with a module, by the end of its path. */
export function chunkOf(bundle: Rolldown.OutputBundle, module: string) {
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && output.facadeModuleId?.endsWith(module)) return output;
  }
  throw new Error(`the build has no chunk of ${module}`);
}

/** A file and every other that must be there before it runs. */
export function withImports(
  bundle: Rolldown.OutputBundle,
  file: string,
  found = new Set<string>(),
): Set<string> {
  const output = bundle[file];
  if (found.has(file) || output?.type !== 'chunk') return found;
  found.add(file);
  for (const next of output.imports) withImports(bundle, next, found);
  return found;
}
