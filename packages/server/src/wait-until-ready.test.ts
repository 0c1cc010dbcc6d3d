import { expect, test } from 'vitest';
import type { Check } from './features/health/health.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const minute = 60_000;

/** An index that is asked once a minute, and answers this. */
function askedByTheMinute(answers: (minutes: number) => Check) {
  let minutes = 0;
  const told: string[] = [];
  const checks = {
    database: async () => ({ ok: true }) as const,
    index: async () => answers(minutes++),
  };
  const ready = waitUntilReady(
    checks,
    (missing) => told.push(missing),
    () => minutes * minute,
  );
  return { ready, told };
}

const behind = (blocks: number): Check => ({ ok: false, code: 'BEHIND', behind: blocks });

test('waits as long as the index gets nearer, and says how far it is', async () => {
  const { ready, told } = askedByTheMinute((m) => (m < 10 ? behind(500 - m) : { ok: true }));
  await ready;
  expect(told.slice(0, 2)).toEqual(['index 500 blocks behind', 'index 499 blocks behind']);
  expect(told).toHaveLength(10);
});

test('gives up when the index stands still for two minutes', async () => {
  const { ready } = askedByTheMinute((m) => behind(m < 5 ? 500 - m : 495));
  await expect(ready).rejects.toThrow('index 495 blocks behind');
});

test('a chain that grows while the index stands still is no progress', async () => {
  const { ready } = askedByTheMinute((m) => behind(500 + m));
  await expect(ready).rejects.toThrow('blocks behind');
});

test('what comes and goes is no progress', async () => {
  const flapping: Check[] = [
    { ok: false, code: 'NO_BLOCK' },
    { ok: false, code: 'SILENT' },
  ];
  const { ready } = askedByTheMinute((m) => flapping[m % 2]!);
  await expect(ready).rejects.toThrow(/NO_BLOCK|SILENT/);
});
