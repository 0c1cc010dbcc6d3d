import type { Member } from '../family.ts';
import { payoutSteps } from '../income/seed-payouts.ts';
import type { PastActions } from '../past-actions.ts';
import { DAY, type SeedStep, type World } from '../world.ts';
import { performEarnAction } from './earn-actions.ts';
import { type EarnAction, earnActions } from './earn-fixtures.ts';
import { fundingSteps } from './pool-funding.ts';
import { treasuryStep } from './treasury-locks.ts';

/** Pools that were funded, and what members earned from them over some weeks. */
export function earnSteps(world: World, past: PastActions, members: readonly Member[]): SeedStep[] {
  const days = Map.groupBy(earnActions(members.length), ({ daysAgo }) => daysAgo);
  return [
    treasuryStep(world, past),
    ...fundingSteps(world, past, members.length),
    ...payoutSteps(world, past, members),
    ...[...days].map(([daysAgo, actions]) => ({
      before: daysAgo * DAY,
      run: () =>
        runDay(
          world,
          past,
          members,
          daysAgo * DAY,
          actions.map(({ action }) => action),
        ),
    })),
  ];
}

async function runDay(
  world: World,
  past: PastActions,
  members: readonly Member[],
  before: number,
  actions: readonly EarnAction[],
): Promise<void> {
  const stage = { world, past, members, before };
  for (const action of actions) await performEarnAction(stage, action);
}
