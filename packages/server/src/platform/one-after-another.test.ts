import { expect, test } from 'vitest';
import { oneAfterAnother } from './one-after-another.ts';

function counted() {
  const ends: (() => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const ask = oneAfterAnother(
    () =>
      new Promise<void>((end, fail) => {
        ends.push(end);
        fails.push(fail);
      }),
  );
  return { ask, ends, fails };
}

test('all who ask while it is under way share the next time, which begins after they asked', async () => {
  const { ask, ends } = counted();
  const first = ask();
  const later = Promise.all([ask(), ask(), ask()]);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  await later;
  expect(ends).toHaveLength(2);
});

test('a failure is heard by who asked for it, and the next is tried', async () => {
  const { ask, ends, fails } = counted();
  const first = ask();
  const second = ask();
  fails[0]!(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  await second;
});
