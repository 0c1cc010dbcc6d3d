import type { ReadCall } from '@vellum/contracts/contract-face';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Client, Finality } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { RentalFacts } from './energy-duty.ts';

export type Rental = RentalFacts & Readonly<{ receiver: HexAddress }>;

type Desk = Readonly<{ client: Client; desk: Address }>;

/** Questions to the node at once. */
const AT_ONCE = 16;

/** The rentals from a number on that there may be something to do for, the oldest first. */
export async function openRentals(
  place: Desk,
  first: bigint,
  finished: ReadonlySet<bigint>,
): Promise<Rental[]> {
  const count = await askDesk(place, energyDesk.count());
  const ids: bigint[] = [];
  for (let id = first; id <= count; id += 1n) if (!finished.has(id)) ids.push(id);
  const rentals: Rental[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    rentals.push(...(await Promise.all(some.map((id) => readRental(place, id)))));
  }
  // One that vanished in a reorganisation a moment ago is seen when it is made again.
  return rentals.filter(({ state }) => state !== 'none');
}

async function readRental(place: Desk, id: bigint): Promise<Rental> {
  const { state, stake, time, receiver } = await askDesk(place, energyDesk.rental(id));
  const isClosedForGood = isClosed(state) && (await isClosedInFinalBlock(place, id));
  return { id, state, stake, time, receiver, isClosedForGood };
}

async function isClosedInFinalBlock(place: Desk, id: bigint): Promise<boolean> {
  return isClosed((await askDesk(place, energyDesk.rental(id), 'confirmed')).state);
}

const isClosed = (state: Rental['state']): boolean => state === 'settled' || state === 'refunded';

/** Asks the desk; throws when it does not answer: a node in trouble must not look like a desk without rentals. */
export async function askDesk<R>(
  { client, desk }: Desk,
  { data, decode }: ReadCall<R>,
  finality: Finality = 'latest',
): Promise<R> {
  const contract = toHexAddress(desk);
  const answer = await simulateCall(client, { caller: contract, contract, data }, { finality });
  if (answer.status !== 'success') throw new Error(`the desk did not answer: ${answer.message}`);
  return decode(answer.data);
}
