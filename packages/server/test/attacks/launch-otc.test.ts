import { paths } from '@vellum/api/wire/paths';
import { otcDesk } from '@vellum/contracts/otc';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, type EarnWorld, earnWorld } from '../earn/earn-world.ts';
import type { Person } from '../test-server.ts';
import { deployRuntime } from './deploy-runtime.ts';

const { otc, orders } = paths;
const TRX = 1_000_000n;
const MOST = 2n ** 96n - 1n;
const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);

/** Calls itself USDT with 255 decimals, and says of every address that it has all that was ever moved. */
const RUNTIME = [
  '60003560e01c', // selector
  '806370a0823114603857', // balanceOf
  '806323b872dd14604457', // transferFrom
  '8063a9059cbb14604b57', // transfer
  '806395d89b4114606157', // symbol
  '60ff60005260206000f3', // 255
  '5b60005460005260206000f3', // what was moved
  '5b604435604f56', // third argument
  '5b602435', // second argument
  '5b60005401600055600160005260206000f3', // is moved
  '5b60206000526004602052635553445460e01b60405260606000f3', // "USDT"
].join('');

let world: EarnWorld;
let mallory: Person;
let ada: Person;
let coin: Address;
beforeAll(async () => {
  world = await earnWorld(2);
  [mallory, ada] = world.people as [Person, Person];
  coin = await deployRuntime(world.chain, mallory, RUNTIME);
  await make({ sell: coin, amount: MOST, wantAmount: MOST });
  await make({ sell: coin, amount: 1n, wantAmount: MOST });
  await make({ sell: coin, amount: 1_000n * TRX, wantAmount: 1n });
  await make({ sell: coin, amount: MOST, want: world.at('vlm'), wantAmount: 1n });
  await world.indexed();
});
afterAll(() => world?.close());

type Offer = Parameters<typeof otcDesk.make>[0];
const make = (offer: Pick<Offer, 'sell' | 'amount' | 'wantAmount'> & Partial<Offer>) =>
  world.send(
    mallory,
    'otcDesk',
    otcDesk.make({
      ...{ want: NOBODY, onlyTaker: NOBODY, wholeOnly: false },
      expires: BigInt(Math.floor(world.chain.devnet.chain.head().timestamp / 1000) + DAY),
      ...offer,
    }),
  );

test('a coin that calls itself USDT is reported as unknown and as what it looks like', async () => {
  for (const order of ['newest', 'ending', 'cheapest']) {
    const { json } = await world.post(otc.list, { order });
    expect(json.code).toBe('OK');
    expect(json.data.list).toHaveLength(4);
    for (const { sell } of json.data.list) {
      expect(sell).toEqual({
        ...{ coin, symbol: 'USDT', decimals: null, standing: 'unknown', like: 'USDT' },
      });
    }
  }
  expect((await world.post(otc.listCoins, {})).json.data.list).toMatchObject([
    { coin, standing: 'unknown', offers: 4 },
  ]);
});

test('nobody can be made to pay more than they were shown, nor what they do not have', async () => {
  const take = (offerId: string, amount: bigint, maxPay: bigint) =>
    world.ask(ada, orders.prepare, {
      ...{ action: 'otc.take', offerId, amount: String(amount), maxPay: String(maxPay) },
    });
  expect((await take('0', MOST, 5n * TRX)).code).toBe('PRICE_MOVED');
  expect((await take('1', 1n, MOST)).code).toBe('INSUFFICIENT_BALANCE');
  expect((await take('0', 1n, MOST)).code).toBe('BELOW_MINIMUM');
  // Numbers beyond those of the contract are no reason to fail.
  expect((await take('0', 2n ** 255n, 2n ** 256n - 1n)).code).toBe('EXCEEDS_MAX_PURCHASE');
});

test('a coin that does not arrive as it left is not paid for', async () => {
  const form = { action: 'otc.take', offerId: '2', amount: String(10n * TRX), maxPay: '1' };
  const { data } = await world.ask(ada, orders.prepare, form);
  await expect(world.send(ada, 'otcDesk', otcDesk.take(2n, 10n * TRX, 1n, 1n))).rejects.toThrow(
    'REVERT',
  );
  await world.indexed();
  const { json } = await world.post(otc.get, { offerId: '2' });
  expect(json.data).toMatchObject({ fills: 0, paid: '0', left: String(1_000n * TRX) });
  expect(await world.read('otcDesk', otcDesk.creditOf(mallory.address))).toBe(0n);
  const order = await world.ask(ada, orders.get, { orderId: data.orderId });
  expect(order.data.state).toBe('failing');
});
