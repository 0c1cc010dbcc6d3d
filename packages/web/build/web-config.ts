import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compiledMessages } from './compiled-messages.ts';
import { frameDecision } from './frame-decision.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** How the web is built and served in development; `gallery` adds the page that shows every component. */
export function webConfig(mode: string): UserConfig {
  return {
    root: packageRoot,
    mode,
    logLevel: 'warn',
    plugins: [compiledMessages(), react(), tailwind(), frameDecision()],
    build: {
      outDir: webOutput(mode),
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // Every asset is its own file: a policy without data: addresses must stay possible.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: 'index.html', desktop: 'src/desktop/desktop.ts' },
      },
    },
  };
}

/** Folder of the built web: every build mode has its own. */
export function webOutput(mode: string): string {
  const folder = mode === 'production' ? 'web' : `web-${mode}`;
  return fileURLToPath(new URL(`../../../.cache/${folder}`, import.meta.url));
}
