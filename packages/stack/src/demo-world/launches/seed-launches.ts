import { tokenFactory } from '@vellum/contracts/token-launch';
import { personAt } from '../earn/earn-actions.ts';
import type { Member } from '../family.ts';
import type { PastActions } from '../past-actions.ts';
import { acts, asks, DAY, passUntil, provide, type SeedStep, TRX, type World } from '../world.ts';
import { datedActions } from './dated-actions.ts';
import { performLaunchAction } from './launch-actions.ts';
import { type LaunchFixture, launchFixtures } from './launch-fixtures.ts';
import { launchPlanOf } from './launch-plan-of.ts';
import { type Launched, launchedAs } from './launched-token.ts';

/** Making a token burns about 300 TRX of energy. */
const creationCosts = 700n * TRX;

/** Tokens in every phase, and weeks of purchases and sales. */
export function launchSteps(
  world: World,
  past: PastActions,
  members: readonly Member[],
): SeedStep[] {
  const found = new Map<string, Launched>();
  const find = async (symbol: string) => {
    const known = found.get(symbol) ?? (await launchedAs(world, symbol));
    if (known) found.set(symbol, known);
    return known;
  };
  return [
    ...launchFixtures.map((fixture) => ({
      before: fixture.made * DAY,
      run: () => makeToken(world, fixture, members),
    })),
    ...datedActions(members.length).map(({ symbol, daysAgo, action }) => ({
      before: daysAgo * DAY,
      run: async () => {
        const launch = await find(symbol);
        if (!launch) throw new Error(`no launch of ${symbol}`);
        await performLaunchAction({ world, past, members, before: daysAgo * DAY, launch }, action);
      },
    })),
  ];
}

async function makeToken(
  world: World,
  fixture: LaunchFixture,
  members: readonly Member[],
): Promise<void> {
  if (await launchedAs(world, fixture.symbol)) return;
  await passUntil(world, fixture.made * DAY);
  const maker = personAt(members, fixture.creator);
  const fee = await asks(world, 'tokenFactory', tokenFactory.creationFee());
  await provide(world, maker, fee + creationCosts);
  const plan = launchPlanOf(fixture, maker.signer.address, world.present);
  await acts(world, maker, 'tokenFactory', tokenFactory.create(plan, fee));
}
