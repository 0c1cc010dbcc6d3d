import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import type { HexAddress } from '@vellum/tron/address';
import { isOver, play, type Stage } from './card-scenes.ts';
import { type CardScene, cardStory } from './card-story.ts';
import type { Member } from './family.ts';
import { acts, asks, DAY, type Moment, passUntil, type World } from './world.ts';

/** More would not fit into the energy of one transaction. */
const PAYERS_AT_ONCE = 20;

/** Cards bought, traded, pledged and frozen over some weeks, with the fees that feed the reward pools. */
export function cardMoments(world: World, members: readonly Member[]): Moment[] {
  return cardStory(members.length).map(({ daysAgo, scenes }) => {
    const before = daysAgo * DAY;
    const stage: Stage = { world, members, begin: world.present - before };
    return { before, live: () => liveDay(stage, before, scenes) };
  });
}

async function liveDay(stage: Stage, before: number, scenes: readonly CardScene[]): Promise<void> {
  const { world, members } = stage;
  const open: CardScene[] = [];
  for (const scene of scenes) if (!(await isOver(stage, scene))) open.push(scene);
  if (open.length === 0) return;
  await passUntil(world, before);
  for (const scene of open) await play(stage, scene);
  await handOnFees(world, members);
}

/** Anyone may hand fees on to the vault and from there to the pools; until then nobody has a share of them. */
async function handOnFees(world: World, members: readonly Member[]): Promise<void> {
  const payers: HexAddress[] = [];
  for (const { who } of members) {
    const { address } = who.signer;
    const { feeDue } = await asks(world, 'cards', cards.accountOf(address));
    if (feeDue > 0n) payers.push(address);
  }
  if (payers.length === 0) return;
  for (let first = 0; first < payers.length; first += PAYERS_AT_ONCE) {
    const some = payers.slice(first, first + PAYERS_AT_ONCE);
    await acts(world, world.keeper, 'cards', cards.settleFees(some));
  }
  await acts(world, world.keeper, 'feeVault', feeVault.distributePool());
}
