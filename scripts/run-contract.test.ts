import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from './enter/commands.mjs';
import { projectRoot, readProjectFile } from './project-files.ts';

const manifest = JSON.parse(readProjectFile('package.json'));

describe('the run contract', () => {
  test('every npm script enters through the door, and starts a file that exists', () => {
    const expected = Object.fromEntries(
      Object.keys(commands).map((name) => [name, `exec node scripts/enter.mjs ${name}`]),
    );
    expect(manifest.scripts).toEqual(expected);
    const started = Object.values(commands as Record<string, string[]>).map(([file = '']) => file);
    expect(started.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });

  test('CI runs npm test and nothing else', () => {
    const lines = readProjectFile('.ci/run').trim().split('\n').slice(1);
    expect(lines).toEqual(['set -euo pipefail', 'cd "$(dirname "$0")/.."', 'npm test']);
  });

  test('all pinned Nodes are one version, and the one that .nvmrc asks for', () => {
    const pinned = Object.entries(manifest.optionalDependencies as Record<string, string>)
      .filter(([name]) => name.startsWith('node-'))
      .map(([, version]) => version);
    expect(new Set(pinned).size).toBe(1);
    expect(pinned[0]?.split('.')[0]).toBe(readProjectFile('.nvmrc').trim());
  });
});
