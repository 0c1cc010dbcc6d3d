import { paths } from '@vellum/api/wire/paths';
import { DEAD_ADDRESS } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import type { Address } from '@vellum/tron/address';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DAY,
  HOUR,
  type Launched,
  type SaleWorld,
  saleWorld,
  TRX,
} from '../../../test/sales/sale-world.ts';
import type { Person } from '../../../test/test-server.ts';

type Form = Readonly<Record<string, string | number>>;

let world: SaleWorld;
let creator: Person;
let ada: Person;
let ben: Person;
let cy: Person;
let salt: Launched;
let kelp: Launched;

/** Both sell all of 2,000 shares: 20,000 TRX each, of which 2 % is the fee. */
const large = { startsIn: 60, presale: { shares: 2_000n, sharesPerBuyer: 1_000n } };

beforeAll(async () => {
  world = await saleWorld(6);
  [creator, ada, ben, cy] = world.people as [Person, Person, Person, Person];
  salt = await world.launch(creator, large);
  kelp = await world.launch(creator, { ...large, token: { name: 'Kelp', symbol: 'KELP' } });
  await world.sellOut(salt, [ada, ben], cy);
  await world.sellOut(kelp, [ada, ben], cy);
  await world.indexed();
});
afterAll(() => world?.close());

const board = async (name: string, form: Form = {}) =>
  (await world.post(paths.rankings.list, { board: name, period: 'day', ...form })).json.data;
const values = async (name: string, form: Form = {}) =>
  (await board(name, form)).list.map(
    (row: { tokenAddress: Address; rank: number; value: string }) => [
      row.tokenAddress,
      row.rank,
      row.value,
    ],
  );

describe('volume', () => {
  test('counts of every address only what it bought or sold more, and nothing of the creator', async () => {
    // Ben goes in and out as often as he likes, the creator buys: neither makes volume.
    for (let round = 0; round < 3; round++) {
      await world.buyOnPair(ben, salt.token, 500n * TRX);
      await world.sellOnPair(ben, salt.token, await world.tokensOf(salt.token, ben.address));
    }
    await world.buyOnPair(creator, salt.token, 3_000n * TRX);
    await world.buyOnPair(ada, kelp.token, 40n * TRX);
    await world.buyOnPair(cy, kelp.token, 30n * TRX);
    await world.indexed();
    const found = await board('volume');
    const fills = (await world.post(paths.trade.list, { tokenAddress: salt.token, pageSize: 50 }))
      .json.data.list as readonly Readonly<{ user: string; side: string; value: string }>[];
    const sum = (who: string, side: string) =>
      fills
        .filter((fill) => fill.user === who && fill.side === side)
        .reduce((all, { value }) => all + BigInt(value), 0n);
    const [spent, got] = [sum(ben.address, 'buy'), sum(ben.address, 'sell')];
    expect(found.list).toMatchObject([
      { tokenAddress: kelp.token, tokenSymbol: 'KELP', rank: 1, value: String(70n * TRX) },
      // What going in and out cost him.
      { tokenAddress: salt.token, rank: 2, value: String(spent - got) },
    ]);
    expect(found.sum).toBe(String(70n * TRX + spent - got));
    // Ben and the creator.
    expect(found.leftOut).toEqual({ count: 2, value: String(2n * got + 3_000n * TRX) });
    expect(found.list.every((row: Form) => row['previousRank'] === null)).toBe(true);
  });

  test('the internal trade makes none: whoever launches could buy their own', async () => {
    const before = await values('volume', { period: 'all' });
    await world.call(creator, salt.trade, trade.allow([cy.address], true));
    await world.call(creator, salt.trade, trade.open(BigInt(world.now() + DAY)));
    await world.call(cy, salt.trade, trade.buy(4n, 5n * TRX));
    await world.indexed();
    expect(await values('volume', { period: 'all' })).toEqual(before);
  });

  test('of a period ends with it, and the place before is told', async () => {
    const before = await values('volume');
    await world.moveTo(world.now() + 30 * HOUR);
    await world.buyOnPair(ada, salt.token, 20n * TRX);
    await world.indexed();
    const { list, from, to } = await board('volume');
    expect(list).toMatchObject([
      { tokenAddress: salt.token, rank: 1, previousRank: 2, value: String(20n * TRX) },
    ]);
    expect([from % (HOUR * 1000), to]).toEqual([0, world.chain.devnet.chain.head().timestamp]);
    expect(await values('volume', { period: 'week' })).toHaveLength(before.length);
    expect((await board('volume', { period: 'all' })).from).toBeNull();
  });
});

test('raised is what was paid and not given back, without presales that failed', async () => {
  const moss = await world.launch(creator, large);
  await world.moveTo(world.now() + 60);
  await world.call(ada, moss.presale, presale.buy(50n, 10n * TRX));
  await world.call(ada, moss.presale, presale.leave(20n));
  await world.indexed();
  const raised = (await values('raised', { period: 'week' })) as [Address, number, string][];
  expect(raised).toEqual([
    [salt.token, 1, String(20_000n * TRX)],
    [kelp.token, 1, String(20_000n * TRX)],
    [moss.token, 3, String(300n * TRX)],
  ]);
  await world.moveTo(world.now() + DAY);
  await world.indexed();
  expect(await values('raised', { period: 'week' })).toHaveLength(2);
  expect(await values('raised', { period: 'day' })).toEqual([]);
  const second = await board('raised', { period: 'all', pageNo: 2, pageSize: 1 });
  expect(second).toMatchObject({ list: [{ tokenAddress: kelp.token }], hasMore: false, total: 2 });
});

test('burn is the part of the first supply', async () => {
  await world.call(ada, salt.token, launchToken.burn(250n * TRX));
  await world.indexed();
  const { list, sum } = await board('burn');
  expect(list).toMatchObject([
    { tokenAddress: salt.token, value: '250', burned: String(250n * TRX) },
  ]);
  expect(sum).toBe('250');
});

test('holders are counted without the launch itself; of a period those who are new and still hold', async () => {
  const holders = async (period: string) =>
    Object.fromEntries(
      ((await values('holders', { period })) as [Address, number, string][]).map(
        ([token, , value]) => [token, value],
      ),
    );
  await world.moveTo(world.now() + 2 * DAY);
  await world.indexed();
  const had = await holders('all');
  expect(await holders('day')).toEqual({});
  await world.call(ada, salt.token, launchToken.transfer(world.people[4]!.address, 5n));
  await world.call(ada, salt.token, launchToken.transfer(world.people[5]!.address, 5n));
  await world.call(world.people[5]!, salt.token, launchToken.transfer(ada.address, 5n));
  await world.call(ada, salt.token, launchToken.transfer(DEAD_ADDRESS, 5n));
  await world.indexed();
  expect(await holders('day')).toEqual({ [salt.token]: '1' });
  expect(Number((await holders('all'))[salt.token])).toBe(Number(had[salt.token]) + 1);
});
