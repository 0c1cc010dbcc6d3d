import { join } from 'node:path';
import { normalizePath } from 'vite';

type ModuleGraph = Readonly<{
  getModuleInfo(id: string): Readonly<{ importedIds: readonly string[] }> | null;
}>;

const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Their entries import everything; what is used of them goes where it is used. */
const isBarrel = /[\\/]node_modules[\\/](?:lucide-react|radix-ui)[\\/]/;
const isText = /[\\/]messages\.(?:en|zh-tw)\.ts$/;
/** Parts of the app that fetch by themselves. */
const MANY = 10;

/**
 * By itself the bundler cuts out whatever two parts share, down to single icons: a page would need a hundred files. So
 * what starts the app and its first page is one file, and what many parts share another; texts stay with their language.
 */
export function chunkGroups(packageRoot: string) {
  const main = normalizePath(join(packageRoot, 'src/main.tsx'));
  const home = normalizePath(join(packageRoot, 'src/app/home-page.tsx'));
  let start: ReadonlySet<string> | null = null;
  const startsApp = (id: string, graph: ModuleGraph) => {
    start ??= withImports([main, home], graph);
    return start.has(id) && id !== main && id !== home && !isBarrel.test(id);
  };
  return [
    { name: 'react', test: isReact, priority: 4 },
    {
      debugName: 'app',
      name: (id: string, graph: ModuleGraph) => (startsApp(id, graph) ? 'app' : null),
      priority: 3,
    },
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, priority: 2 },
    { name: 'common', test: (id: string) => !isText.test(id), minShareCount: MANY, priority: 1 },
  ];
}

function withImports(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) {
    if (isBarrel.test(id)) continue;
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}
