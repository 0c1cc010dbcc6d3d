import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { projectRoot } from '../project-files.ts';

/** Bytes of the minified, gzipped bundle of a module with everything it exports. */
export async function bundleSize(entry: string): Promise<number> {
  const output = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: join(projectRoot, entry), preserveEntrySignatures: 'strict' },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('the bundler gave no output');
  const code = bundle.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}
