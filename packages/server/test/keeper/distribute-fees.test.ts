import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { streamStake } from '@vellum/contracts/staking';
import { toHexAddress } from '@vellum/tron/address';
import { createClient } from '@vellum/tron/client/client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distributeFees } from '../../src/keeper/jobs/distribute-fees.ts';
import { createKeeper } from '../../src/keeper/keeper.ts';
import { keeperStore } from '../../src/keeper/keeper-store.ts';
import { type CardWorld, cardWorld } from '../cards/card-world.ts';

const BRONZE = 1;
const LEAST = 1_000n;
const hour = 3_600_000;
const pools = { lpStake: streamStake, cards, burnMine };

let world: CardWorld;
let now = Date.now();
beforeAll(async () => {
  world = await cardWorld(1, { solidLag: 0 });
});
afterAll(() => world?.close());

const poolDue = () => world.read('feeVault', feeVault.poolDue());

/** Someone buys a card, and its fee goes to the vault. */
async function earnFees(): Promise<void> {
  const { people, buy, send } = world;
  const [buyer] = people as [CardWorld['owner']];
  await buy(buyer, BRONZE);
  await send(buyer, 'cards', cards.settleFees([toHexAddress(buyer.address)]));
}

const letVaultFund = (pool: keyof typeof pools, allowed: boolean) =>
  world.send(world.owner, pool, pools[pool].setFunder(world.at('feeVault'), allowed));

/** How many distributions there are when the keeper is done for now. */
async function distributions(): Promise<number> {
  const { chain, database, stranger, at } = world;
  const client = createClient({ fullNodes: [chain.url] });
  const keeper = createKeeper({
    client,
    store: keeperStore(database.database, 'fees'),
    jobs: [distributeFees(client, at('feeVault'), LEAST)],
    privateKey: stranger.privateKey,
    clock: () => now,
    log: pino({ level: 'silent' }),
  });
  await keeper.tick();
  await keeper.tick();
  const { rows } = await database.pool.query(
    "select outcome from keeper_transaction where keeper = 'fees'",
  );
  expect(rows.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
  return rows.length;
}

test('pools that refuse their part are asked again after a day, not every hour', async () => {
  await earnFees();
  expect(await distributions()).toBe(1);
  expect(await poolDue()).toBeLessThan(LEAST);

  now += hour;
  await earnFees();
  for (const pool of ['lpStake', 'cards', 'burnMine'] as const) await letVaultFund(pool, false);
  const due = await poolDue();
  expect(await distributions()).toBe(2);
  expect(await poolDue()).toBe(due);

  now += hour;
  await letVaultFund('cards', true);
  expect(await distributions()).toBe(2);
  now += 23 * hour;
  expect(await distributions()).toBe(3);
  expect(await poolDue()).toBeLessThan(due);

  now += hour;
  expect(await distributions()).toBe(4);
});
