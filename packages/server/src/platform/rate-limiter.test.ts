import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

test('counts each caller and pace apart, and anew each minute', () => {
  let now = 1_000_000;
  const limits = { read: { perIp: 2, perAddress: 1 }, write: { perIp: 1 } };
  const limiter = createRateLimiter(limits, () => now);
  const read = (who: string) => limiter.count('read', 'perIp', who);
  expect([read('a'), read('a'), read('a')]).toEqual([null, null, 60]);
  expect(read('b')).toBeNull();
  expect(limiter.count('write', 'perIp', 'a')).toBeNull();
  expect(limiter.count('write', 'perAddress', 'a')).toBeNull();
  now += 59_001;
  expect(read('a')).toBe(1);
  now += 999;
  expect(read('a')).toBeNull();
});

test('a flood of callers takes no more memory, and does not lock out those it knows', () => {
  const limiter = createRateLimiter({ read: { perIp: 100 } }, () => 0);
  for (let i = 0; i < 100_000; i++) limiter.count('read', 'perIp', `caller ${i}`);
  for (let i = 0; i < 100; i++) limiter.count('read', 'perIp', `late ${i}`);
  expect(limiter.count('read', 'perIp', 'too late')).not.toBeNull();
  expect(limiter.count('read', 'perIp', 'caller 7')).toBeNull();
});
