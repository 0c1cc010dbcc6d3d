import { expect, test } from 'vitest';
import { indexCheck } from './checks.ts';

const at = (head: number, halted: string | null = null) => ({ head, halted, seenAt: 1000 });

async function check(position: ReturnType<typeof at> | null, nodeHead: number, now = 1000) {
  const answer = await indexCheck(
    async () => position,
    async () => nodeHead,
    () => now,
  );
  return answer.ok ? answer.behind : answer.code;
}

test('an index is well when it is near the head that the node has now', async () => {
  expect(await check(at(100), 120)).toBe(20);
  expect(await check(at(100), 121)).toBe('BEHIND');
  // A node that lags behind the index is not the index's fault.
  expect(await check(at(100), 90)).toBe(0);
});

test('an index without a block, halted or silent is not well', async () => {
  expect(await check(null, 0)).toBe('NO_BLOCK');
  expect(await check(at(100, 'log of a stranger'), 100)).toBe('HALTED');
  expect(await check(at(100), 100, 31_001)).toBe('SILENT');
});
