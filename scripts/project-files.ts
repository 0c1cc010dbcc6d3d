import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** Folders that .gitignore names (`name/`), plus git's own: not part of the project's text. */
function ignoredFolders(): Set<string> {
  const lines = readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n');
  const folders = lines
    .filter((line) => line.endsWith('/'))
    .map((line) => line.replaceAll('/', ''));
  return new Set([...folders, '.git']);
}

/** Every file of the project as a path from its root, with `/`, in a stable order. */
export function projectFiles(): string[] {
  return filesUnder('', ignoredFolders()).sort();
}

function filesUnder(folder: string, ignored: Set<string>): string[] {
  const found: string[] = [];
  for (const entry of readdirSync(join(projectRoot, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isFile()) found.push(path);
    if (entry.isDirectory() && !ignored.has(entry.name)) found.push(...filesUnder(path, ignored));
  }
  return found;
}

export function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}
