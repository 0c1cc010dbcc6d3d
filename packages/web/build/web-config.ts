import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { builtCodeTable } from './built-code.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compiledMessages } from './compiled-messages.ts';
import { frameDecision } from './frame-decision.ts';
import { offlineWorker } from './offline-worker.ts';
import { supportedBrowsers } from './supported-browsers.ts';
import { tupleFunctionsTable } from './tuple-functions-table.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

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
    plugins: [
      builtCodeTable(),
      tupleFunctionsTable(),
      compiledMessages(),
      react(),
      tailwind(),
      frameDecision(),
      offlineWorker(),
    ],
    build: {
      outDir: webOutput(mode, pin),
      emptyOutDir: true,
      manifest: true,
      target: supportedBrowsers,
      modulePreload: { polyfill: false },
      // Every asset is its own file: a policy without data: addresses must stay possible.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { index: 'index.html', desktop: 'src/desktop/desktop.ts' },
        output: { codeSplitting: { groups: chunkGroups(packageRoot) } },
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
