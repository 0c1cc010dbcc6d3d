import { cards } from '@vellum/contracts/cards';
import { addressesOf } from '@vellum/contracts/deploy/deploy';
import type { Deployment } from '@vellum/contracts/deploy/deployment-file';
import { oracle } from '@vellum/contracts/prices';
import { team } from '@vellum/contracts/team';
import type { Devnet } from '@vellum/devnet';
import type { HexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { clientOf } from '../contracts.ts';
import { act, ask, type Person, person } from './actor.ts';
import { type DemoWorldSize, family, type Member } from './family.ts';

const TRX = 1_000_000n;
const pocketMoney = 5_000n * TRX;
const HOUR = 3_600_000;
/** Prices are an average over this time. */
const priceAgeMs = 1_801_000;
const bronze = 1n;
/** Every so many members one buys a card. */
const buyersEvery = 4;

export type World = Readonly<{
  devnet: Devnet;
  client: Client;
  at: Readonly<Record<string, HexAddress>>;
  root: HexAddress;
  keeper: Person;
}>;

/**
 * Brings the demo world about by ordinary signed transactions. What the chain shows as done is not done
 * again, so a start that was stopped goes on where it was.
 */
export async function makeDemoWorld(
  devnet: Devnet,
  deployment: Deployment,
  keys: Readonly<{ root: HexAddress; keeper: string }>,
  size: DemoWorldSize,
): Promise<void> {
  const world: World = {
    devnet,
    client: clientOf(devnet),
    at: addressesOf(deployment),
    root: keys.root,
    keeper: person('keeper', keys.keeper),
  };
  const members = family(size);
  for (const member of members) await join(world, member);
  await buyCards(
    world,
    members.filter((_, index) => index % buyersEvery === 2).map(({ who }) => who),
  );
}

/** Cards, so that fees are paid: of each, inviters get their share. */
async function buyCards(world: World, buyers: readonly Person[]): Promise<void> {
  const missing: Person[] = [];
  for (const who of buyers) if (!(await hasCard(world, who))) missing.push(who);
  if (missing.length > 0) await refreshPrices(world);
  for (const who of missing) await buyCard(world, who);
  for (const who of buyers) await settleFee(world, who);
}

async function join(world: World, { who, inviter }: Member): Promise<void> {
  const { devnet, client, root } = world;
  const book = contract(world, 'team');
  const { address } = who.signer;
  if (await ask(client, book, team.isActive(address))) return;
  // Members came one after the other, some hours apart.
  await devnet.increaseTime(6 * HOUR);
  const known = await devnet.chain.read('head', (state) => state.account(address) !== undefined);
  if (!known) await devnet.faucet(address, pocketMoney);
  await act(client, who, book, team.bindInviter(inviter?.signer.address ?? root));
}

/** An average needs a look now and another half an hour later. */
async function refreshPrices(world: World): Promise<void> {
  const { devnet, client, keeper } = world;
  const pair = contract(world, 'wtrxUsdt');
  for (const wait of [priceAgeMs, priceAgeMs]) {
    await act(client, keeper, contract(world, 'oracle'), oracle.observe(pair));
    await devnet.increaseTime(wait);
    await devnet.mine();
  }
}

async function hasCard(world: World, { signer }: Person): Promise<boolean> {
  const held = cards.balanceOf(signer.address);
  return (await ask(world.client, contract(world, 'cards'), held)) > 0n;
}

async function buyCard(world: World, who: Person): Promise<void> {
  const shop = contract(world, 'cards');
  const price = await ask(world.client, shop, cards.priceOf(bronze));
  await act(world.client, who, shop, cards.buy(bronze, price));
}

/** Anyone may hand a fee on to the vault; until then nobody has a share of it. */
async function settleFee(world: World, { signer }: Person): Promise<void> {
  const { client, keeper } = world;
  const shop = contract(world, 'cards');
  const { feeDue } = await ask(client, shop, cards.accountOf(signer.address));
  if (feeDue > 0n) await act(client, keeper, shop, cards.settleFees([signer.address]));
}

function contract({ at }: World, name: string): HexAddress {
  const address = at[name];
  if (address === undefined) throw new Error(`${name} is not deployed`);
  return address;
}
