import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { builtCodeTable } from './built-code.ts';
import { compiledMessages } from './compiled-messages.ts';
import { webConfig } from './web-config.ts';

/** What the server draws pages with. Hidden files of the folder are not served. */
const FIRST_VIEW = '.first-view.mjs';

/** Builds the app once more, as one module for the server: no browser, no styles, everything in it. */
export async function buildFirstView(
  mode: string,
  pin: string | null,
  folder: string,
): Promise<void> {
  const { root = '', define = {} } = webConfig(mode, pin);
  const outDir = join(folder, '.drawing');
  await build({
    ...{ root, define, mode, configFile: false, logLevel: 'warn', publicDir: false },
    plugins: [builtCodeTable(), compiledMessages()],
    build: {
      ...{ outDir, ssr: 'src/app/first-view.tsx', target: 'node20', minify: true },
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: FIRST_VIEW } },
    },
    ssr: { noExternal: true },
  });
  renameSync(join(outDir, FIRST_VIEW), join(folder, FIRST_VIEW));
  rmSync(outDir, { recursive: true });
}
