import type { Address } from '@vellum/tron/address';
import { expect, test } from 'vitest';
import type { InU } from '../../shared/coins/coin-rates.ts';
import { endsWorth } from './ends-worth.ts';

const SALT = 'SALT' as Address;
const PAIR = 'PAIR' as Address;
/** Three tenths of U for each TRX, and no other price. */
const inU: InU = ({ coin, amount }) => (coin === null ? (BigInt(amount) * 3n) / 10n : null);
/** Ten SALT for one TRX. */
const bought = { route: { path: [], hops: [{ pair: PAIR, reserveIn: 100n, reserveOut: 1_000n }] } };
const sold = { route: { path: [], hops: [{ pair: PAIR, reserveIn: 1_000n, reserveOut: 100n }] } };

test('a token without a price counts at the price of its pool before the swap', () => {
  const buys = { paid: 1_000n, received: 9_000n, quote: bought };
  expect(endsWorth(buys, { pay: null, receive: SALT }, inU)).toEqual({ pay: 300n, receive: 270n });
  const sells = { paid: 10_000n, received: 900n, quote: sold };
  expect(endsWorth(sells, { pay: SALT, receive: null }, inU)).toEqual({ pay: 300n, receive: 270n });
});

test('without a quote only what has a price counts', () => {
  const typed = { paid: 1_000n, received: null, quote: undefined };
  expect(endsWorth(typed, { pay: null, receive: SALT }, inU)).toEqual({ pay: 300n, receive: null });
  expect(endsWorth(typed, { pay: SALT, receive: null }, inU)).toEqual({ pay: null, receive: null });
});
