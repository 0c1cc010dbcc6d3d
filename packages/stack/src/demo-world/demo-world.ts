import { cards } from '@vellum/contracts/cards';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { team } from '@vellum/contracts/team';
import type { Devnet } from '@vellum/devnet';
import { clientOf } from '../embedded/contracts.ts';
import type { EmbeddedKeys } from '../embedded/embedded-keys.ts';
import { person } from './actor.ts';
import { boxSteps } from './boxes/seed-boxes.ts';
import { cardSteps } from './cards/seed-cards.ts';
import { daoSteps } from './dao/seed-dao.ts';
import { earnSteps } from './earn/seed-earnings.ts';
import { energySteps } from './energy/seed-energy.ts';
import { type DemoWorldSize, family, type Member } from './family.ts';
import { launchSteps } from './launches/seed-launches.ts';
import { otcSteps } from './otc/seed-otc.ts';
import { pastActionsOn } from './past-actions.ts';
import { lastLook, refreshPrices } from './prices.ts';
import { acts, asks, HOUR, passUntil, provide, TRX, type World } from './world.ts';

const pocketMoney = 5_000n * TRX;
/** Late enough for the deadline to be ahead, early enough for all to be done before the present. */
const reservedMs = 2.5 * HOUR;
const silver = 2n;

/**
 * Brings the demo world about by ordinary signed transactions, so that it is done at the time `present`. What
 * the chain shows as done is not done again, so a start that was stopped continues where it was.
 */
export async function makeDemoWorld(
  devnet: Devnet,
  deployment: Deployment,
  keys: EmbeddedKeys,
  size: DemoWorldSize,
  present: number,
): Promise<void> {
  const world: World = {
    devnet,
    client: clientOf(devnet),
    at: addressesOf(deployment),
    genesisId: deployment.genesisId,
    root: keySigner(keys.root).address,
    keeper: person('keeper', keys.keeper),
    treasurer: person('treasurer', keys.deployer),
    guardian: person('guardian', keys.guardian),
    proposer: person('payout proposer', keys.payout),
    operator: person('operator', keys.operator),
    operatorKey: keys.operator,
    present,
  };
  const members = family(size);
  for (const member of members) await join(world, member);
  const past = pastActionsOn(world);
  const steps = [
    ...cardSteps(world, members),
    ...boxSteps(world, members),
    ...earnSteps(world, past, members),
    ...launchSteps(world, past, members),
    ...otcSteps(world, past, members),
    ...daoSteps(world, past, members),
    ...energySteps(world, past, members),
    { before: reservedMs, run: () => reserve(world, members) },
    lastLook(world),
  ];
  for (const { run } of steps.sort((a, b) => b.before - a.before)) await run();
}

async function join(world: World, { who, inviter }: Member): Promise<void> {
  const { devnet, root } = world;
  const { address } = who.signer;
  if (await asks(world, 'team', team.isActive(address))) return;
  // Members came one after the other, some hours apart.
  await devnet.increaseTime(6 * HOUR);
  const known = await devnet.chain.read('head', (state) => state.account(address) !== undefined);
  if (!known) await devnet.faucet(address, pocketMoney);
  await acts(world, who, 'team', team.bindInviter(inviter?.signer.address ?? root));
}

/** The creator has paid the first of two instalments. */
async function reserve(world: World, members: readonly Member[]): Promise<void> {
  const who = members[1]?.who;
  if (!who) return;
  const { deadline } = await asks(world, 'cards', cards.reservationOf(who.signer.address));
  if (deadline !== 0n) return;
  await passUntil(world, reservedMs);
  await refreshPrices(world);
  const first = await asks(world, 'cards', cards.firstInstalment(silver));
  await provide(world, who, first);
  await acts(world, who, 'cards', cards.reserve(silver, first));
}
