import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { builtCodeTable } from './built-code.ts';
import { compiledMessages } from './compiled-messages.ts';
import { frameDecision } from './frame-decision.ts';
import { offlineWorker } from './offline-worker.ts';
import { otherPages } from './other-pages.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * By itself the bundler cuts out whatever two parts share, down to single icons, and each such file costs a phone a
 * round trip: a page used to need up to 97 of them. All that the first page needs is one file; what many pages share
 * is two more, fetched once. What the frame on a desktop uses stays out of them. A higher priority takes its modules
 * first, with all that they import.
 */
const chunkGroups = [
  { name: 'scan', priority: 6, test: /[\\/]uqr[\\/]|[\\/]ui[\\/]qr-path\.ts$/ },
  {
    name: 'frame',
    priority: 6,
    test: /[\\/](?:navigation[\\/]page-address|shared[\\/]art[\\/]page-rosette|art[\\/]src[\\/](?:flower|ring|curve))\.ts$/,
  },
  {
    name: 'first',
    priority: 5,
    tags: ['$initial' as const],
    test: /^(?!.*[\\/]src[\\/]desktop[\\/])/,
  },
  { name: 'app', priority: 4, test: /[\\/]src[\\/]app[\\/]app\.tsx$/ },
  {
    name: 'home',
    priority: 3,
    test: /[\\/]front-page[\\/](?:front-page|news-line|quick-entries)\.tsx$|[\\/]ui[\\/]section\.tsx$/,
  },
  {
    name: 'ui',
    priority: 2,
    minShareCount: 6,
    test: /[\\/]src[\\/]shared[\\/]ui[\\/]|[\\/]lucide-react[\\/]/,
  },
  {
    name: 'parts',
    priority: 1,
    minShareCount: 6,
    test: /[\\/]src[\\/]shared[\\/](?:calendar|cards|coins|earn|format|income|launch|live|sale|session)[\\/]/,
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
    plugins: [
      builtCodeTable(),
      compiledMessages(),
      react(),
      tailwind(),
      frameDecision(),
      offlineWorker(),
      otherPages(),
    ],
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
