import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'vellum-build-'));
  folder = join(place, 'not yet', 'web');
});
afterEach(() => rmSync(place, { recursive: true }));

const nothing = async () => {};
const locked = /locked/;

test('one builds at a time, and the next when it has ended or failed', async () => {
  await withBuildLock(folder, async () => {
    await expect(withBuildLock(folder, nothing, 0)).rejects.toThrow(locked);
    await withBuildLock(`${folder}-gallery`, nothing, 0);
  });
  const failing = withBuildLock(folder, () => Promise.reject(new Error('broken')), 0);
  await expect(failing).rejects.toThrow('broken');
  await withBuildLock(folder, nothing, 0);
});

test('who is killed while building keeps nobody waiting', async () => {
  const program = `
    import { withBuildLock } from ${JSON.stringify(new URL('build-lock.ts', import.meta.url).href)};
    await withBuildLock(process.argv[1], () => new Promise(() => setInterval(() => console.log('builds'), 10)));
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder]);
  await once(child.stdout, 'data');
  await expect(withBuildLock(folder, nothing, 0)).rejects.toThrow(locked);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await withBuildLock(folder, nothing, 0);
});
