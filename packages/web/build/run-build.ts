import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { hashOfInputs, isBuilt } from './build.ts';
import { withBuildLock } from './build-lock.ts';
import { buildFirstView } from './first-view.ts';
import { KNOWN_PAGES, knownPages } from './known-pages.ts';
import { webConfig, webOutput } from './web-config.ts';

/** `node run-build.ts <mode> <pin>`: one build, put in place only when it is whole. */
async function main(mode: string, pin: string | null): Promise<void> {
  const folder = webOutput(mode, pin);
  await withBuildLock(folder, async () => {
    if (isBuilt(mode, pin)) return;
    const next = `${folder}.next-${process.pid}`;
    const inputs = hashOfInputs();
    const config = webConfig(mode, pin);
    await build({ ...config, build: { ...config.build, outDir: next }, configFile: false });
    await buildFirstView(mode, pin, next);
    writeFileSync(join(next, KNOWN_PAGES), JSON.stringify(await knownPages(mode)));
    writeFileSync(join(next, '.inputs'), inputs);
    rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  });
}

await main(process.argv[2] ?? 'production', process.argv[3] || null);
