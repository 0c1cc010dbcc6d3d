import { describe, expect, test } from 'vitest';
import { kindOf } from './market-kind.ts';

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
