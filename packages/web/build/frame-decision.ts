import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IndexHtmlTransformContext, minify, type Plugin, transformWithOxc } from 'vite';
import { chunkOf, withImports } from './bundle-files.ts';
import { startTemplates } from './start-templates.ts';

type StartFiles = Readonly<{
  app: string;
  desktop: string;
  preload: readonly string[];
  home: readonly string[];
  pages: readonly string[];
  locales: Readonly<Record<string, string>>;
}>;

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
        const script = await scriptFor(filesOf(context));
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

function filesOf({ bundle, chunk }: IndexHtmlTransformContext): StartFiles {
  if (!bundle || !chunk) {
    const desktop = '/src/desktop/desktop.ts';
    return { app: '/src/main.tsx', desktop, preload: [], home: [], pages: [], locales: {} };
  }
  const fileOf = (module: string) => `/${chunkOf(bundle, module).fileName}`;
  const preload = withImports(bundle, chunk.fileName);
  const beyond = (module: string) =>
    [...withImports(bundle, chunkOf(bundle, module).fileName)]
      .filter((file) => !preload.has(file))
      .map((file) => `/${file}`);
  return {
    app: `/${chunk.fileName}`,
    desktop: fileOf('/src/desktop/desktop.ts'),
    preload: [...preload].map((file) => `/${file}`),
    home: beyond('/app/home-page.tsx'),
    pages: beyond('/app/pages.ts'),
    locales: { en: fileOf('/app/catalog.en.ts'), 'zh-TW': fileOf('/app/catalog.zh-tw.ts') },
  };
}
