import type { ReadCall } from '@vellum/contracts/contract-face';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Client, Finality } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import type { RentalFacts } from './energy-duty.ts';

export type Rental = RentalFacts &
  Readonly<{
    receiver: HexAddress;
    /** The newest final block has it in the same state. */
    isFinal: boolean;
  }>;

type Desk = Readonly<{ client: Client; desk: Address }>;

/** Questions to the node at once. */
const AT_ONCE = 16;

/** Seconds of chain time after which everything is looked at again. */
const LONGEST_TRUST = 600n;

export type RentalBook = Readonly<{
  /** The rentals from a number on that there may be something to do for, the oldest first. */
  open(first: bigint, finished: ReadonlySet<bigint>, now: bigint): Promise<Rental[]>;
}>;

/** Reads rentals. One that runs in a final block cannot change until it ends unless its loan does, so it is not asked for each time. */
export function rentalBook(place: Desk): RentalBook {
  const running = new Map<bigint, Readonly<{ rental: Rental; until: bigint }>>();
  const look = async (id: bigint, now: bigint): Promise<Rental> => {
    const known = running.get(id);
    if (known && now < known.until) return known.rental;
    running.delete(id);
    const rental = await readRental(place, id);
    if (isRunning(rental, now)) running.set(id, { rental, until: trustUntil(now, rental.time) });
    return rental;
  };
  return {
    async open(first, finished, now) {
      const count = await askDesk(place, energyDesk.count());
      const ids: bigint[] = [];
      for (let id = first; id <= count; id += 1n) if (!finished.has(id)) ids.push(id);
      const rentals = await inGroups(ids, (id) => look(id, now));
      // One that vanished in a reorganisation a moment ago is seen when it is made again.
      return rentals.filter(({ state }) => state !== 'none');
    },
  };
}

/** The same rentals as they are now, whatever was known of them. */
export const readAgain = (place: Desk, rentals: readonly Rental[]): Promise<Rental[]> =>
  inGroups(rentals, ({ id }) => readRental(place, id));

async function inGroups<T>(all: readonly T[], read: (one: T) => Promise<Rental>) {
  const rentals: Rental[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    rentals.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(read))));
  }
  return rentals;
}

/** Delivered in a final block, and not at its end. */
export const isRunning = ({ state, time, isFinal }: Rental, now: bigint): boolean =>
  state === 'delivered' && isFinal && now < time;

/** Until when nobody needs to look at what ends at a time. */
export const trustUntil = (now: bigint, end: bigint): bigint =>
  end < now + LONGEST_TRUST ? end : now + LONGEST_TRUST;

async function readRental(place: Desk, id: bigint): Promise<Rental> {
  const { state, stake, time, receiver } = await askDesk(place, energyDesk.rental(id));
  const isFinal = state !== 'waiting' && state === (await finalState(place, id));
  const isClosedForGood = isFinal && (state === 'settled' || state === 'refunded');
  return { id, state, stake, time, receiver, isFinal, isClosedForGood };
}

async function finalState(place: Desk, id: bigint): Promise<Rental['state']> {
  return (await askDesk(place, energyDesk.rental(id), 'confirmed')).state;
}

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
