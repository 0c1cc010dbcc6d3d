import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { DAY, type EarnWorld, earnWorld, VLM } from '../../../test/earn/earn-world.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { tokenSale } = paths;
const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);
const TRX = 1_000_000n;

let world: EarnWorld;
let listedOne: Person;
let guest: Person;
beforeAll(async () => {
  world = await earnWorld(2, { ownerSells: true });
  [listedOne, guest] = world.people as [Person, Person];
  await world.send(world.owner, 'vlm', trc20.approve(world.at('otcDesk'), 10n ** 15n));
  await world.indexed();
});
afterAll(() => world?.close());

const ofVlm = () => ({ tokenAddress: world.at('vlm') });
const sell = async (vlm: bigint, trx: bigint, onlyTaker: Address = NOBODY, by = world.owner) => {
  const expires = BigInt(Math.floor(world.chain.devnet.chain.head().timestamp / 1000) + DAY);
  const [amount, wantAmount] = [vlm * VLM, trx * TRX];
  const terms = { sell: world.at('vlm'), amount, want: NOBODY, wantAmount, onlyTaker, expires };
  await world.send(by, 'otcDesk', otcDesk.make({ ...terms, wholeOnly: false }));
  await world.indexed();
  return String((await world.read('otcDesk', otcDesk.count())) - 1n);
};
const rules = async (who?: Person) =>
  who === undefined
    ? (await world.post(tokenSale.rules, ofVlm())).json.data
    : (await world.ask(who, tokenSale.rules, ofVlm())).data;
const code = (who: Person, form: Record<string, string>) =>
  refusal(world, who, tokenSale.preparePurchase, { ...ofVlm(), ...form });

test('S7.39 the sale is what the project offers at the desk, for whoever may take it', async () => {
  expect(await rules()).toMatchObject({ open: false, left: '0', offer: null });
  expect(await code(listedOne, { amount: String(VLM) })).toBe('SALE_CLOSED');
  const other = await refusal(world, listedOne, tokenSale.preparePurchase, {
    ...{ tokenAddress: world.at('usdt'), amount: '1' },
  });
  expect(other).toBe('NOT_FOUND');
  // Someone else's offer is no part of it.
  await world.send(guest, 'vlm', trc20.approve(world.at('otcDesk'), 10n ** 15n));
  await sell(10n, 1n, NOBODY, guest);
  expect((await rules()).open).toBe(false);

  const named = await sell(1_000n, 250n, listedOne.address);
  expect(await rules()).toMatchObject({
    ...{ open: true, whitelistOnly: true, left: String(1_000n * VLM), offer: null },
    ...{ price: { coin: null, symbol: 'TRX', amount: '250000' }, seller: world.owner.address },
  });
  expect((await rules(listedOne)).offer).toMatchObject({ offerId: named });
  expect((await rules(guest)).offer).toBeNull();
  expect(await code(guest, { amount: String(100n * VLM) })).toBe('NOT_WHITELISTED');
  expect(await code(guest, { amount: String(100n * VLM), offerId: named })).toBe('NOT_WHITELISTED');
  expect(await code(world.stranger, { amount: '1' })).toBe('NOT_ACTIVATED');
  expect(await code(listedOne, { amount: '0' })).toBe('AMOUNT_ZERO');
  expect(await code(listedOne, { amount: String(VLM) })).toBe('BELOW_MINIMUM');
  expect(await code(listedOne, { amount: String(1_001n * VLM) })).toBe('EXCEEDS_MAX_PURCHASE');
  const cheap = { amount: String(100n * VLM), offerId: named, maxPay: String(25n * TRX - 1n) };
  expect(await code(listedOne, cheap)).toBe('PRICE_MOVED');

  const bought = await carryOut(world, listedOne, tokenSale.preparePurchase, {
    ...ofVlm(),
    ...{ amount: String(100n * VLM), offerId: named, maxPay: String(25n * TRX) },
  });
  expect(bought.quote).toEqual({ amount: String(100n * VLM), pay: String(25n * TRX) });
  const mine = (await world.ask(listedOne, tokenSale.mine, ofVlm())).data;
  expect(mine).toEqual({ bought: String(100n * VLM), allowed: true, left: String(900n * VLM) });
  const theirs = (await world.ask(guest, tokenSale.mine, ofVlm())).data;
  expect(theirs).toEqual({ bought: '0', allowed: false, left: '0' });
  const { data } = await world.ask(listedOne, tokenSale.list);
  expect(data.list).toMatchObject([
    { tokenAddress: world.at('vlm'), amount: String(100n * VLM), paid: { symbol: 'TRX' } },
  ]);

  // Open to all, and dearer: who is named still gets the better price.
  await sell(500n, 150n);
  expect(await rules()).toMatchObject({ whitelistOnly: false, price: { amount: '300000' } });
  expect((await rules(listedOne)).offer.offerId).toBe(named);
  expect(await code(guest, { amount: String(100n * VLM), offerId: named })).toBe('NOT_WHITELISTED');
  expect(await code(guest, { amount: String(100n * VLM), offerId: '0' })).toBe('SALE_CLOSED');
  const anybody = await carryOut(world, guest, tokenSale.preparePurchase, {
    ...{ ...ofVlm(), amount: String(100n * VLM) },
  });
  expect(anybody.quote.pay).toBe(String(30n * TRX));
});
