import { expect, it } from 'vitest';
import { linkedOffers } from './linked-offers.ts';

const everything = { sell: null, trx: false, parts: false, mine: false };
const coin = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it('a link asks for one coin, for TRX', () => {
  const asked = linkedOffers(new URLSearchParams({ sell: coin, pay: 'trx' }));
  expect(asked).toEqual({ ...everything, sell: coin, trx: true });
});

it('without a wish, or with one that is no address, everything is shown', () => {
  expect(linkedOffers(new URLSearchParams())).toEqual(everything);
  expect(linkedOffers(new URLSearchParams({ sell: 'VLM', pay: 'usdt' }))).toEqual(everything);
});
