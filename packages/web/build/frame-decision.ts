import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IndexHtmlTransformContext, minify, type Plugin, transformWithOxc } from 'vite';
import { type StartFiles, startFiles } from './start-files.ts';
import { startTemplates } from './start-templates.ts';

const startScript = fileURLToPath(new URL('../src/start/start.ts', import.meta.url));

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
        // In development the parts change under the hand, and nobody counts the first paint.
        const templates = context.bundle ? await startTemplates() : '';
        return html
          .replace(
            /\s*<script type="module"[^>]*src="\/(?:src\/main|assets\/)[^>]*><\/script>/g,
            '',
          )
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('/*start*/', () => script)
          .replace('<!--shells-->', () => templates);
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
  if (bundle && chunk) return startFiles(bundle, chunk.fileName);
  const desktop = '/src/desktop/desktop.ts';
  return { app: ['/src/main.tsx'], desktop, names: [], always: [], pages: {} };
}
