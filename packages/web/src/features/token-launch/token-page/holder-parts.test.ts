import { describe, expect, it } from 'vitest';
import { holderParts } from './holder-parts.ts';

describe('who holds a token', () => {
  it('adds up to the supply', () => {
    const parts = holderParts(1_000n, [
      { kind: 'pair', amount: '430' },
      { kind: 'locker', amount: '100' },
      { kind: 'presale', amount: '50' },
      { kind: 'creator', amount: '20' },
      { kind: null, amount: '130' },
    ]);
    expect(parts).toEqual([
      { name: 'pool', amount: 430n },
      { name: 'sale', amount: 50n },
      { name: 'locked', amount: 100n },
      { name: 'largest', amount: 150n },
      { name: 'others', amount: 270n },
    ]);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(1_000n);
  });

  it('names no part that nobody has', () => {
    expect(holderParts(10n, [{ kind: 'presale', amount: '10' }])).toEqual([
      { name: 'sale', amount: 10n },
    ]);
  });
});
