import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-files.ts';
import { audit } from './audit.ts';
import { licencesPage } from './licences.ts';
import { lockedPackages } from './locked-packages.ts';
import { billOfMaterials } from './sbom.ts';

/** Where the bill of materials is put; not part of the repository, since the lockfile says the same. */
const SBOM = '.cache/sbom.cdx.json';
const LICENCES = 'docs/licences.md';

/** Each gives the exit code. Advisories that nobody could be asked for are no failure, but are told. */
const parts: Readonly<Record<string, () => number>> = {
  licences() {
    write(LICENCES, licencesPage(lockedPackages()));
    return 0;
  },
  sbom() {
    write(SBOM, `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
    return 0;
  },
  audit() {
    const { state, text } = audit();
    console.log(`audit: ${text}`);
    return state === 'found' ? 1 : 0;
  },
};

function write(file: string, text: string): void {
  const path = join(projectRoot, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${file}`);
}

function main(asked: readonly string[]): number {
  const names = asked.length > 0 ? asked : Object.keys(parts);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    console.error(`vellum: no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.`);
    return 1;
  }
  return Math.max(...names.map((name) => parts[name]?.() ?? 1));
}

process.exitCode = main(process.argv.slice(2));
