import { expect, test } from 'vitest';
import { placeOf, scrollDepths } from './scroll-depths.ts';

const at = (key: string) => placeOf({ keepAlive: false, path: '/card' }, { key });
const market = placeOf({ keepAlive: true, path: '/nft' }, { key: 'anywhere' });

test('a page that was not left yet begins at the top', () => {
  const depths = scrollDepths();
  expect([depths.of(market), depths.of(at('a'))]).toEqual([0, 0]);
});

test('a kept page is known by its path, any other by its place in the history', () => {
  const depths = scrollDepths();
  depths.leave(market, 500);
  depths.leave(at('a'), 300);
  const again = placeOf({ keepAlive: true, path: '/nft' }, { key: 'elsewhere' });
  expect([depths.of(again), depths.of(at('a')), depths.of(at('b'))]).toEqual([500, 300, 0]);
});

test('a day of walking keeps as many places as a history has, and every kept page', () => {
  const depths = scrollDepths();
  depths.leave(market, 500);
  const walked = Array.from({ length: 10_000 }, (_, step) => at(`step ${step}`));
  for (const place of walked) depths.leave(place, 7);
  expect(walked.filter((place) => depths.of(place) === 7)).toEqual(walked.slice(-100));
  expect(depths.of(market)).toBe(500);
});

test('a place that is left again is young again', () => {
  const depths = scrollDepths();
  depths.leave(at('first'), 300);
  for (let step = 1; step < 100; step++) depths.leave(at(`step ${step}`), 7);
  depths.leave(at('first'), 400);
  depths.leave(at('step 100'), 7);
  expect([depths.of(at('first')), depths.of(at('step 1'))]).toEqual([400, 0]);
});
