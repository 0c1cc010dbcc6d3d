import { mkdirSync, writeFileSync } from 'node:fs';
import { installPackages, toolFolder } from '../install-packages.ts';

export const ponderFolder = toolFolder('ponder');

/** Ponder does not start without one; nothing is asked of it. */
const emptyApi = "import { Hono } from 'hono';\n\nexport default new Hono();\n";

export function installPonder(): void {
  mkdirSync(`${ponderFolder}/src/api`, { recursive: true });
  writeFileSync(`${ponderFolder}/src/api/index.ts`, emptyApi);
  installPackages('ponder');
}
