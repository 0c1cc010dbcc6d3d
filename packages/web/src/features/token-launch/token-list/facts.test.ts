import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';

const token: Parameters<typeof factsOf>[0] = {
  stage: 'launched',
  score: 82,
  lpLockedShare: 2_000,
  powers: [],
  sold: 80,
  shares: 100,
  softCapShares: 50,
  looksLike: null,
};
const keys = (...[of]: Parameters<typeof factsOf>) =>
  factsOf(of).map(({ key, speaksFor }) => `${speaksFor ? '+' : '-'}${key}`);

describe('the facts below a token', () => {
  it('tell score, liquidity and powers of a launched one', () => {
    expect(keys(token)).toEqual(['+factScore', '-factLpLocked', '+factNoPowers']);
    expect(keys({ ...token, lpLockedShare: 5_000 })[1]).toBe('+factLpLocked');
    expect(factsOf(token)[1]?.values).toEqual({ share: '20\u202f%' });
    expect(keys({ ...token, score: 58, lpLockedShare: 0, powers: ['tradeCancel'] })).toEqual([
      '-factScore',
      '-factLpFree',
      '-factPowers',
    ]);
  });

  it('tell how far a sale is from its goal', () => {
    const sale = { ...token, stage: 'inProgress' } as const;
    expect(keys(sale)[1]).toBe('+factSoftCapMet');
    expect(factsOf({ ...sale, sold: 49 })[1]).toMatchObject({
      key: 'factSoftCapOpen',
      values: { reached: '98\u202f%' },
    });
    expect(keys({ ...token, stage: 'ended' })[1]).toBe('+factWaits');
    expect(keys({ ...token, stage: 'notStarted' })).toEqual(['+factScore', '+factNoPowers']);
  });

  it('speak for nobody who can be mistaken for another', () => {
    const looksLike = { tokenAddress: null, tokenName: 'Vellum', tokenSymbol: 'VLM' };
    expect(keys({ ...token, looksLike })).toEqual(['-factScore', '-factLpLocked', '-factNoPowers']);
  });

  it('tell the way out of a failed one', () => {
    expect(keys({ ...token, stage: 'failed' })).toEqual(['-factSoftCapMissed', '+factRefundOpen']);
  });
});
