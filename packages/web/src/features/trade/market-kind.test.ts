import { describe, expect, test } from 'vitest';
import { kindOf, marketsOf } from './market-kind.ts';

const mine = { tradeCount: 2, claimed: false, canTrade: true, listedAt: null };

describe('an internal trade', () => {
  test.each([
    ['open', mine, 'mayTrade'],
    ['closed', mine, 'mayTrade'],
    ['open', { ...mine, canTrade: false }, 'notForMe'],
    ['ended', mine, 'toCollect'],
    // Taken off the list, and still owed what was bought.
    ['cancelled', { ...mine, canTrade: false }, 'toCollect'],
    ['ended', { ...mine, claimed: true }, 'notForMe'],
    ['ended', { ...mine, tradeCount: 0 }, 'notForMe'],
    ['open', null, 'notForMe'],
  ] as const)('that is %s, with %o, is %s', (status, part, kind) => {
    expect(kindOf({ status, mine: part })).toBe(kind);
  });
});

describe('the trades of a kind', () => {
  const open = { status: 'open', mine: null } as const;
  const due = { status: 'ended', mine } as const;

  test('are neither counted nor told to be none before all are loaded', () => {
    const first = marketsOf([open, open], 'toCollect', false);
    expect(first).toEqual({ shown: [], counts: null, isNone: false });
  });

  test('are found on a later page, and counted', () => {
    expect(marketsOf([open, open, due], 'toCollect', true)).toEqual({
      shown: [due],
      counts: { all: 3, mayTrade: 0, toCollect: 1, notForMe: 2 },
      isNone: false,
    });
    expect(marketsOf([open], 'toCollect', true).isNone).toBe(true);
  });
});
