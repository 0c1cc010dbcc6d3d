import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Energies, type Flow, flowOn } from './flow.ts';
import { cardInstalments, cardLife } from './flows/cards.ts';
import { voting } from './flows/dao.ts';
import { burning, locking, lpStaking, payingOut, termStaking, votesOfCoin } from './flows/earn.ts';
import { backedLaunch, failedLaunch, successfulLaunch } from './flows/launch.ts';
import { boxesMissed, boxesRevealed, boxesVoid, otcOffers } from './flows/market.ts';
import { committed, updateHint } from './snapshot.ts';
import { createWorld, type World } from './world.ts';

const flows: readonly (readonly [string, (flow: Flow) => Promise<void>])[] = [
  ['a presale that succeeds, with an inside sale', successfulLaunch],
  ['a presale that fails pays everything back', failedLaunch],
  ['a launch with backing and a burn from its pair', backedLaunch],
  ['cards bought, listed, sold, moved, pledged, unlocked', cardLife],
  ['a card in two instalments, completed and cancelled', cardInstalments],
  ['liquidity added and staked, rewards claimed, left', lpStaking],
  ['a term staked, closed and closed early', termStaking],
  ['burn and swapToBurn for power', burning],
  ['locks', locking],
  ['payouts against a root', payingOut],
  ['the coin moved and its votes delegated', votesOfCoin],
  ['a box series sold out and revealed', boxesRevealed],
  ['a box series whose secret never comes', boxesVoid],
  ['a box series whose draw is missed', boxesMissed],
  ['OTC offers', otcOffers],
  ['a vote executed by the timelock', voting],
];

describe('everything deployed on the devnet, used through TronWeb', () => {
  const energies: Energies = {};
  let world: World;
  let mark: number;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    mark = await world.devnet.snapshot();
  });
  // Each flow begins where the deployment ended, clock included.
  afterEach(() => world.devnet.revert(mark));
  afterAll(() => world.devnet.close());

  test.each(flows)('%s', async (_, run) => {
    const flow = flowOn(world);
    await run(flow);
    Object.assign(energies, flow.energies);
  });

  test('the energy of every user action is the committed one', () => {
    expect(energies, updateHint).toEqual(committed('energy.json', energies));
  });
});
