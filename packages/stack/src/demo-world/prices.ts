import { oracle } from '@vellum/contracts/prices';
import { acts, asks, contract, type World } from './world.ts';

/** Prices are an average over this time at least, in milliseconds. */
const windowMs = 1_801_000;
const pairs = ['wtrxUsdt', 'vlmWtrx', 'vlmUsdt'] as const;

/** What prices need to be known now: a look at each pair, and another half an hour later. */
export async function refreshPrices(world: World): Promise<void> {
  const fresh = oracle.isFresh(contract(world, 'wtrx'), contract(world, 'usdt'));
  if (await asks(world, 'oracle', fresh)) return;
  for (let look = 0; look < 2; look += 1) {
    for (const pair of pairs) {
      await acts(world, world.keeper, 'oracle', oracle.observe(contract(world, pair)));
    }
    await world.devnet.increaseTime(windowMs);
    await world.devnet.mine();
  }
}
