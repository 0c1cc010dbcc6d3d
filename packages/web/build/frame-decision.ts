import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type IndexHtmlTransformContext, minify, type Plugin, transformWithOxc } from 'vite';

type StartFiles = Readonly<{
  app: string;
  desktop: string;
  preload: readonly string[];
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

function filesOf({ bundle, chunk }: IndexHtmlTransformContext): StartFiles {
  if (!bundle || !chunk) {
    return { app: '/src/main.tsx', desktop: '/src/desktop/desktop.ts', preload: [], locales: {} };
  }
  const outputs = Object.values(bundle);
  const fileOf = (module: string): string => {
    const found = outputs.find(
      (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
    );
    if (!found) throw new Error(`the build has no chunk of ${module}`);
    return `/${found.fileName}`;
  };
  return {
    app: `/${chunk.fileName}`,
    desktop: fileOf('/src/desktop/desktop.ts'),
    preload: chunk.imports.map((file) => `/${file}`),
    locales: { en: fileOf('/app/catalog.en.ts'), 'zh-TW': fileOf('/app/catalog.zh-tw.ts') },
  };
}
