import { tokenFactory } from '@vellum/contracts/token-launch';
import type { Deeds } from './deeds.ts';
import { personAt } from './earn-scenes.ts';
import type { Member } from './family.ts';
import { launchPlanOf } from './launch-plan-of.ts';
import { playLaunch } from './launch-scenes.ts';
import { launchStory } from './launch-story.ts';
import { type LaunchTale, launchTales } from './launch-tales.ts';
import { type Launched, launchedAs } from './launched-token.ts';
import { acts, asks, DAY, type Moment, passUntil, provide, TRX, type World } from './world.ts';

/** Making a token burns about 300 TRX of energy. */
const creationCosts = 700n * TRX;

/** Tokens in every phase, and weeks of purchases and sales. */
export function launchMoments(world: World, deeds: Deeds, members: readonly Member[]): Moment[] {
  const found = new Map<string, Launched>();
  const find = async (symbol: string) => {
    const known = found.get(symbol) ?? (await launchedAs(world, symbol));
    if (known) found.set(symbol, known);
    return known;
  };
  return [
    ...launchTales.map((tale) => ({
      before: tale.made * DAY,
      live: () => makeToken(world, tale, members),
    })),
    ...launchStory(members.length).map(({ symbol, daysAgo, deed }) => ({
      before: daysAgo * DAY,
      live: async () => {
        const launch = await find(symbol);
        if (!launch) throw new Error(`nobody has made ${symbol}`);
        await playLaunch({ world, deeds, members, before: daysAgo * DAY, launch }, deed);
      },
    })),
  ];
}

async function makeToken(
  world: World,
  tale: LaunchTale,
  members: readonly Member[],
): Promise<void> {
  if (await launchedAs(world, tale.symbol)) return;
  await passUntil(world, tale.made * DAY);
  const maker = personAt(members, tale.creator);
  const fee = await asks(world, 'tokenFactory', tokenFactory.creationFee());
  await provide(world, maker, fee + creationCosts);
  const plan = launchPlanOf(tale, maker.signer.address, world.present);
  await acts(world, maker, 'tokenFactory', tokenFactory.create(plan, fee));
}
