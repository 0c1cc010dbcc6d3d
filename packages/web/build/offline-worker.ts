import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { chunkFinder, importFinder } from './bundle-files.ts';

const source = fileURLToPath(new URL('../src/offline-worker/offline-worker.ts', import.meta.url));

/** What the first page and the frame on a desktop begin with, in every language. */
const entries = [
  '/app/pages/home-page.tsx',
  '/app/catalog.en.ts',
  '/app/catalog.zh-tw.ts',
  '/src/desktop/desktop.ts',
];

const besides = ['/index.html', '/vellum.svg', '/manifest.webmanifest', '/icons/192.png'];

/** Writes `/service-worker.js` beside the app it keeps: made from `src/offline-worker/offline-worker.ts`. */
export function offlineWorker(): Plugin {
  return {
    name: 'vellum:offline-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('the build has no folder');
      writeFileSync(join(dir, 'service-worker.js'), await scriptFor(bundle, dir));
    },
  };
}

async function scriptFor(bundle: Rolldown.OutputBundle, dir: string): Promise<string> {
  const start = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === 'index');
  if (start === undefined) throw new Error('the build has no start');
  const chunkOf = chunkFinder(bundle);
  const withImports = importFinder(bundle);
  const begun = [start.fileName, ...entries.map((entry) => chunkOf(entry).fileName)];
  const files = new Set(begun.flatMap((file) => [...withImports(file)]));
  const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
  const shell = [...besides, ...[...files, ...styles].map((file) => `/${file}`)];
  const page = readFileSync(join(dir, 'index.html'));
  const version = createHash('sha256')
    .update(page)
    .update(Object.keys(bundle).sort().join())
    .digest('hex')
    .slice(0, 12);
  const told = { version, app: `/${start.fileName}`, shell };
  const plain = await transformWithOxc(readFileSync(source, 'utf8'), source);
  const code = plain.code.replace(/^export\s+/gm, '');
  const script = `(() => {${code}\nwork(self, ${JSON.stringify(told)});})();`;
  return (await minify('service-worker.js', script)).code;
}
