import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileForAnalysis } from './compile-for-analysis.ts';
import { solidityFiles } from './solidity-sources.ts';

type Named = Readonly<{ type: string; name: string; type_specific_fields?: { parent?: Named } }>;
type Detected = Readonly<{ check: string; elements: readonly Named[] }>;

const { version } = createRequire(import.meta.url)('solc/package.json') as { version: string };

/** `detector Contract.function` of all that slither rates above Info in `src`, sorted; `*n` follows where it has n. */
export function slitherFindings(): string[] {
  const root = mkdtempSync(join(tmpdir(), 'vellum-slither-'));
  try {
    writeProject(root);
    const report = join(root, 'report.json');
    const { stderr } = spawnSync('slither', [root, ...options, '--json', report], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const { success, results } = JSON.parse(readFileSync(report, 'utf8')) as {
      success: boolean;
      results: { detectors?: Detected[] };
    };
    if (!success) throw new Error(stderr);
    return counted((results.detectors ?? []).map(placeOf)).sort();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const options = [
  '--ignore-compile',
  '--npx-disable',
  '--exclude-dependencies',
  '--exclude-informational',
  '--exclude-optimization',
];

/** The sources and their build info as a Hardhat project has them. What is in node_modules counts as a dependency. */
function writeProject(root: string): void {
  const build = compileForAnalysis(solidityFiles('src'));
  for (const [unit, { content }] of Object.entries(build.input.sources)) {
    const path = join(root, unit.startsWith('src/') ? unit : join('node_modules', unit));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const info = join(root, 'artifacts/build-info');
  mkdirSync(info, { recursive: true });
  writeFileSync(join(info, 'all.json'), JSON.stringify({ solcVersion: version, ...build }));
  writeFileSync(join(root, 'hardhat.config.js'), '');
}

function placeOf({ check, elements }: Detected): string {
  const names: string[] = [];
  for (let at = elements[0]; at !== undefined; at = at.type_specific_fields?.parent) {
    if (at.type === 'function' || at.type === 'contract') names.unshift(at.name);
    else if (at.type_specific_fields?.parent?.type === 'contract') names.unshift(at.name);
  }
  return `${check} ${names.join('.')}`;
}

function counted(places: string[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].map(([place, count]) => (count === 1 ? place : `${place}*${count}`));
}
