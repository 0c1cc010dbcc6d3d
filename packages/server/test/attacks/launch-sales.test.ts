import { paths } from '@vellum/api/wire/paths';
import { ownership } from '@vellum/contracts/ownership';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut, refusal } from '../cards/carry-out.ts';
import { DAY, HOUR, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

const PRICE = 10n * TRX;
const BEYOND = String(2n ** 256n - 1n);
const NEVER = String(8_640_000_000_000_000);

type Form = Readonly<Record<string, string>>;

let world: SaleWorld;
let creator: Person;
let ada: Person;
let ben: Person;
let salt: Launched;
let kelp: Launched;

beforeAll(async () => {
  world = await saleWorld(4);
  [creator, ada, ben] = world.people as [Person, Person, Person];
  salt = await world.launch(creator);
  kelp = await world.launch(creator, { token: { symbol: 'KELP' } });
  await world.moveTo(world.now() + HOUR);
  await world.indexed();
});
afterAll(() => world?.close());

const purchase = (of: Launched, form: Form = {}) => ({
  ...{ tokenAddress: of.token, shares: '2', price: String(PRICE), ...form },
});

describe('an order for shares', () => {
  test('is not fulfilled by shares of another token, of another number or of another buyer', async () => {
    const { data } = await world.ask(ada, paths.presale.preparePurchase, purchase(salt));
    const report = (txid: string) =>
      world.ask(ada, paths.presale.confirmPurchase, { orderId: data.orderId, txid });
    const state = async () =>
      (await world.ask(ada, paths.orders.get, { orderId: data.orderId })).data.state;
    const elsewhere = await world.call(ada, kelp.presale, presale.buy(2n, PRICE));
    const others = await world.call(ben, salt.presale, presale.buy(2n, PRICE));
    const fewer = await world.call(ada, salt.presale, presale.buy(1n, PRICE));
    await world.indexed();
    await report(others);
    expect(await state()).toBe('created');
    await report(elsewhere);
    await report(fewer);
    expect(await state()).not.toBe('included');
    const own = await world.call(ada, salt.presale, presale.buy(2n, PRICE));
    await world.indexed();
    await report(own);
    expect(await state()).toBe('included');
  });

  test('names the token, never the contract: what no factory made has none', async () => {
    for (const tokenAddress of [kelp.presale, kelp.trade, kelp.pair, world.at('wtrx')]) {
      expect(
        await refusal(world, ada, paths.presale.preparePurchase, purchase(salt, { tokenAddress })),
      ).toBe('NOT_FOUND');
    }
  });
});

describe('numbers that no contract can be asked with', () => {
  test.each([
    ['presale.buy', { price: BEYOND }, 'PRICE_CHANGED'],
    ['presale.buy', { shares: '1000000000' }, 'EXCEEDS_MAX_PURCHASE'],
    ['presale.buy', { shares: '0' }, 'VALIDATION'],
    ['presale.buy', { shares: '-1' }, 'VALIDATION'],
    ['presale.buy', { price: '1e7' }, 'VALIDATION'],
  ])('%s %o', async (_, form, code) => {
    const found = await refusal(
      world,
      ada,
      paths.presale.preparePurchase,
      purchase(salt, form as Form),
    );
    expect(found).toBe(code);
  });

  test('are refused to owners too', async () => {
    const code = (path: string, form: Form) =>
      refusal(world, creator, path, { tokenAddress: salt.token, ...form });
    const { prepareAdministration } = paths.trade;
    const config = { action: 'setConfig', tradeMaxNum: '1' };
    expect(await code(prepareAdministration, { ...config, tradeAmount: BEYOND })).toBe(
      'VALIDATION',
    );
    expect(await code(prepareAdministration, { action: 'open', endTime: NEVER })).toBe(
      'TIME_RANGE',
    );
    const many = Array.from({ length: 101 }, () => ada.address).join();
    expect(
      await code(prepareAdministration, { action: 'allow', allowed: 'true', users: many }),
    ).toBe('VALIDATION');
    const terms = {
      ...{ change: 'terms', startTime: NEVER, endTime: NEVER, presaleEthAmount: BEYOND },
      ...{ maxTotalNum: '1', presaleMaxNum: '1', softCapRate: '5000', userLPShare: '10000' },
      ...{ devLPShare: '0', devLPReceiver: creator.address, vestingDelay: '0' },
      ...{ vestingRate: '10000', vestingDis: '0', backingShare: '0' },
    };
    expect(await code(paths.presale.prepareConfig, terms)).toBe('VALIDATION');
    const cheaper = { ...terms, presaleEthAmount: '1' };
    expect(await code(paths.presale.prepareConfig, cheaper)).toBe('TIME_RANGE');
  });

  test('tokens beyond all there are', async () => {
    const redeem = { action: 'presale.redeem', tokenAddress: salt.token, minOut: '0' };
    expect(await refusal(world, ada, paths.orders.prepare, { ...redeem, amount: BEYOND })).toBe(
      'CLAIM_NOT_OPEN',
    );
  });
});

describe('an owner', () => {
  test('of the trade is who holds it now, not who made it', async () => {
    await world.call(creator, kelp.trade, ownership.transfer(ben.address));
    await world.call(ben, kelp.trade, ownership.accept());
    await world.indexed();
    const end = { tokenAddress: kelp.token, action: 'setStatus', status: 'cancelled' };
    const code = (who: Person) => refusal(world, who, paths.trade.prepareAdministration, end);
    expect(await code(ada)).toBe('NOT_TOKEN_OWNER');
    // Still the presale's owner, and the contract of the trade says no.
    expect(await code(creator)).toBe('NOT_TOKEN_OWNER');
    expect(await code(ben)).toBe('OK');
    expect(
      await refusal(world, ben, paths.presale.prepareConfig, {
        ...{ tokenAddress: kelp.token, change: 'cancel' },
      }),
    ).toBe('NOT_TOKEN_OWNER');
  });

  test('who let people pay cannot keep them from what they paid for', async () => {
    await world.call(creator, salt.trade, trade.allow([ada.address], true));
    await world.call(creator, salt.trade, trade.open(BigInt(world.now() + DAY)));
    await world.call(ada, salt.trade, trade.buy(1n, 5n * TRX));
    await world.call(creator, salt.trade, trade.allow([ada.address], false));
    await world.sellRest(salt, [ada, ben]);
    await world.moveTo(world.now() + 4 * DAY);
    await world.indexed();
    const mine = await world.ask(ada, paths.trade.mine, { tokenAddress: salt.token });
    expect(mine.data).toMatchObject({ canTrade: false, tradeCount: 1, claimed: false });
    const order = await carryOut(world, ada, paths.trade.prepareUnlock, {
      tokenAddress: salt.token,
    });
    expect(order.state).toBe('included');
  });
});
