import { afterEach, expect, it, vi } from 'vitest';
import { ownTask } from './own-task.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('who asks alone goes at once, also after others', async () => {
  vi.stubGlobal('document', {});
  expect(ownTask()).toBe(null);
  await ownTask();
  await vi.waitFor(() => expect(ownTask()).toBe(null), 120_000);
});

it('who asks together has turns, each in a task of its own', async () => {
  vi.stubGlobal('document', {});
  await vi.waitFor(() => expect(ownTask()).toBe(null), 120_000);
  let had = 0;
  const all = Array.from({ length: 4 }, () => ownTask()?.then(() => ++had));
  for (let step = 0; step < 100; step++) await Promise.resolve();
  expect(had).toBeLessThan(2);
  await Promise.all(all);
  expect(had).toBe(4);
});

it('where the server draws everybody goes at once', () => {
  expect([ownTask(), ownTask(), ownTask()]).toEqual([null, null, null]);
});
