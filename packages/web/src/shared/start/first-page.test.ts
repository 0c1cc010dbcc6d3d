import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function firstPage() {
  const { afterFirstPage, firstPageStands } = await import('./first-page.ts');
  const came: string[] = [];
  const wait = (name: string, turn: 'soon' | 'later') =>
    void afterFirstPage(turn).then(() => came.push(name));
  return { came, wait, firstPageStands };
}

it('nobody has a turn before the first page stands', async () => {
  const { came, wait } = await firstPage();
  wait('a', 'soon');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(came).toEqual([]);
});

it('turns are given one by one, and first to what is read', async () => {
  const { came, wait, firstPageStands } = await firstPage();
  wait('frame', 'later');
  wait('list', 'soon');
  wait('help', 'later');
  firstPageStands();
  const seen: number[] = [];
  for (let task = 0; task < 3; task++) {
    await vi.advanceTimersToNextTimerAsync();
    seen.push(came.length);
  }
  expect(seen).toEqual([1, 2, 3]);
  expect(came).toEqual(['list', 'frame', 'help']);
});

it('who comes while turns are given has one, who comes later and alone need not wait', async () => {
  const { came, wait, firstPageStands } = await firstPage();
  wait('a', 'later');
  firstPageStands();
  await vi.advanceTimersToNextTimerAsync();
  wait('b', 'soon');
  expect(came).toEqual(['a']);
  await vi.runAllTimersAsync();
  expect(came).toEqual(['a', 'b']);
  wait('c', 'later');
  wait('d', 'soon');
  await Promise.resolve();
  expect(came).toEqual(['a', 'b', 'c']);
  await vi.runAllTimersAsync();
  expect(came).toEqual(['a', 'b', 'c', 'd']);
});
