import { expect, test } from 'vitest';
import { networkTurns } from './network-turns.ts';

/** Work that ends when it is told to. */
function held() {
  const begun: (() => void)[] = [];
  const work = () => new Promise<void>((settle) => begun.push(settle));
  return { begun, work };
}

test('one network has four calls under way, and others are not held up by its fifth', async () => {
  const turns = networkTurns();
  const { begun, work } = held();
  const many = Array.from({ length: 10 }, () => turns.run('10.0.0.1', work));
  expect(begun).toHaveLength(4);
  await expect(turns.run('10.0.0.2', async () => 'at once')).resolves.toBe('at once');
  begun[0]?.();
  await many[0];
  await expect.poll(() => begun.length).toBe(5);
  for (let i = 0; i < 10; i++) await expect.poll(() => begun[i]?.() ?? i).toBe(i);
  await Promise.all(many);
});

test('a turn comes back when the work fails', async () => {
  const turns = networkTurns();
  const fail = () => turns.run('10.0.0.1', () => Promise.reject(new Error('no')));
  for (let i = 0; i < 20; i++) await expect(fail()).rejects.toThrow('no');
  await expect(turns.run('10.0.0.1', async () => 'free')).resolves.toBe('free');
});

test('a hundred wait; the next is told to come later', async () => {
  const turns = networkTurns();
  const { begun, work } = held();
  const all = Array.from({ length: 104 }, () => turns.run('10.0.0.1', work));
  await expect(turns.run('10.0.0.1', work)).rejects.toMatchObject({
    problem: { code: 'RATE_LIMITED' },
  });
  await expect(turns.run('10.0.0.2', async () => 'free')).resolves.toBe('free');
  for (let i = 0; i < 104; i++) await expect.poll(() => begun[i]?.() ?? i).toBe(i);
  await Promise.all(all);
});
