import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import type { Devnet } from '@vellum/devnet';
import type { HexAddress } from '@vellum/tron/address';
import type { Client } from '@vellum/tron/client/client';
import { act, ask, type Person } from './actor.ts';

export const TRX = 1_000_000n;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Where the demo world is made, and who acts in it beside the members. */
export type World = Readonly<{
  devnet: Devnet;
  client: Client;
  at: Readonly<Record<string, HexAddress>>;
  genesisId: string;
  root: HexAddress;
  keeper: Person;
  /** Holds the coins that were made at deployment. */
  treasurer: Person;
  guardian: Person;
  /** Puts up the roots by which incomes are paid. */
  proposer: Person;
  /** Makes the series of boxes; `operatorKey` in hex is what their secrets come from. */
  operator: Person;
  operatorKey: string;
  /** Milliseconds: when the world is done and visitors come. */
  present: number;
}>;

/** Something that happens so many milliseconds before the present. What has happened is not done again. */
export type SeedStep = Readonly<{ before: number; run(): Promise<void> }>;

/** The chain, and where on it the contracts are. */
export type NodeView = Pick<World, 'client' | 'at'>;

export function contract({ at }: Pick<World, 'at'>, name: string): HexAddress {
  const address = at[name];
  if (address === undefined) throw new Error(`${name} is not deployed`);
  return address;
}

/** Asks a contract by its name in the deployment. */
export const asks = <R>(place: NodeView, name: string, call: ReadCall<R>): Promise<R> =>
  ask(place.client, contract(place, name), call);

/** Someone calls a contract by its name in the deployment. */
export const acts = (place: NodeView, who: Person, name: string, call: WriteCall): Promise<void> =>
  act(place.client, who, contract(place, name), call);

/** Moves the clock to so long before the present, unless it is later already. */
export async function passUntil({ devnet, present }: World, beforePresent: number): Promise<void> {
  const time = Math.floor(present - beforePresent);
  if (devnet.chain.now() >= time) return;
  await devnet.setTime(time);
  await devnet.mine();
}

/** Tops someone up to what they are about to pay, with something left for fees. */
export async function provide(
  { devnet }: World,
  { signer }: Person,
  amount: bigint,
): Promise<void> {
  const wanted = amount + 500n * TRX;
  const has = await devnet.chain.read(
    'head',
    (state) => state.account(signer.address)?.balance ?? 0n,
  );
  if (has < wanted) await devnet.faucet(signer.address, wanted - has);
}
