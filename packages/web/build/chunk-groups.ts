import { join } from 'node:path';
import { normalizePath } from 'vite';

type ModuleGraph = Readonly<{
  getModuleInfo(id: string): Readonly<{ importedIds: readonly string[] }> | null;
}>;

const isReact = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** Their entries import everything; what is used of them goes where it is used. */
const isBarrel = /[\\/]node_modules[\\/](?:lucide-react|radix-ui)[\\/]/;
const isDesktop = /[\\/]src[\\/]desktop[\\/]/;
const isText = /[\\/]messages\.(?:en|zh-tw)\.ts$/;
/** Parts of the app that fetch by themselves. */
const MANY = 11;

/**
 * By itself the bundler cuts out whatever two parts share, down to single icons: a page would need a hundred files. So
 * what starts the app and its first page is one file, and what many parts share another; texts stay with their language.
 * A higher priority takes its modules first, with all that they import: the frame on a desktop needs nothing of the app.
 */
export function chunkGroups(packageRoot: string) {
  const at = (path: string) => normalizePath(join(packageRoot, 'src', path));
  const startsApp = importedBy([at('main.tsx'), at('app/pages/home-page.tsx')]);
  const startsDesktop = importedBy([at('desktop/desktop.ts')]);
  return [
    { name: 'scan', test: /[\\/](?:uqr[\\/]|art[\\/]qr-path\.ts$)/, priority: 6 },
    { debugName: 'frame', name: startsDesktop('frame'), priority: 5 },
    { name: 'react', test: isReact, priority: 4 },
    { debugName: 'app', name: startsApp('app'), priority: 3 },
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, priority: 2 },
    { name: 'common', test: (id: string) => !isText.test(id), minShareCount: MANY, priority: 1 },
  ];
}

/** Names what the entries import before they run, but not the entries, nor what only the desktop has. */
function importedBy(entries: readonly string[]) {
  let imported: ReadonlySet<string> | null = null;
  return (name: string) => (id: string, graph: ModuleGraph) => {
    imported ??= withImports(entries, graph);
    if (entries.includes(id) || isBarrel.test(id) || isDesktop.test(id)) return null;
    return imported.has(id) ? name : null;
  };
}

function withImports(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) {
    if (isBarrel.test(id)) continue;
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}
