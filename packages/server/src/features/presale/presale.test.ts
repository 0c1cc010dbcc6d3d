import { failureOf } from '@vellum/api/token-launch/launch-stage';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { ownership } from '@vellum/contracts/ownership';
import { basePool, presale } from '@vellum/contracts/presale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
import { dueDates } from '../../../test/due-dates.ts';
import { holdsReceipts } from '../../../test/receipts/held-receipts.ts';
import {
  DAY,
  HOUR,
  type Launched,
  type SaleWorld,
  saleWorld,
  TRX,
} from '../../../test/sales/sale-world.ts';
import type { Person } from '../../../test/test-server.ts';

holdsReceipts(import.meta.url);

const { orders } = paths;
const routes = paths.presale;
const PRICE = 10n * TRX;

type Form = Readonly<Record<string, string>>;

let world: SaleWorld;
let creator: Person;
let ada: Person;
let ben: Person;
let cy: Person;

beforeAll(async () => {
  world = await saleWorld(5);
  [creator, ada, ben, cy] = world.people as [Person, Person, Person, Person];
});
afterAll(() => world?.close());

const detail = async (of: Launched) =>
  (await world.post(routes.get, { tokenAddress: of.token })).json.data;
/** Why it failed, of what the token's page is told. */
const failure = async (of: Launched) =>
  failureOf((await world.post(paths.tokenLaunch.get, { tokenAddress: of.token })).json.data);
const mine = async (who: Person, of: Launched) =>
  (await world.ask(who, routes.mine, { tokenAddress: of.token })).data;
const records = async (of: Launched, form: Form = {}) =>
  (await world.post(routes.list, { tokenAddress: of.token, ...form })).json.data.list;
const purchase = (of: Launched, shares: number, form: Form = {}) => ({
  tokenAddress: of.token,
  shares: String(shares),
  price: String(PRICE),
  ...form,
});
const buy = (who: Person, of: Launched, shares: number) =>
  carryOut(world, who, routes.preparePurchase, purchase(of, shares));

describe('a presale that succeeds', () => {
  let salt: Launched;
  beforeAll(async () => {
    salt = await world.launch(creator);
    await world.indexed();
  });

  test('S4.03 is told with its terms before it begins', async () => {
    const found = await detail(salt);
    expect(found).toMatchObject({
      presaleAddress: salt.presale,
      pairAddress: salt.pair,
      basePoolAddress: salt.basePool,
      owner: creator.address,
      presaleEthAmount: String(PRICE),
      maxTotalNum: 20,
      presaleMaxNum: 10,
      softCapRate: 5000,
      softCapShares: 10,
      devLPReceiver: creator.address,
      sold: 0,
      state: 'notStarted',
      phase: 'notStarted',
      outcome: null,
      launchedAt: null,
    });
    expect((await dueDates(world)).everybodys).toEqual([
      { kind: 'presaleStarts', at: found.startTime, of: 'Salt Works' },
      { kind: 'presaleEnds', at: found.endTime, of: 'Salt Works' },
    ]);
    const until = await world.readAt(salt.presale, presale.leaveUntil());
    expect(found.leaveUntil).toBe(Number(until) * 1000);
    const code = (form: Form = {}, who = ada) =>
      refusal(world, who, routes.preparePurchase, purchase(salt, 1, form));
    expect(await code()).toBe('SOON_TO_OPEN');
    expect(await code({}, world.stranger)).toBe('NOT_ACTIVATED');
    expect(await code({ tokenAddress: world.at('vlm') })).toBe('NOT_FOUND');
    expect((await world.post(routes.get, { tokenAddress: world.at('vlm') })).json.code).toBe(
      'NOT_FOUND',
    );
  });

  test('its terms are changed by its owner alone, and by nobody once it began', async () => {
    const { startTime, endTime } = await detail(salt);
    const terms = {
      tokenAddress: salt.token,
      change: 'terms',
      startTime: String(startTime + HOUR * 1000),
      endTime: String(endTime),
      ...{ presaleEthAmount: String(PRICE), maxTotalNum: '20', presaleMaxNum: '9' },
      ...{ softCapRate: '5000', userLPShare: '7000', devLPShare: '1000', backingShare: '0' },
      ...{ devLPReceiver: creator.address, vestingDelay: String(DAY), vestingRate: '2500' },
      vestingDis: String(DAY),
    };
    const code = (form: Form, who = creator) =>
      refusal(world, who, routes.prepareConfig, { ...terms, ...form });
    expect(await code({}, ada)).toBe('NOT_TOKEN_OWNER');
    expect(await code({ softCapRate: '4999' })).toBe('SOFTCAP_RANGE');
    expect(await code({ startTime: String(world.now() * 1000) })).toBe('TIME_RANGE');
    expect(await code({ endTime: terms.startTime })).toBe('TIME_RANGE');
    expect(await code({ devLPShare: '2001' })).toBe('VALIDATION');
    const { vestingDis: _left, ...incomplete } = terms;
    expect(await refusal(world, creator, routes.prepareConfig, incomplete)).toBe('FIELD_REQUIRED');
    const order = await carryOut(world, creator, routes.prepareConfig, terms);
    expect(order).toMatchObject({ state: 'included' });
    expect(await detail(salt)).toMatchObject({
      presaleMaxNum: 9,
      startTime: startTime + HOUR * 1000,
    });
    await carryOut(world, creator, routes.prepareConfig, { ...terms, presaleMaxNum: '10' });
    await world.moveTo((startTime + HOUR * 1000) / 1000);
    await world.indexed();
    expect(await code({})).toBe('PRESALE_STARTED');
  });

  test('S5.25 S5.26 S5.27 S5.29 sells shares at the price that was shown, to those who may', async () => {
    const code = (form: Form = {}, who = ada) =>
      refusal(world, who, routes.preparePurchase, purchase(salt, 2, form));
    expect(await code({}, creator)).toBe('PRESALE_JOIN_REFUSED');
    expect(await code({ shares: '11' })).toBe('EXCEEDS_MAX_PURCHASE');
    // Twice the price would buy twice as many.
    expect(await code({ price: String(2n * PRICE) })).toBe('PRICE_CHANGED');
    expect(await code({ price: String(PRICE - 1n) })).toBe('PRICE_CHANGED');
    expect(await code({ price: '0' })).toBe('PRICE_CHANGED');
    expect(await code({ textsHash: '0'.repeat(64) })).toBe('TEXTS_CHANGED');
    const order = await buy(ada, salt, 6);
    expect(order).toMatchObject({
      state: 'included',
      quote: { price: String(PRICE), shares: 6, total: String(6n * PRICE) },
      result: { shares: '6', paid: String(6n * PRICE) },
    });
    expect(await code({ shares: '5' })).toBe('EXCEEDS_MAX_SHARES');
    await buy(ben, salt, 10);
    expect(await code({ shares: '9' }, cy)).toBe('REMAINING_INSUFFICIENT');
    expect(await detail(salt)).toMatchObject({
      state: 'inProgress',
      sold: 16,
      raised: String(16n * PRICE),
      buyers: 2,
    });
    expect(await mine(ada, salt)).toMatchObject({
      user: ada.address,
      preSaleCount: 6,
      paid: String(6n * PRICE),
      refund: '0',
      isReturn: false,
    });
  });

  test('shares are given back while it runs', async () => {
    const leave = (shares: number) => ({
      ...{ action: 'presale.leave', tokenAddress: salt.token, shares: String(shares) },
    });
    expect(await refusal(world, ada, orders.prepare, leave(7))).toBe('EXCEEDS_AVAILABLE');
    const order = await carryOut(world, ada, orders.prepare, leave(2));
    expect(order).toMatchObject({ state: 'included', quote: { refund: String(2n * PRICE) } });
    expect((await mine(ada, salt)).preSaleCount).toBe(4);
    expect((await detail(salt)).sold).toBe(14);
    const { leaveUntil } = await detail(salt);
    await world.moveTo(leaveUntil / 1000);
    expect(await refusal(world, ada, orders.prepare, leave(2))).toBe('NOT_REFUNDABLE');
  });

  test('S5.28 is launched by anyone when it is sold out, and by nobody before', async () => {
    const ofToken = { tokenAddress: salt.token };
    expect(await refusal(world, cy, routes.prepareEnd, ofToken)).toBe('PRESALE_NOT_ENDABLE');
    await buy(ada, salt, 2);
    await buy(cy, salt, 4);
    expect(await detail(salt)).toMatchObject({ state: 'ended', phase: 'ended', sold: 20 });
    expect((await dueDates(world)).everybodys).toEqual([]);
    const { failableFrom } = await detail(salt);
    expect(failableFrom - world.now() * 1000).toBe(3 * DAY * 1000);
    const fail = { action: 'presale.fail', ...ofToken };
    expect(await refusal(world, cy, orders.prepare, fail)).toBe('PRESALE_NOT_ENDABLE');
    expect(await refusal(world, ada, routes.prepareRefund, ofToken)).toBe('NOT_REFUNDABLE');
    expect(await refusal(world, ada, routes.prepareClaim, ofToken)).toBe('CLAIM_NOT_OPEN');
    const order = await carryOut(world, world.stranger, routes.prepareEnd, ofToken);
    expect(order).toMatchObject({ state: 'included', quote: { raised: String(20n * PRICE) } });
    const data = await world.readAt(salt.presale, presale.data());
    expect(await detail(salt)).toMatchObject({
      state: 'launched',
      outcome: 'succeeded',
      lpForUsers: String(data.lpForUsers),
      launchedAt: Number(data.endedAt) * 1000,
      leaveUntil: null,
    });
    expect(await refusal(world, ada, routes.preparePurchase, purchase(salt, 1))).toBe(
      'NOT_IN_PRESALE',
    );
  });

  test('S4.04 its LP is claimed round by round', async () => {
    const ofToken = { tokenAddress: salt.token };
    expect(await refusal(world, ada, routes.prepareClaim, ofToken)).toBe('CLAIM_NOT_OPEN');
    for (const round of [1, 2, 3, 4]) {
      const { launchedAt } = await detail(salt);
      expect((await dueDates(world, ada.address)).own).toEqual([
        { kind: 'lpVests', at: launchedAt + round * DAY * 1000, of: 'Salt Works' },
      ]);
      await world.moveTo(launchedAt / 1000 + round * DAY);
      await world.indexed();
      const due = await world.readAt(salt.presale, presale.vestedOf(ada.address));
      expect((await mine(ada, salt)).vestedNow).toBe(String(due));
      expect(due).toBeGreaterThan(0n);
      const order = await carryOut(world, ada, routes.prepareClaim, ofToken);
      expect(order).toMatchObject({ quote: { vested: String(due) }, result: { lp: String(due) } });
      expect(await refusal(world, ada, routes.prepareClaim, ofToken)).toBe('NOTHING_VESTED');
    }
    expect((await dueDates(world, ada.address)).own).toEqual([]);
    expect(await refusal(world, creator, routes.prepareClaim, ofToken)).toBe('NOTHING_VESTED');
    const { hasUnlockAmount, userLastClaimedTime } = await mine(ada, salt);
    const buyer = await world.readAt(salt.presale, presale.buyer(ada.address));
    expect([hasUnlockAmount, userLastClaimedTime / 1000]).toEqual([
      String(buyer.claimed),
      Number(buyer.lastClaimedAt),
    ]);
    expect((await records(salt)).map((one: Form) => one['kind'])).toEqual([
      ...Array.from({ length: 4 }, () => 'claimed'),
      ...['bought', 'bought', 'left', 'bought', 'bought'],
    ]);
    expect(await records(salt, { user: ben.address })).toMatchObject([
      { user: ben.address, kind: 'bought', shares: 10, amount: String(10n * PRICE) },
    ]);
  });
});

describe('a presale that fails', () => {
  test('is refunded by everyone themselves, whatever its owner does', async () => {
    const kelp = await world.launch(creator, { token: { name: 'Kelp', symbol: 'KELP' } });
    const ofToken = { tokenAddress: kelp.token };
    await world.moveTo(world.now() + HOUR);
    await world.indexed();
    await buy(ada, kelp, 4);
    await buy(ben, kelp, 3);
    await world.call(creator, kelp.presale, ownership.renounce());
    await world.moveTo(world.now() + DAY);
    await world.indexed();
    expect(await detail(kelp)).toMatchObject({ state: 'failed', outcome: 'failed', owner: null });
    expect(await failure(kelp)).toBe('missed');
    expect((await world.ask(ada, routes.listRefunds)).data).toEqual({
      list: [
        {
          ...{ tokenAddress: kelp.token, tokenName: 'Kelp', tokenSymbol: 'KELP', kind: 'presale' },
          ...{ contract: kelp.presale, shares: 4, refund: String(4n * PRICE) },
        },
      ],
      total: String(4n * PRICE),
    });
    const order = await carryOut(world, ada, routes.prepareRefund, ofToken);
    expect(order).toMatchObject({
      quote: { refund: String(4n * PRICE) },
      result: { refund: String(4n * PRICE) },
    });
    expect(await mine(ada, kelp)).toMatchObject({ isReturn: true, refund: '0' });
    expect((await world.ask(ada, routes.listRefunds)).data).toEqual({ list: [], total: '0' });
    expect(await refusal(world, ada, routes.prepareRefund, ofToken)).toBe('NOT_REFUNDABLE');
    expect(await mine(ben, kelp)).toMatchObject({ refund: String(3n * PRICE) });
    expect(await refusal(world, cy, routes.prepareRefund, ofToken)).toBe('NOT_REFUNDABLE');
    expect((await detail(kelp)).refunded).toBe(String(4n * PRICE));
  });

  test('by being called off, its owner takes the tokens back', async () => {
    const moss = await world.launch(creator);
    const change = (what: string) => ({ tokenAddress: moss.token, change: what });
    await world.moveTo(world.now() + HOUR);
    await world.indexed();
    await buy(ada, moss, 10);
    expect(await refusal(world, creator, routes.prepareConfig, change('reclaim'))).toBe(
      'NOTHING_TO_CLAIM',
    );
    await carryOut(world, creator, routes.prepareConfig, change('cancel'));
    expect((await detail(moss)).state).toBe('failed');
    expect(await failure(moss)).toBe('cancelled');
    expect((await dueDates(world)).everybodys).toEqual([]);
    expect(await refusal(world, creator, routes.prepareConfig, change('cancel'))).toBe(
      'NOT_IN_PRESALE',
    );
    const order = await carryOut(world, creator, routes.prepareConfig, change('reclaim'));
    expect(order.result).toEqual({ tokens: String(900_000n * TRX) });
  });

  test('by being left alone after its success, anyone fails it', async () => {
    const reed = await world.launch(creator);
    const fail = { action: 'presale.fail', tokenAddress: reed.token };
    await world.moveTo(world.now() + HOUR);
    await world.indexed();
    await buy(ada, reed, 10);
    await world.moveTo(world.now() + DAY);
    await world.indexed();
    expect((await detail(reed)).state).toBe('ended');
    expect(await refusal(world, cy, orders.prepare, fail)).toBe('PRESALE_NOT_ENDABLE');
    await world.moveTo(world.now() + 3 * DAY);
    await world.indexed();
    const order = await carryOut(world, world.stranger, orders.prepare, fail);
    expect(order).toMatchObject({ state: 'included' });
    expect((await detail(reed)).state).toBe('failed');
    expect(await failure(reed)).toBe('notLaunched');
    expect((await world.ask(ada, routes.listRefunds)).data.list).toHaveLength(2);
  });
});

test('tokens are burned for their part of what backs them', async () => {
  const oak = await world.launch(creator, {
    token: { name: 'Oak', symbol: 'OAK' },
    presale: { backingShare: 2_000n },
    trade: { sharePrice: 0n, sharesPerBuyer: 0n, shares: 0n, tokensPerShare: 0n },
    supplies: { liquiditySupply: 1_000_000n * TRX, tradeSupply: 0n },
  });
  await world.indexed();
  const redeem = (amount: bigint, minOut: bigint) => ({
    ...{ action: 'presale.redeem', tokenAddress: oak.token },
    ...{ amount: String(amount), minOut: String(minOut) },
  });
  const code = (amount: bigint, minOut = 0n, who = ada) =>
    refusal(world, who, orders.prepare, redeem(amount, minOut));
  expect(await code(1n)).toBe('CLAIM_NOT_OPEN');
  await world.sellOut(oak, [ada, ben], cy);
  await world.buyOnPair(ada, oak.token, 50n * TRX);
  await world.indexed();
  const held = await world.tokensOf(oak.token, ada.address);
  expect(await code(0n)).toBe('AMOUNT_ZERO');
  expect(await code(held + 1n)).toBe('INSUFFICIENT_BALANCE');
  expect(await code(1n)).toBe('NOTHING_TO_CLAIM');
  const out = await world.readAt(oak.basePool, basePool.quote(held));
  expect(await code(held, out + 1n)).toBe('PRICE_MOVED');
  const order = await carryOut(world, ada, orders.prepare, redeem(held, out));
  expect(order).toMatchObject({ quote: { out: String(out) }, result: { out: String(out) } });
  expect(await world.readAt(oak.token, trc20.balanceOf(ada.address))).toBe(0n);
});
