import { describe, expect, it } from 'vitest';
import { boughtFromPool, priceText, soldInPool, writtenCoin } from './offer-figures.ts';

const six = { decimals: 6 };

describe('what an offer says', () => {
  it('prices of one whole coin, small ones with the digits that matter', () => {
    const price = (amount: bigint, wantAmount: bigint, sell = six) =>
      priceText({ amount, wantAmount }, sell, six);
    expect(price(48_000_000_000n, 2_832_000_000n)).toBe('0.0590');
    expect(price(10_000_000_000n, 4_100_000_000n)).toBe('0.4100');
    expect(price(1_000_000n, 1_234_567_800_000n)).toBe('1,234,567.8000');
    expect(price(1_000_000_000_000n, 500_000_000n)).toBe('0.0005');
    expect(price(10n ** 30n, 1_000_000n, { decimals: 18 })).toBe('0.0₁₁1');
    expect(price(0n, 1n)).toBe('0');
  });

  it('coins that nobody vouches for carry the end of their address', () => {
    const coin = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as never;
    const plain = { coin, symbol: 'SALT', decimals: 6, like: null } as const;
    expect(writtenCoin({ ...plain, standing: 'known' }).symbol).toBe('SALT');
    expect(writtenCoin({ ...plain, standing: 'unknown' }).symbol).toBe('SALT (…Lj6t)');
    expect(writtenCoin({ ...plain, symbol: null, standing: 'unknown' }).symbol).toBe('(…Lj6t)');
    const trx = { coin: null, symbol: 'TRX', decimals: 6, standing: 'known', like: null } as const;
    expect(writtenCoin(trx)).toEqual({ coin: null, symbol: 'TRX', decimals: 6 });
  });

  it('the pool takes its fee on both ways, and never has more than all', () => {
    const pool = { sell: 1_000_000n, want: 1_000_000n };
    expect(soldInPool(1_000n, pool)).toBe(996n);
    expect(boughtFromPool(1_000n, pool)).toBe(1_005n);
    expect(boughtFromPool(1_000_000n, pool)).toBeNull();
  });
});
