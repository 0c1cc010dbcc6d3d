import { cards } from '@vellum/contracts/cards';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { keySigner } from '@vellum/contracts/deploy/signer';
import { team } from '@vellum/contracts/team';
import type { Devnet } from '@vellum/devnet';
import { clientOf } from '../embedded/contracts.ts';
import type { EmbeddedKeys } from '../embedded/embedded-keys.ts';
import { person } from './actor.ts';
import { boxMoments } from './box-chapter.ts';
import { cardMoments } from './card-chapter.ts';
import { daoMoments } from './dao-chapter.ts';
import { deedsOn } from './deeds.ts';
import { earnMoments } from './earn-chapter.ts';
import { energyMoments } from './energy-chapter.ts';
import { type DemoWorldSize, family, type Member } from './family.ts';
import { launchMoments } from './launch-chapter.ts';
import { otcMoments } from './otc-chapter.ts';
import { lastLook, refreshPrices } from './prices.ts';
import { acts, asks, HOUR, passUntil, provide, TRX, type World } from './world.ts';

const pocketMoney = 5_000n * TRX;
/** Late enough for the deadline to be ahead, early enough for all to be done before the present. */
const reservedMs = 2.5 * HOUR;
const silver = 2n;

/**
 * Brings the demo world about by ordinary signed transactions, so that it is done at the time `present`. What
 * the chain shows as done is not done again, so a start that was stopped goes on where it was.
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
  const deeds = deedsOn(world);
  const moments = [
    ...cardMoments(world, members),
    ...boxMoments(world, members),
    ...earnMoments(world, deeds, members),
    ...launchMoments(world, deeds, members),
    ...otcMoments(world, deeds, members),
    ...daoMoments(world, deeds, members),
    ...energyMoments(world, deeds, members),
    { before: reservedMs, live: () => reserve(world, members) },
    lastLook(world),
  ];
  for (const { live } of moments.sort((a, b) => b.before - a.before)) await live();
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
