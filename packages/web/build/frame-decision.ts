import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IndexHtmlTransformContext, minify, type Plugin, transformWithOxc } from 'vite';
import { chunkFinder, importFinder } from './bundle-files.ts';

const startScript = fileURLToPath(new URL('../src/start/start.ts', import.meta.url));

/** What `src/start/start.ts` is told; described in `src/start/start-files.d.ts`. */
type StartFiles = Readonly<{ app: string; imports: readonly string[]; desktop: string }>;

/**
 * Puts `src/start/start.ts` into the page and the scripts of the app into its hands: it loads either the
 * app or, for a desktop user agent, only the frame around it. A script tag could not be held back.
 */
export function frameDecision(): Plugin {
  return {
    name: 'vellum:frame-decision',
    transformIndexHtml: {
      order: 'post',
      async handler(html, context) {
        const script = await scriptFor(filesFor(context));
        return html
          .replace(
            /\s*<script type="module"[^>]*src="\/(?:src\/main|assets\/)[^>]*><\/script>/g,
            '',
          )
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('/*start*/', () => script);
      },
    },
  };
}

async function scriptFor(files: StartFiles): Promise<string> {
  const plain = await transformWithOxc(readFileSync(startScript, 'utf8'), startScript);
  const code = plain.code.replace(/^export\s+/gm, '');
  const { code: small } = await minify(
    'start.js',
    `(() => {${code}\nstart(${JSON.stringify(files)});})();`,
  );
  return small;
}

function filesFor({ bundle, chunk }: IndexHtmlTransformContext): StartFiles {
  if (!bundle || !chunk) {
    return { app: '/src/main.tsx', imports: [], desktop: '/src/desktop/desktop.ts' };
  }
  const desktop = chunkFinder(bundle)('/src/desktop/desktop.ts').fileName;
  const [app, ...imports] = [...importFinder(bundle)(chunk.fileName)].map((file) => `/${file}`);
  return { app: app ?? '', imports, desktop: `/${desktop}` };
}
