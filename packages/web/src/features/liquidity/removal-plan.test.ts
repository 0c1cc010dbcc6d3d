import { describe, expect, it } from 'vitest';
import { parsePlan } from './removal-plan.ts';

const plan = {
  account: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  pair: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ...{ place: 'staked', id: '', lp: '12', toleranceBps: 50, begunAt: 1 },
};

describe('a kept removal', () => {
  it('is read as it was kept', () => {
    expect(parsePlan(JSON.stringify(plan))).toEqual(plan);
  });

  it.each([10_000, 101, -1, 0.5, '50', null])('with a tolerance of %s is none', (toleranceBps) => {
    expect(parsePlan(JSON.stringify({ ...plan, toleranceBps }))).toBeNull();
  });
});
