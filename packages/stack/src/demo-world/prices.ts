import { oracle } from '@vellum/contracts/prices';
import { acts, asks, contract, passUntil, type SeedStep, type World } from './world.ts';

/** Prices are an average over this time at least, in milliseconds. */
const windowMs = 1_801_000;
/** From a look to the moment for which it makes prices known, with a minute for its own blocks. */
export const leadMs = windowMs + 60_000;
/** Ten minutes before the oracle takes a look for too old, in seconds. */
const longestWindow = 6_600n;
const pairs = ['wtrxUsdt', 'vlmWtrx', 'vlmUsdt'] as const;

/** What a look at prices takes; the chain may be another process's. */
export type Market = Pick<World, 'client' | 'at' | 'keeper'> &
  Readonly<{
    devnet: Readonly<{ increaseTime(ms: number): Promise<unknown>; mine(): Promise<unknown> }>;
  }>;

/** What prices need to be known: a look at each pair, and half an hour. Nothing when they are known. */
export async function refreshPrices(market: Market): Promise<void> {
  if (await areKnown(market)) return;
  await lookAtPairs(market);
  await market.devnet.increaseTime(windowMs);
  await market.devnet.mine();
}

export async function lookAtPairs(market: Market): Promise<void> {
  // How deep a pair is counts only as of a second in which nobody has touched it.
  await market.devnet.increaseTime(1_000);
  for (const pair of pairs) {
    await acts(market, market.keeper, 'oracle', oracle.observe(contract(market, pair)));
  }
}

/** The last look of the demo world: prices are known when the present comes, and nobody has to move the clock for them. */
export function lastLook(world: World): SeedStep {
  const before = leadMs;
  return {
    before,
    async run() {
      if (world.devnet.chain.now() > world.present - before) return;
      await passUntil(world, before);
      await lookAtPairs(world);
    },
  };
}

/** For a while longer too: the next transaction comes later than the question. */
async function areKnown(market: Market): Promise<boolean> {
  const [wtrx, usdt] = [contract(market, 'wtrx'), contract(market, 'usdt')];
  if (!(await asks(market, 'oracle', oracle.isFresh(wtrx, usdt)))) return false;
  const { window } = await asks(market, 'oracle', oracle.consult(wtrx, 1n, usdt));
  return window < longestWindow;
}
