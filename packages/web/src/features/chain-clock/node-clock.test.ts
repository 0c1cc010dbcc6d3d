import { expect, test } from 'vitest';
import { ClockRefused, moveChainTime, moveChainTimeTo, readChainTime } from './node-clock.ts';

function node(answers: Readonly<Record<string, unknown>>, status = 200) {
  const asked: [string, unknown][] = [];
  const fetching = (async (url: string, init: RequestInit) => {
    asked.push([url, JSON.parse(String(init.body))]);
    return new Response(JSON.stringify(answers[new URL(url).pathname] ?? {}), { status });
  }) as typeof fetch;
  return { asked, fetching };
}

test('moves the clock, then makes a block at the new time', async () => {
  const { asked, fetching } = node({ '/admin/time': { now: 9_000 } });
  expect(await moveChainTime('http://node', 5_000, fetching)).toBe(9_000);
  expect(asked).toEqual([
    ['http://node/admin/time', { increase: 5_000 }],
    ['http://node/admin/mine', {}],
  ]);
});

test('moves to a moment, and not again once it has come', async () => {
  const { asked, fetching } = node({ '/admin/time': { now: 9_000 } });
  await moveChainTimeTo('http://node', 9_001, fetching);
  expect(asked).toEqual([
    ['http://node/admin/time', {}],
    ['http://node/admin/time', { timestamp: 9_001 }],
    ['http://node/admin/mine', {}],
  ]);
  asked.length = 0;
  expect(await moveChainTimeTo('http://node', 9_000, fetching)).toBe(9_000);
  expect(asked).toEqual([['http://node/admin/time', {}]]);
});

test('reads the time without changing it', async () => {
  const { asked, fetching } = node({ '/admin/time': { now: 7 } });
  expect(await readChainTime('http://node', fetching)).toBe(7);
  expect(asked).toEqual([['http://node/admin/time', {}]]);
});

test('a refusal and an answer without a time are told as such', async () => {
  const refusing = node({ '/admin/time': { Error: 'refused' } }, 403);
  await expect(moveChainTime('http://node', 1, refusing.fetching)).rejects.toThrow(ClockRefused);
  await expect(readChainTime('http://node', node({}).fetching)).rejects.toThrow(ClockRefused);
});
