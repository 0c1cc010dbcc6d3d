import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { projectRoot } from '../project-files.ts';

const entry = 'virtual:entry';

/** Bytes of the minified, gzipped bundle that re-exports everything from `imports`. */
export async function bundleSize(imports: readonly string[]): Promise<number> {
  const output = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    plugins: [entryPlugin(imports)],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('the bundler gave no output');
  const code = bundle.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

function entryPlugin(imports: readonly string[]) {
  return {
    name: 'vellum-entry',
    resolveId: (id: string) => (id === entry ? `${projectRoot}${entry}` : undefined),
    load: (id: string) =>
      id.endsWith(entry) ? imports.map((from) => `export * from '${from}';`).join('\n') : undefined,
  };
}
