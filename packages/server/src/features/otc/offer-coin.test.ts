import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { offerCoin } from './offer-coin.ts';

const coin = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;

test('a coin that holds the node up is asked again after a while, not by everybody', async () => {
  let [asked, now] = [0, 0];
  const read = offerCoin({
    facts: async () => {
      asked += 1;
      if (asked === 1) throw new Refusal({ code: 'CHAIN_UNAVAILABLE' });
      return { symbol: 'VLMX', decimals: 6 };
    },
    isKnown: async () => false,
    launched: async () => undefined,
    clock: () => now,
  });
  const silent = { coin, symbol: null, decimals: null, standing: 'unknown', like: null };
  expect([await read(coin), await read(coin), asked]).toEqual([silent, silent, 1]);
  now = 10_001;
  expect(await read(coin)).toEqual({ ...silent, symbol: 'VLMX', decimals: 6, like: 'VLM' });
});

test('a launched coin is like the older launch it can be mistaken for, whatever its symbol', async () => {
  const read = offerCoin({
    facts: async () => ({ symbol: 'P1NE', decimals: 6 }),
    isKnown: async () => false,
    launched: async () => ({ like: 'PINE' }),
  });
  expect(await read(coin)).toMatchObject({ standing: 'launched', like: 'PINE' });
});
