import { paths } from '@vellum/api/wire/paths';
import { burnMine } from '@vellum/contracts/burn-mining';
import { cards } from '@vellum/contracts/cards';
import { locker } from '@vellum/contracts/locks';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { team } from '@vellum/contracts/team';
import { fromHexAddress } from '@vellum/tron/address';
import type { Person } from '../../../packages/server/test/orders/order-chain.ts';
import type { Json } from '../scene.ts';
import { type CheckContext, differs } from './check-context.ts';

/** What someone sees of themselves. */
export async function memberScreens(context: CheckContext, who: Person): Promise<string[]> {
  const parts = await Promise.all([
    membership(context, who),
    collection(context, who),
    stakes(context, who),
    locks(context, who),
  ]);
  return parts.flat().map((line) => `${who.address} ${line}`);
}

async function membership({ shown, read }: CheckContext, who: Person): Promise<string[]> {
  const page = await shown(who, paths.team.get);
  const isActive = await read('team', team.isActive(who.hex));
  const found = differs('active', page?.activated, isActive);
  if (!isActive) return found;
  const profile = await shown(who, paths.profiles.get, { address: who.address });
  const inviter = fromHexAddress(await read('team', team.inviterOf(who.hex)));
  return [
    ...found,
    ...differs('inviter', page?.parent ?? inviter, inviter),
    ...differs('invited', page?.directCount, await read('team', team.directCount(who.hex))),
    ...differs('burn power', profile?.power, await read('burnMine', burnMine.powerOf(who.hex))),
  ];
}

async function collection({ shown, rows, read }: CheckContext, who: Person): Promise<string[]> {
  const totals = await shown(who, paths.platformCards.totals);
  const found = differs('cards', totals?.total, await read('cards', cards.balanceOf(who.hex)));
  for (const card of await rows(who, paths.platformCards.listMine)) {
    const id = BigInt(card.tokenId);
    const owner = fromHexAddress(await read('cards', cards.ownerOf(id)));
    const { price } = await read('cards', cards.listing(id));
    found.push(...differs(`owner of card ${id}`, card.owner, owner));
    found.push(...differs(`price of card ${id}`, card.listing?.price ?? 0, price));
    found.push(
      ...differs(`pledge of card ${id}`, card.isPledge, await read('cards', cards.isPledged(id))),
    );
  }
  return found;
}

async function stakes({ shown, rows, read, at }: CheckContext, who: Person): Promise<string[]> {
  const { list = [] } = (await shown(who, paths.lpStaking.get)) ?? {};
  const pool = list.find((one: Json) => one.contract === fromHexAddress(at('lpStake'))) ?? list[0];
  const mine = await shown(who, paths.lpStaking.mine, { poolId: pool.poolId });
  const found = differs('LP', mine?.staked, await read('lpStake', streamStake.stakeOf(who.hex)));
  for (const stake of await rows(who, paths.coinStaking.list)) {
    const id = BigInt(stake.positionId);
    const { amount, state } = await read('termStake', termStake.position(who.hex, id));
    found.push(...differs(`stake ${id}`, stake.amount, amount));
    // What was paid back stays written down, with its state.
    const isClosed = state === 'closed' || state === 'closed-early';
    found.push(...differs(`stake ${id} closed`, stake.closedAt !== null, isClosed));
  }
  return found;
}

async function locks({ rows, read }: CheckContext, who: Person): Promise<string[]> {
  const found: string[] = [];
  for (const lock of await rows(who, paths.locks.list, { address: who.address })) {
    const kept = await read('locker', locker.lockAt(BigInt(lock.index)));
    found.push(...differs(`lock ${lock.index}`, lock.lockAmount, kept.amount));
    found.push(...differs(`lock ${lock.index}`, lock.locked, kept.isLocked));
    found.push(...differs(`lock ${lock.index}`, lock.lockTime, kept.unlockTime * 1000n));
  }
  return found;
}
