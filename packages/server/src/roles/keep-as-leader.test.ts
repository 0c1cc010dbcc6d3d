import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/test-database.ts';
import type { Pulse } from '../keeper/pulse.ts';
import { readPulse } from '../keeper/pulse.ts';
import { keepAsLeader } from './keep-as-leader.ts';

const SOON = { timeout: 60_000, interval: 50 };

let base: TestDatabase;
let now = 1_000;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

/** Its worker had so many rounds, which went so, whenever it begins to lead. */
function candidate(rounds: readonly boolean[]) {
  const told: string[] = [];
  const running = keepAsLeader({
    databaseUrl: base.url,
    clock: () => now,
    log: { warn: () => told.push('warned') },
    begin(pulse: Pulse) {
      told.push('begun');
      const tell = pulse.worker();
      for (const isGood of rounds) tell(isGood);
      return [{ close: async () => void told.push('closed') }];
    },
  });
  return { told, close: () => running.close() };
}

const times = (count: number, isGood: boolean) => Array<boolean>(count).fill(isGood);

test('who fails round after round makes room for who stands by', async () => {
  const first = candidate([true, ...times(24, false)]);
  try {
    await vi.waitFor(() => expect(first.told).toContain('begun'), SOON);
    now = 9_000;
    const second = candidate([...times(23, false), true, ...times(23, false)]);
    try {
      await vi.waitFor(() => expect(second.told).toEqual(['begun']), SOON);
      expect(first.told.slice(0, 3)).toEqual(['begun', 'closed', 'warned']);
      await vi.waitFor(async () => expect(await readPulse(base.database)).toBe(9_000), SOON);
    } finally {
      await second.close();
    }
    expect(second.told).toEqual(['begun', 'closed']);
  } finally {
    await first.close();
  }
});
