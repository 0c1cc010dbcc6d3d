import { priceOf } from '@vellum/api/numbers/price-unit';
import { utcTime } from '@vellum/api/numbers/utc-time';
import { paths } from '@vellum/api/wire/paths';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../../../test/cards/carry-out.ts';
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
const routes = paths.trade;
const PRICE = 5n * TRX;
const SHARE = 10_000n * TRX;

type Form = Readonly<Record<string, string>>;

let world: SaleWorld;
let creator: Person;
let ada: Person;
let ben: Person;
let cy: Person;
let salt: Launched;

beforeAll(async () => {
  world = await saleWorld(5);
  [creator, ada, ben, cy] = world.people as [Person, Person, Person, Person];
  salt = await world.launch(creator);
  await world.indexed();
});
afterAll(() => world?.close());

const detail = async (of: Launched) =>
  (await world.post(routes.get, { tokenAddress: of.token })).json.data;
const mine = async (who: Person, of: Launched) =>
  (await world.ask(who, routes.mine, { tokenAddress: of.token })).data;
const purchase = (of: Launched, count: number, form: Form = {}) => ({
  ...{ tokenAddress: of.token, count: String(count), price: String(PRICE), ...form },
});
const administer = (of: Launched, action: string, form: Form = {}) => ({
  ...{ tokenAddress: of.token, action, ...form },
});
const admin = (of: Launched, action: string, form: Form = {}) =>
  carryOut(world, creator, routes.prepareAdministration, administer(of, action, form));
const adminCode = (of: Launched, action: string, form: Form = {}, who = creator) =>
  refusal(world, who, routes.prepareAdministration, administer(of, action, form));
const buyCode = (of: Launched, count: number, form: Form = {}, who = ada) =>
  refusal(world, who, routes.preparePurchase, purchase(of, count, form));
const endsIn = (seconds: number) => ({ endTime: String((world.now() + seconds) * 1000) });

describe('an internal trade', () => {
  test('is told with its six numbers while it is closed', async () => {
    expect(await detail(salt)).toMatchObject({
      tradeAddress: salt.trade,
      presaleAddress: salt.presale,
      tradeAmount: String(PRICE),
      tradeMaxNum: 4,
      tradeShares: 10,
      tokensPerShare: String(SHARE),
      status: 'closed',
      sold: 0,
      left: 10,
      endTime: null,
      listed: 0,
      insidePrice: String(PRICE),
      whitelistOnly: true,
      owner: creator.address,
    });
    expect((await world.post(routes.get, { tokenAddress: world.at('vlm') })).json.code).toBe(
      'NOT_FOUND',
    );
  });

  test('is set up by its owner alone', async () => {
    const config = { tradeAmount: String(PRICE), tradeMaxNum: '3' };
    expect(await adminCode(salt, 'setConfig', config, ada)).toBe('NOT_TOKEN_OWNER');
    expect(await adminCode(salt, 'setConfig', { tradeAmount: '1' })).toBe('FIELD_REQUIRED');
    expect(await adminCode(salt, 'setConfig', { ...config, tradeAmount: '0' })).toBe('PRICE_ZERO');
    expect(await adminCode(salt, 'setConfig', { ...config, tradeMaxNum: '11' })).toBe(
      'EXCEEDS_MAX_PURCHASE',
    );
    await admin(salt, 'setConfig', config);
    expect((await detail(salt)).tradeMaxNum).toBe(3);
    const users = `${ada.address},${ben.address},${cy.address}`;
    await admin(salt, 'allow', { users, allowed: 'true' });
    await admin(salt, 'allow', { users: cy.address, allowed: 'false' });
    expect((await detail(salt)).listed).toBe(2);
    const { list } = (await world.post(routes.listAllowed, { tokenAddress: salt.token })).json.data;
    expect(list.map(({ user }: Form) => user).toSorted()).toEqual(
      [ada.address, ben.address].toSorted(),
    );
    expect(await mine(cy, salt)).toMatchObject({ canTrade: false, listedAt: null });
    expect((await mine(ada, salt)).listedAt).toBe(list[0].at);
    // The presale has not begun: its terms are not final.
    expect(await adminCode(salt, 'open', endsIn(DAY))).toBe('TRADE_CLOSED');
    expect(await buyCode(salt, 1)).toBe('TRADE_CLOSED');
  });

  test('S5.30 sells to those on its list, at the price that was shown', async () => {
    await world.moveTo(world.now() + HOUR);
    await world.indexed();
    expect(await adminCode(salt, 'open')).toBe('FIELD_REQUIRED');
    expect(await adminCode(salt, 'open', endsIn(0))).toBe('TIME_RANGE');
    expect(await adminCode(salt, 'open', endsIn(31 * DAY))).toBe('TIME_RANGE');
    const until = endsIn(2 * DAY);
    await admin(salt, 'open', until);
    expect(await detail(salt)).toMatchObject({ status: 'open', endTime: Number(until.endTime) });
    expect(await buyCode(salt, 1, {}, cy)).toBe('NOT_WHITELISTED');
    expect(await buyCode(salt, 1, {}, world.stranger)).toBe('NOT_ACTIVATED');
    expect(await buyCode(salt, 4)).toBe('EXCEEDS_MAX_PURCHASE');
    expect(await buyCode(salt, 1, { price: String(3n * PRICE) })).toBe('PRICE_CHANGED');
    expect(await buyCode(salt, 1, { textsHash: 'f'.repeat(64) })).toBe('TEXTS_CHANGED');
    const order = await carryOut(world, ada, routes.preparePurchase, purchase(salt, 2));
    expect(order).toMatchObject({
      state: 'included',
      quote: { total: String(2n * PRICE), tokens: String(2n * SHARE) },
      result: { count: '2', paid: String(2n * PRICE) },
    });
    expect(await buyCode(salt, 2)).toBe('EXCEEDS_MAX_SHARES');
    expect(await mine(ada, salt)).toMatchObject({
      ...{ tradeCount: 2, claimed: false, canTrade: true, paid: String(2n * PRICE), refund: '0' },
    });
    const [fill] = (await world.post(routes.list, { tokenAddress: salt.token })).json.data.list;
    expect(fill).toMatchObject({
      ...{ user: ada.address, market: 'inside', side: 'buy', amount: String(2n * SHARE) },
      ...{ value: String(2n * PRICE), price: String(priceOf(PRICE, SHARE)), txid: order.txid },
    });
  });

  test('stands among all of them, with my part', async () => {
    const { list } = (await world.ask(ada, routes.listMarkets)).data;
    expect(list).toMatchObject([
      {
        ...{ tokenAddress: salt.token, tokenName: 'Salt Works', tokenSymbol: 'SALT' },
        ...{ status: 'open', sold: 2, mine: { tradeCount: 2, canTrade: true } },
      },
    ]);
    const anybody = (await world.post(routes.listMarkets, { status: 'open' })).json.data;
    expect(anybody.list).toMatchObject([{ mine: null }]);
    const closed = (await world.post(routes.listMarkets, { status: 'closed' })).json.data;
    expect(closed.list).toEqual([]);
  });

  test('delivers once it is over and the token launched', async () => {
    const ofToken = { tokenAddress: salt.token };
    expect(await refusal(world, ada, routes.prepareUnlock, ofToken)).toBe('CLAIM_NOT_OPEN');
    await world.sellOut(salt, [ada, ben], cy);
    await world.indexed();
    expect(await refusal(world, ada, routes.prepareUnlock, ofToken)).toBe('CLAIM_NOT_OPEN');
    expect(await adminCode(salt, 'withdraw')).toBe('CLAIM_NOT_OPEN');
    await world.moveTo(world.now() + 2 * DAY);
    await world.indexed();
    expect((await detail(salt)).status).toBe('ended');
    expect(await buyCode(salt, 1)).toBe('TRADE_CLOSED');
    expect(await refusal(world, ben, routes.prepareUnlock, ofToken)).toBe('NOTHING_TO_CLAIM');
    // Buyers of the presale get their last LP four days after the launch.
    const { isLocked, from } = await world.readAt(salt.trade, trade.unlockTerms());
    expect([isLocked, from]).toEqual([
      false,
      await world.readAt(salt.presale, presale.vestingEnd()),
    ]);
    const early = await world.ask(ada, routes.prepareUnlock, ofToken);
    expect(early).toMatchObject({ code: 'TRADE_TOKENS_HELD', params: { time: utcTime(from) } });
    await world.moveTo(Number(from));
    await world.indexed();
    const order = await carryOut(world, ada, routes.prepareUnlock, ofToken);
    expect(order).toMatchObject({ result: { tokens: String(2n * SHARE) } });
    expect(await mine(ada, salt)).toMatchObject({ claimed: true });
    expect(await refusal(world, ada, routes.prepareUnlock, ofToken)).toBe('NOTHING_TO_CLAIM');
    const took = await admin(salt, 'withdraw');
    const fee = (2n * PRICE * 200n) / 10_000n;
    expect(took.result).toEqual({ proceeds: String(2n * PRICE - fee), fee: String(fee) });
    expect(await adminCode(salt, 'withdraw')).toBe('NOTHING_TO_CLAIM');
    expect(await adminCode(salt, 'burnUnsold')).toBe('NOTHING_TO_CLAIM');
    const found = await detail(salt);
    expect(found).toMatchObject({ delivered: 2, refunded: 0 });
    expect(found.withdrawnAt).toBeGreaterThan(0);
  });
});

describe('an internal trade below the opening price', () => {
  test('delivers into the locker, for as long as the creator waits', async () => {
    const kelp = await world.launch(creator, { trade: { sharePrice: 1n } });
    await world.moveTo(world.now() + HOUR);
    await world.call(creator, kelp.trade, trade.allow([ada.address], true));
    await world.call(creator, kelp.trade, trade.open(BigInt(world.now() + DAY)));
    await world.call(ada, kelp.trade, trade.buy(2n, 1n));
    await world.call(creator, kelp.trade, trade.end());
    await world.sellOut(kelp, [ada, ben], cy);
    await world.indexed();
    const ofToken = { tokenAddress: kelp.token };
    const order = await carryOut(world, ada, routes.prepareUnlock, ofToken);
    expect(order).toMatchObject({ result: { tokens: String(2n * SHARE) } });
    expect(await world.tokensOf(kelp.token, ada.address)).toBe(0n);
    expect(await mine(ada, kelp)).toMatchObject({ claimed: true });
    const byOther = { address: ada.address, made: 'byOther' };
    const [lock] = (await world.post(paths.locks.list, byOther)).json.data.list;
    const { creatorFreeAt } = await world.readAt(kelp.presale, presale.openingTerms());
    expect(lock).toMatchObject({
      ...{ coinAddress: kelp.token, lockAmount: String(2n * SHARE), madeBy: kelp.trade },
    });
    const longer = BigInt(lock.lockTime) / 1000n - creatorFreeAt;
    expect([longer >= 0n, longer < BigInt(DAY)]).toEqual([true, true]);
  });
});

describe('an internal trade that is called off', () => {
  async function opened(): Promise<Launched> {
    const made = await world.launch(creator);
    await world.moveTo(world.now() + HOUR);
    await world.call(creator, made.trade, trade.allow([ada.address, ben.address], true));
    await world.call(creator, made.trade, trade.open(BigInt(world.now() + 2 * DAY)));
    await world.call(ada, made.trade, trade.buy(2n, PRICE));
    await world.indexed();
    return made;
  }

  test('is refunded, and what nobody can claim any more is burned', async () => {
    const kelp = await opened();
    const refund = { action: 'trade.refund', tokenAddress: kelp.token };
    expect(await refusal(world, ada, orders.prepare, refund)).toBe('NOT_REFUNDABLE');
    expect(await adminCode(kelp, 'setStatus')).toBe('FIELD_REQUIRED');
    await admin(kelp, 'setStatus', { status: 'cancelled' });
    expect((await detail(kelp)).status).toBe('cancelled');
    expect(await mine(ada, kelp)).toMatchObject({ refund: String(2n * PRICE) });
    const order = await carryOut(world, ada, orders.prepare, refund);
    expect(order).toMatchObject({ result: { refund: String(2n * PRICE) } });
    expect(await mine(ada, kelp)).toMatchObject({ claimed: true, refund: '0' });
    expect(await refusal(world, ben, orders.prepare, refund)).toBe('NOT_REFUNDABLE');
    expect(await adminCode(kelp, 'setStatus', { status: 'ended' })).toBe('TRADE_CLOSED');
    const burned = await admin(kelp, 'burnUnsold');
    expect(burned.result).toEqual({ burned: String(10n * SHARE) });
    expect((await detail(kelp)).refunded).toBe(2);
  });

  test('by the failure of its presale, with its owner gone', async () => {
    const moss = await opened();
    for (const at of [moss.trade, moss.presale])
      await world.call(creator, at, ownership.renounce());
    await world.call(ada, moss.presale, presale.buy(1n, 10n * TRX));
    await world.moveTo(world.now() + DAY);
    await world.indexed();
    expect(await detail(moss)).toMatchObject({ status: 'cancelled', owner: null });
    expect(await adminCode(moss, 'end')).toBe('NOT_TOKEN_OWNER');
    const { list, total } = (await world.ask(ada, paths.presale.listRefunds)).data;
    expect(list.map((one: Form) => [one['kind'], one['refund']])).toEqual([
      ['presale', String(10n * TRX)],
      ['trade', String(2n * PRICE)],
    ]);
    expect(total).toBe(String(10n * TRX + 2n * PRICE));
    await carryOut(world, ada, orders.prepare, {
      ...{ action: 'trade.refund', tokenAddress: moss.token },
    });
    expect((await world.ask(ada, paths.presale.listRefunds)).data.list).toHaveLength(1);
  });

  test('is ended early by its owner, then only delivers', async () => {
    const reed = await opened();
    await admin(reed, 'end');
    expect((await detail(reed)).status).toBe('ended');
    expect(await adminCode(reed, 'allow', { users: cy.address, allowed: 'true' })).toBe(
      'TRADE_CLOSED',
    );
    expect(await adminCode(reed, 'setStatus', { status: 'cancelled' })).toBe('TRADE_CLOSED');
  });
});
