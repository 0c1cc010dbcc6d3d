import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { webOutput } from './web-config.ts';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
const builder = fileURLToPath(new URL('run-build.ts', import.meta.url));

/** Everything the bundle can depend on. */
const inputs = [
  'package-lock.json',
  'packages/web/{build,src,public}/**/*.*',
  'packages/web/*.{html,json,ts}',
  'packages/{tron,api,art}/src/**/*.ts',
  'packages/contracts/{clients,generated}/**/*.ts',
];

/**
 * Builds the web unless the last build came from the same sources; gives its folder. Builds in a process
 * of its own, so that it works the same under every loader and never twice at the same time. See `webConfig` for the pin.
 */
export async function ensureBuilt(mode = 'production', pin: string | null = null): Promise<string> {
  if (!isBuilt(mode, pin)) {
    // Under a test runner the environment says so, and React would be built for tests.
    const env = { ...process.env, NODE_ENV: 'production' };
    await promisify(execFile)(process.execPath, [builder, mode, pin ?? ''], { env });
  }
  return webOutput(mode, pin);
}

/** Whether the folder of the mode and pin holds a build of the sources as they are now. */
export function isBuilt(mode: string, pin: string | null): boolean {
  const stamp = join(webOutput(mode, pin), '.inputs');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfInputs();
}

export function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: projectRoot }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)));
  }
  return hash.digest('hex');
}
