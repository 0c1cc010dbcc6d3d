import { describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../shared/paid-action/journal/journal-record.ts';
import { leftStep, parsePlan, type RemovalPlan } from './removal-plan.ts';

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

describe('the step that is left', () => {
  const token = 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG';
  const done = (key: JournalRecord['key'], params: object, step = 'done') =>
    ({
      ...{ key, params, account: plan.account, begunAt: 2, dropped: false },
      state: { step },
    }) as unknown as JournalRecord;
  const left = (place: RemovalPlan['place'], record: JournalRecord, id = '') =>
    leftStep({ ...plan, place, id } as RemovalPlan, [record], token as never);

  it.each([
    [
      'staked',
      '',
      done('staking.unlock-lp', { amount: '12' }),
      done('staking.unlock-lp', { amount: '3' }),
    ],
    ['vested', '', done('presale.claim', { token }), done('presale.claim', { token: plan.pair })],
    [
      'locked',
      '7',
      done('locks.unlock', { createTime: 7 }),
      done('locks.unlock', { createTime: 8 }),
    ],
  ] as const)(
    'of LP that is %s is the removal after its own first step alone',
    (place, id, own, other) => {
      expect([left(place, own, id), left(place, other, id)]).toEqual(['remove', 'first']);
    },
  );

  it('is none once the pool has paid out', () => {
    expect(left('staked', done('liquidity.remove', { pair: plan.pair }))).toBe('over');
  });

  it('waits while the first one is on its way', () => {
    const sent = done('staking.unlock-lp', { amount: '12' }, 'confirming');
    expect(left('staked', sent)).toBe('moving');
  });
});
