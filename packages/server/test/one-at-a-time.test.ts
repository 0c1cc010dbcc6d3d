import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vellum-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the second begins when the first has ended, also when that failed', async () => {
  const seen: string[] = [];
  const finish = Promise.withResolvers<void>();
  const first = oneAtATime(lock, async () => {
    seen.push('first');
    await finish.promise;
  });
  const second = oneAtATime(lock, async () => {
    seen.push('second');
  });
  await expect.poll(() => seen).toEqual(['first']);
  finish.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(seen).toEqual(['first', 'second']);
  expect(existsSync(lock)).toBe(false);
});

test('who died with it does not keep the others waiting', async () => {
  // No process has a number above the largest.
  writeFileSync(lock, String(2 ** 22 + 1));
  let done = false;
  await oneAtATime(lock, async () => {
    done = true;
  });
  expect(done).toBe(true);
});
