import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { concernOf, shareOf } from './room-shares.ts';

const buyer = (address: string, owner: string, shares: number) => ({
  ...{ address: address as Address, owner: owner as Address, shares },
});

describe('how concentrated a presale is', () => {
  it('is rounded up, and nothing before the first share', () => {
    expect(shareOf(1, 3)).toBe(3_334);
    expect(shareOf(0, 0)).toBe(0);
  });

  it('names wallets of one source before anything else', () => {
    const buyers = [buyer('A', 'S', 10), buyer('B', 'B', 30), buyer('C', 'S', 10)];
    expect(concernOf(buyers, { sold: 100, largest: 30 })).toEqual({
      ...{ kind: 'oneSource', wallets: 2, share: 2_000 },
    });
  });

  it('names a large owner, and nobody where all are small', () => {
    expect(concernOf([buyer('B', 'B', 30)], { sold: 100, largest: 30 })).toEqual({
      ...{ kind: 'largeOwner', share: 3_000 },
    });
    expect(concernOf([buyer('B', 'B', 5)], { sold: 100, largest: 5 })).toBeNull();
  });
});
