import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { locker } from '@vellum/contracts/locks';
import { presale } from '@vellum/contracts/presale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

const { tokenLaunch, rankings } = paths;

let world: SaleWorld;
let mallory: Person;
let ada: Person;
let honest: Launched;
let bent: Launched;
let boast: Launched;

beforeAll(async () => {
  world = await saleWorld(2);
  [mallory, ada] = world.people as [Person, Person];
  honest = await world.launch(ada);
  // Half of it is never sold: whoever bought takes everything back.
  boast = await world.launch(mallory, {
    presale: { sharePrice: 10_000n * TRX, shares: 100n, sharesPerBuyer: 100n },
  });
  bent = await world.launch(mallory, {
    token: { totalSupply: TRX },
    presale: { ...once, shares: 1n, sharesPerBuyer: 1n, sharePrice: TRX, userLpShare: 10_000n },
    trade: { sharePrice: 0n, sharesPerBuyer: 0n, shares: 0n, tokensPerShare: 0n },
    supplies: { liquiditySupply: TRX, tradeSupply: 0n },
  });
  await world.moveTo(world.now() + HOUR);
  await world.call(mallory, honest.presale, presale.buy(10n, 10n * TRX));
  await world.call(ada, boast.presale, presale.buy(10n, 10_000n * TRX));
  await world.call(ada, bent.presale, presale.buy(1n, TRX));
  await world.call(ada, bent.presale, presale.end());
  await world.buyOnPair(ada, bent.token, 10n);
  await world.buyOnPair(ada, bent.token, 1_000_000n * TRX);
  await world.indexed();
});
afterAll(() => world?.close());

const once = { creatorLpShare: 0n, vestingDelay: 0n, vestingRate: 10_000n, vestingInterval: 0n };
const tokensOf = async (form: Record<string, string>): Promise<string[]> =>
  (await world.post(tokenLaunch.list, form)).json.data.list.map(
    ({ tokenAddress }: { tokenAddress: string }) => tokenAddress,
  );

test('a price that rose beyond all numbers takes the list from nobody', async () => {
  const { json } = await world.post(tokenLaunch.list, {});
  expect(json.code).toBe('OK');
  const shown = json.data.list.find(
    ({ tokenAddress }: { tokenAddress: string }) => tokenAddress === bent.token,
  );
  expect(shown.change24h).toBe(Number.MAX_SAFE_INTEGER);
});

test('who sends to themselves is no new holder', async () => {
  const board = async () =>
    (await world.post(rankings.list, { board: 'holders', period: 'day' })).json.data.list;
  expect(await board()).toMatchObject([{ tokenAddress: bent.token, value: '1' }]);
  await world.moveTo(world.now() + 2 * DAY);
  const all = await world.tokensOf(bent.token, ada.address);
  await world.call(ada, bent.token, trc20.transfer(ada.address, all));
  await world.indexed();
  expect(await board()).toEqual([]);
  const { json } = await world.post(tokenLaunch.get, { tokenAddress: bent.token });
  expect(json.data.holders).toBe(1);
});

test('what a failed presale gave back is no place at the head of the list, and is not kept back', async () => {
  const { json } = await world.post(tokenLaunch.get, { tokenAddress: boast.token });
  expect(json.data).toMatchObject({ stage: 'failed', raised: String(100_000n * TRX) });
  expect(await tokensOf({ sort: '-raised' })).toEqual([honest.token, bent.token]);
  for (const form of [{ stage: 'failed' }, { creator: mallory.address }]) {
    expect(await tokensOf({ sort: '-raised', ...form })).toContain(boast.token);
  }
});

test('a lock of one day hides nobody from the score', async () => {
  const score = async (): Promise<number> =>
    (await world.post(tokenLaunch.get, { tokenAddress: bent.token })).json.data.score;
  const before = await score();
  const all = await world.tokensOf(bent.token, ada.address);
  await world.call(ada, bent.token, trc20.approve(world.at('locker'), all));
  await world.call(ada, world.at('locker'), locker.lock(all, bent.token, 1n));
  await world.indexed();
  expect(await score()).toBe(before);
});
