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
/** Each of these buys a card, so that fees are paid and inviters earn. */
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
  await refreshPrices(world);
  for (const { who } of members.filter((_, index) => index % buyersEvery === 2)) {
    await buyCard(world, who);
  }
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

async function buyCard(world: World, who: Person): Promise<void> {
  const { client } = world;
  const shop = contract(world, 'cards');
  if ((await ask(client, shop, cards.balanceOf(who.signer.address))) > 0n) return;
  const price = await ask(client, shop, cards.priceOf(bronze));
  await act(client, who, shop, cards.buy(bronze, price));
}

function contract({ at }: World, name: string): HexAddress {
  const address = at[name];
  if (address === undefined) throw new Error(`${name} is not deployed`);
  return address;
}
