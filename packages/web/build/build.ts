import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { webConfig, webOutput } from './web-config.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Everything the bundle can depend on. */
const inputs = [
  'package-lock.json',
  'packages/web/{build,src,public}/**/*.*',
  'packages/web/*.{html,json,ts}',
  'packages/{tron,api}/src/**/*.ts',
  'packages/contracts/{clients,generated}/**/*.ts',
];

/** Builds the web unless the last build came from the same sources; gives its folder. */
export async function ensureBuilt(mode = 'production'): Promise<string> {
  const folder = webOutput(mode);
  const stamp = join(folder, '.inputs');
  const wanted = hashOfInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  await build({ ...webConfig(mode), configFile: false, logLevel: 'warn' });
  writeFileSync(stamp, wanted);
  return folder;
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: projectRoot }).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest('hex');
}
