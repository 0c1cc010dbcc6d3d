import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compiledMessages } from './compiled-messages.ts';
import { frameDecision } from './frame-decision.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * All that the first page needs is one file: by itself the bundler cuts out whatever a later part also uses, down
 * to single icons, and each such file costs a phone a round trip. What the frame on a desktop uses stays out of it.
 */
const chunkGroups = [
  { name: 'frame', test: /[\\/]navigation[\\/]page-address\.ts$/, priority: 2 },
  {
    name: 'home',
    test: /[\\/]front-page[\\/](?:front-page|news-line|quick-entries)\.tsx$|[\\/]ui[\\/]section\.tsx$/,
  },
  {
    name: 'app',
    priority: 1,
    test: /[\\/]src[\\/](?:app[\\/]app\.tsx|shared[\\/](?:ui[\\/]toast|i18n[\\/]active-locale|launch[\\/]texts)\.ts)$/,
  },
];

/**
 * How the web is built and served in development; `gallery` adds the page that shows every component. The pin is
 * the registry hash of the only contracts the page will sign for; without one it serves the embedded chain only.
 */
export function webConfig(mode: string, pin: string | null = null): UserConfig {
  return {
    root: packageRoot,
    mode,
    logLevel: 'warn',
    define: { 'import.meta.env.VELLUM_REGISTRY_HASH': JSON.stringify(pin ?? '') },
    plugins: [compiledMessages(), react(), tailwind(), frameDecision()],
    build: {
      outDir: webOutput(mode, pin),
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      // Every asset is its own file: a policy without data: addresses must stay possible.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: 'index.html', desktop: 'src/desktop/desktop.ts' },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  };
}

/** Folder of the built web: every build mode and every pin has its own. */
export function webOutput(mode: string, pin: string | null = null): string {
  const parts = ['web', ...(mode === 'production' ? [] : [mode]), ...(pin ? [pin] : [])];
  const folder = parts.join('-');
  return fileURLToPath(new URL(`../../../.cache/${folder}`, import.meta.url));
}
