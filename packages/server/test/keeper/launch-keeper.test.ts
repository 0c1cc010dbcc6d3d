import { paths } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { createClient } from '@vellum/tron/client/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchJobs } from '../../src/keeper/jobs/launches.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { DAY, HOUR, type SaleWorld, saleWorld, TRX } from '../sales/sale-world.ts';
import type { Person } from '../test-server.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld(4);
});
afterAll(() => world?.close());

test('launches what nobody launched for a day, and burns what was promised', async () => {
  const [creator, ada, ben] = world.people as [Person, Person, Person];
  const lpBurn = { interval: BigInt(DAY), rate: 50n, floor: 0n };
  const sold = await world.launch(creator, {
    token: { lpBurn },
    presale: { sharePrice: 200n * TRX },
  });
  const missed = await world.launch(creator);
  await world.moveTo(world.now() + HOUR);
  for (const who of [ada, ben]) await world.call(who, sold.presale, presale.buy(10n, 200n * TRX));
  await world.call(ada, missed.presale, presale.buy(9n, 10n * TRX));
  await tick();
  expect(await world.readAt(sold.presale, presale.state())).toBe('ended');
  await world.moveTo(world.now() + DAY + HOUR);
  await tick();
  expect(await world.readAt(sold.presale, presale.state())).toBe('launched');
  expect(await world.readAt(missed.presale, presale.state())).toBe('failed');
  // Three days after the first round the last one is due.
  await world.moveTo(world.now() + 3 * DAY);
  await tick();
  expect(await world.readAt(sold.token, launchToken.burnedFromPair())).toBe(0n);
  await world.moveTo(world.now() + DAY);
  await tick();
  const burned = await world.readAt(sold.token, launchToken.burnedFromPair());
  expect(burned).toBeGreaterThan(0n);
  // Once a day, however often it looks.
  await tick();
  expect(await world.readAt(sold.token, launchToken.burnedFromPair())).toBe(burned);
});

/** One round of a keeper as a process would have it, on an index that someone reads. */
async function tick(): Promise<void> {
  await world.indexed();
  await world.post(paths.tokenLaunch.list);
  const client = createClient({ fullNodes: [world.chain.url] });
  const keeper = createKeeper({
    client,
    store: keeperStore(world.database.database),
    jobs: [],
    sources: [launchJobs(client, world.database.database)],
    privateKey: world.stranger.privateKey,
    clock: () => world.now() * 1000,
    log: pino({ level: 'silent' }),
  });
  await keeper.tick();
}
