import type { SafetyLine } from '@vellum/api/token-launch/safety-score';
import { expect, it } from 'vitest';
import { safetyGroups } from './safety-groups.ts';

const line = (fact: SafetyLine['fact'], points: number, of: number) =>
  ({ fact, points, of, value: 0 }) as unknown as SafetyLine;

it('adds all lines up to the whole score and names the fact that costs most', () => {
  const lines = [
    line('powers', 12, 12),
    line('heldLp', 10, 14),
    line('lpLargest', 8, 8),
    line('lpTopTen', 1, 8),
    line('presaleLargest', 8, 8),
    line('presaleTopTen', 8, 8),
    line('topTen', 10, 10),
    line('creatorLp', 2, 8),
    line('outsideSupply', 8, 8),
    line('launchBlock', 5, 5),
    line('rounds', 5, 5),
    line('softCap', 3, 3),
    line('backing', 0, 3),
  ];
  const groups = safetyGroups(lines);
  expect(groups.reduce((sum, { of }) => sum + of, 0)).toBe(100);
  expect(groups.reduce((sum, { points }) => sum + points, 0)).toBe(80);
  const costliest = Object.fromEntries(groups.map(({ name, costliest: one }) => [name, one.fact]));
  expect(costliest).toMatchObject({ liquidity: 'creatorLp', lpSpread: 'lpTopTen' });
});
