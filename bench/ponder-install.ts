import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where Ponder lives: apart from the workspace, which must not carry its dependencies. */
export const ponderFolder = fileURLToPath(new URL('ponder', import.meta.url));

/** Ponder does not start without one; nothing is asked of it. */
const emptyApi = "import { Hono } from 'hono';\n\nexport default new Hono();\n";

/** Installs exactly what its lockfile says, once. */
export function installPonder(): void {
  mkdirSync(`${ponderFolder}/src/api`, { recursive: true });
  writeFileSync(`${ponderFolder}/src/api/index.ts`, emptyApi);
  if (existsSync(`${ponderFolder}/node_modules/.package-lock.json`)) return;
  console.error('installing Ponder ...');
  const words = ['ci', '--ignore-scripts', '--no-workspaces', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: ponderFolder, stdio: 'inherit' });
}
