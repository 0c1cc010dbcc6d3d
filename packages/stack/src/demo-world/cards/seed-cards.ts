import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import type { HexAddress } from '@vellum/tron/address';
import type { Member } from '../family.ts';
import { acts, asks, DAY, passUntil, type SeedStep, type World } from '../world.ts';
import { isOver, perform, type Stage } from './card-actions.ts';
import { type CardAction, cardDays } from './card-fixtures.ts';

/** More would not fit into the energy of one transaction. */
const PAYERS_AT_ONCE = 20;

/** Cards bought, traded, pledged and frozen over some weeks, with the fees that feed the reward pools. */
export function cardSteps(world: World, members: readonly Member[]): SeedStep[] {
  return cardDays(members.length).map(({ daysAgo, actions }) => {
    const before = daysAgo * DAY;
    const stage: Stage = { world, members, begin: world.present - before };
    return { before, run: () => runDay(stage, before, actions) };
  });
}

async function runDay(stage: Stage, before: number, actions: readonly CardAction[]): Promise<void> {
  const { world, members } = stage;
  const open: CardAction[] = [];
  for (const action of actions) if (!(await isOver(stage, action))) open.push(action);
  if (open.length === 0) return;
  await passUntil(world, before);
  for (const action of open) await perform(stage, action);
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
