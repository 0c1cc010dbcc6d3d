import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownRelease, releaseName } from './release.ts';

test('a release is named by its version, and by its commit where there is one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vellum-release-'));
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
  const plain = await ownRelease(folder);
  rmSync(folder, { recursive: true });
  expect(plain).toEqual({ version: '1.2.3', commit: null });
  expect(releaseName(plain)).toBe('1.2.3');
  const { version, commit } = await ownRelease();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(commit ?? '0'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
});
