import type { Deeds } from './deeds.ts';
import { playEarn } from './earn-scenes.ts';
import { type EarnScene, earnStory } from './earn-story.ts';
import type { Member } from './family.ts';
import { payoutMoments } from './payout-moments.ts';
import { fundingMoments } from './pool-funding.ts';
import { treasuryMoment } from './treasury-locks.ts';
import { DAY, type Moment, type World } from './world.ts';

/** Pools that were funded, and what members earned from them over some weeks. */
export function earnMoments(world: World, deeds: Deeds, members: readonly Member[]): Moment[] {
  const days = Map.groupBy(earnStory(members.length), ({ daysAgo }) => daysAgo);
  return [
    treasuryMoment(world, deeds),
    ...fundingMoments(world, deeds, members.length),
    ...payoutMoments(world, deeds, members),
    ...[...days].map(([daysAgo, scenes]) => ({
      before: daysAgo * DAY,
      live: () =>
        liveDay(
          world,
          deeds,
          members,
          daysAgo * DAY,
          scenes.map(({ scene }) => scene),
        ),
    })),
  ];
}

async function liveDay(
  world: World,
  deeds: Deeds,
  members: readonly Member[],
  before: number,
  scenes: readonly EarnScene[],
): Promise<void> {
  const stage = { world, deeds, members, before };
  for (const scene of scenes) await playEarn(stage, scene);
}
