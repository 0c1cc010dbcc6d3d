import type { HexAddress } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { DripLimit } from './drip-limit.ts';

const address = (number: number) => `41${String(number).padStart(40, '0')}` as HexAddress;
const hour = 3_600_000;

test('an address is served five times, and again when an hour has passed', () => {
  const limit = new DripLimit();
  const turns = [0, 1, 2, 3, 4, 5].map((at) => limit.take(address(1), at));
  expect(turns).toEqual([true, true, true, true, true, false]);
  expect(limit.take(address(2), 6)).toBe(true);
  expect(limit.take(address(1), hour - 1)).toBe(false);
  expect(limit.take(address(1), hour)).toBe(true);
});

test('all addresses together are served a thousand times', () => {
  const limit = new DripLimit();
  const served = Array.from({ length: 1_001 }, (_, at) => limit.take(address(at), at));
  expect(served.filter(Boolean)).toHaveLength(1_000);
  expect(served.at(-1)).toBe(false);
});
