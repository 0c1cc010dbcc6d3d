import { paths } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { createClient } from '@vellum/tron/client/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchJobs } from '../../src/keeper/jobs/launches.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { DAY, HOUR, type Launched, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

let world: SaleWorld;
let mallory: Person;
let ada: Person;
let waiting: Launched;
let emptied: Launched;
let poor: Launched;

beforeAll(async () => {
  world = await saleWorld(2);
  [mallory, ada] = world.people as [Person, Person];
  waiting = await world.launch(mallory);
  emptied = await small(1n);
  poor = await small(50n);
  await world.moveTo(world.now() + HOUR);
  await world.call(ada, waiting.presale, presale.buy(10n, 10n * TRX));
  for (const launch of [emptied, poor]) {
    await world.call(ada, launch.presale, presale.buy(1n, TRX));
    await world.call(ada, launch.presale, presale.end());
  }
  // Deep enough in TRX, and a ten thousandth of the tokens is none.
  await world.buyOnPair(ada, emptied.token, 200_000n * TRX);
  await world.moveTo(world.now() + 2 * DAY + HOUR);
  await world.indexed();
  await world.post(paths.tokenLaunch.list);
});
afterAll(() => world?.close());

/** As little as a launch can be, with a burn of so many bps every day. */
const small = (rate: bigint) =>
  world.launch(mallory, {
    token: { totalSupply: TRX, lpBurn: { interval: BigInt(DAY), rate, floor: 0n } },
    presale: {
      ...{ shares: 1n, sharesPerBuyer: 1n, sharePrice: TRX, userLpShare: 10_000n },
      ...{ creatorLpShare: 0n, vestingDelay: 0n, vestingRate: 10_000n, vestingInterval: 0n },
    },
    trade: { sharePrice: 0n, sharesPerBuyer: 0n, shares: 0n, tokensPerShare: 0n },
    supplies: { liquiditySupply: TRX, tradeSupply: 0n },
  });

const client = () => createClient({ fullNodes: [world.chain.url] });

async function jobs(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of launchJobs(client(), world.database.database)()) names.push(name);
  return names;
}

test('no burn is made that burns nothing, or less than it costs', async () => {
  expect(await jobs()).toEqual([`launch ${waiting.presale}`]);
});

test('whatever else cost something today, a presale that succeeded is launched', async () => {
  const store = keeperStore(world.database.database);
  const now = world.now() * 1000;
  const spent = { txid: '1'.repeat(64), job: 'other', signed: Buffer.alloc(1), expiration: 0n };
  await store.add({ ...spent, fee: 100n * TRX }, now);
  await store.settle(spent.txid, 'done', 100n * TRX);
  const keeper = createKeeper({
    ...{ client: client(), store, jobs: [], privateKey: world.stranger.privateKey },
    sources: [launchJobs(client(), world.database.database)],
    clock: () => now,
    log: pino({ level: 'silent' }),
  });
  await keeper.tick();
  expect(await world.readAt(waiting.presale, presale.state())).toBe('launched');
  await world.chain.devnet.mine(30);
  await keeper.tick();
  // Less than whoever makes a launch pays for it.
  expect(await store.spentSince(0)).toBeLessThan(200n * TRX);
});
