import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders with a lockfile of their own: tools of one bench, which the workspace must not carry. */
type ToolFolder = 'lighthouse' | 'ponder';

export function toolFolder(name: ToolFolder): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Installs exactly what the folder's lockfile says; does nothing when that is there. */
export function installPackages(name: ToolFolder): void {
  const folder = toolFolder(name);
  if (isInstalled(folder)) return;
  console.error(`installing ${name} ...`);
  const words = ['ci', '--ignore-scripts', '--no-workspaces', '--no-audit', '--no-fund'];
  execFileSync('npm', words, { cwd: folder, stdio: 'inherit' });
}

type Locked = Readonly<{ version: string; optional?: boolean }>;

/** npm writes its record of what it installed last of all, so an interrupted install counts as none. */
function isInstalled(folder: string): boolean {
  const record = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const present = packagesOf(record);
  return Object.entries(packagesOf(`${folder}/package-lock.json`)).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  );
}

function packagesOf(file: string): Readonly<Record<string, Locked>> {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
