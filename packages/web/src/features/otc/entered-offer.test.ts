import { MOST_OFFERED } from '@vellum/api/otc/otc-offer';
import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { trxCoin } from '../../shared/coins/coin.ts';
import { type EnteredOffer, emptyOffer, expiryOf, makeMissing } from './entered-offer.ts';

const me = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const friend = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' as Address;
const coin = { address: friend, symbol: 'VLM', decimals: 6, pair: null };
const known = { sell: coin, want: trxCoin, balance: 100n, address: me };
const full: EnteredOffer = { ...emptyOffer, amount: 100n, wantAmount: 5n };

describe('an offer that is entered', () => {
  it('lacks nothing when all is there', () => {
    expect(makeMissing(full, known)).toBeNull();
    expect(makeMissing({ ...full, who: 'one', taker: friend }, known)).toBeNull();
  });

  it.each([
    [{ amount: null }, 'enterGive'],
    [{ amount: 0n }, 'seeAmount'],
    [{ amount: 101n }, 'seeAmount'],
    [{ wantAmount: null }, 'enterWant'],
    [{ wantAmount: 0n }, 'seeAmount'],
    [{ wantAmount: MOST_OFFERED + 1n }, 'seeAmount'],
    [{ who: 'one' as const }, 'enterTaker'],
    [{ who: 'one' as const, taker: me }, 'enterTaker'],
    [{ days: null }, 'enterDays'],
    [{ days: 0 }, 'enterDays'],
    [{ days: 366 }, 'enterDays'],
  ])('with %o says %s', (change, missing) => {
    expect(makeMissing({ ...full, ...change }, known)).toBe(missing);
  });

  it('needs a coin that is one', () => {
    expect(makeMissing(full, { ...known, sell: undefined })).toBe('chooseCoin');
  });

  it('is not for the coin that it gives', () => {
    expect(makeMissing(full, { ...known, want: coin })).toBe('sameCoin');
  });

  it('ends at a whole second', () => {
    expect(expiryOf({ days: 1 }, 1_234_567)).toBe(87_634_000);
  });
});
