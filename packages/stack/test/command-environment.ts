import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** What a program has around it when npm starts it, and nothing of what the tests run under. */
export function commandEnvironment(): Readonly<Record<string, string>> {
  return {
    PATH: process.env['PATH'] ?? '',
    // As `scripts/enter` sets it: without it each start strips and compiles everything again.
    NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'compiled'),
  };
}
