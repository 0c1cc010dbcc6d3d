import type { ReadCall, WriteCall } from '@vellum/contracts/contract-face';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client, Finality } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { getEnergyStake } from '@vellum/tron/client/energy-stake';
import type { EnergyCursor } from '../energy-cursor.ts';
import type { JobSource, KeeperJob } from '../keeper-job.ts';
import type { KeeperStore } from '../keeper-store.ts';
import {
  coverOf,
  loanChange,
  type RentalDuty,
  type RentalFacts,
  rentalDuty,
} from './energy-duty.ts';

export type EnergyKeeping = Readonly<{
  client: Client;
  desk: Address;
  /** Whose stake is lent; the keeper signs with its key. */
  operator: HexAddress;
  store: Pick<KeeperStore, 'open'>;
  cursor: EnergyCursor;
}>;

type Rental = RentalFacts & Readonly<{ receiver: HexAddress }>;
type Round = Readonly<{ now: bigint; openJobs: ReadonlySet<string> }>;

/** Milliseconds between two tries of the same step. */
const AGAIN = 3_000;
/** Sun: bandwidth of a native transaction, some 300 bytes, when nothing of it is free. */
const LOAN_FEE = 1_000_000n;
/** Questions to the node at once. */
const AT_ONCE = 16;

/**
 * Keeps what is lent to each receiver equal to what its rentals take, shows deliveries, and ends rentals. Nothing is
 * remembered that the chain does not tell, except from which rental on there is something to do. What is signed for a
 * receiver is under one name, so nothing more is lent to it while a loan may still come into a block.
 */
export function energyDeskJobs(keeping: EnergyKeeping): JobSource {
  const finished = new Set<bigint>();
  let first: bigint | null = null;
  return async function* () {
    first ??= await firstOpen(keeping);
    if (first === null) return;
    const round = await newRound(keeping);
    const rentals = await openRentals(keeping, first, finished);
    for (const [receiver, ofReceiver] of byReceiver(rentals)) {
      yield* jobsFor(keeping, round, receiver, ofReceiver);
      const over = await overOf(keeping, round, receiver, ofReceiver);
      for (const { id } of over) finished.add(id);
    }
    first = await moveOn(keeping.cursor, first, finished);
  };
}

/** Null when the desk has another operator: with this key nothing can be lent for it. */
async function firstOpen({
  client,
  desk,
  operator,
  cursor,
}: EnergyKeeping): Promise<bigint | null> {
  const theirs = await ask(client, desk, energyDesk.operator());
  return theirs === operator ? cursor.load() : null;
}

async function newRound({ client, store }: EnergyKeeping): Promise<Round> {
  const head = await getNowBlock(client);
  const openJobs = new Set((await store.open()).map(({ job }) => job));
  return { now: BigInt(Math.floor(head.timestamp / 1000)), openJobs };
}

/** The rentals from a number on that there may be something to do for, the oldest first. */
async function openRentals(
  { client, desk }: EnergyKeeping,
  first: bigint,
  finished: ReadonlySet<bigint>,
): Promise<Rental[]> {
  const count = await ask(client, desk, energyDesk.count());
  const ids: bigint[] = [];
  for (let id = first; id <= count; id += 1n) if (!finished.has(id)) ids.push(id);
  const rentals: Rental[] = [];
  for (let place = 0; place < ids.length; place += AT_ONCE) {
    const some = ids.slice(place, place + AT_ONCE);
    rentals.push(...(await Promise.all(some.map((id) => readRental(client, desk, id)))));
  }
  // One that is not there any more after a reorganisation is seen when it is made again.
  return rentals.filter(({ state }) => state !== 'none');
}

async function readRental(client: Client, desk: Address, id: bigint): Promise<Rental> {
  const { state, stake, time, receiver } = await ask(client, desk, energyDesk.rental(id));
  return {
    id,
    state,
    stake,
    time,
    receiver,
    isClosedForGood: await isClosed(client, desk, id, state),
  };
}

async function isClosed(client: Client, desk: Address, id: bigint, state: Rental['state']) {
  if (state !== 'settled' && state !== 'refunded') return false;
  const solid = await ask(client, desk, energyDesk.rental(id), 'confirmed');
  return solid.state === 'settled' || solid.state === 'refunded';
}

function byReceiver(rentals: readonly Rental[]): Map<HexAddress, Rental[]> {
  const groups = new Map<HexAddress, Rental[]>();
  for (const rental of rentals) {
    const group = groups.get(rental.receiver);
    if (group) group.push(rental);
    else groups.set(rental.receiver, [rental]);
  }
  return groups;
}

function* jobsFor(
  keeping: EnergyKeeping,
  { now }: Round,
  receiver: HexAddress,
  rentals: readonly Rental[],
): Generator<KeeperJob> {
  yield loanJob(keeping, now, receiver, rentals);
  for (const rental of rentals) {
    const duty = rentalDuty(rental, now);
    if (duty) yield rentalJob(keeping, rental.id, duty);
  }
}

const loanName = (receiver: HexAddress): string => `energy-loan-${fromHexAddress(receiver)}`;

function loanJob(
  { client, desk, operator }: EnergyKeeping,
  now: bigint,
  receiver: HexAddress,
  rentals: readonly Rental[],
): KeeperJob {
  return {
    name: loanName(receiver),
    everyMs: AGAIN,
    isUrgent: true,
    async due() {
      const lent = await ask(client, desk, energyDesk.lentTo(receiver));
      const { lendable } = await getEnergyStake(client, operator);
      const change = loanChange(coverOf(rentals, now), lent, lendable);
      if (change === 0n) return null;
      const isMore = change > 0n;
      return {
        change: isMore ? 'lend' : 'take-back',
        receiver: fromHexAddress(receiver),
        amount: isMore ? change : -change,
        feeLimit: LOAN_FEE,
      };
    },
  };
}

const calls: Readonly<Record<RentalDuty, (id: bigint) => WriteCall>> = energyDesk;

/** Each is bound to a rental that was paid for, so none of them waits for the budget of a day. */
function rentalJob({ client, desk }: EnergyKeeping, id: bigint, duty: RentalDuty): KeeperJob {
  return {
    name: `energy-${duty}-${id}`,
    everyMs: AGAIN,
    isUrgent: true,
    async due() {
      const { data, feeLimit } = calls[duty](id);
      const contract = toHexAddress(desk);
      const { status } = await simulateCall(client, { caller: contract, contract, data });
      return status === 'success' ? { contract: desk, data, value: 0n, feeLimit } : null;
    },
  };
}

/**
 * The closed rentals of a receiver for which nothing is left to do: what was lent for them is back, in a block that
 * cannot be replaced, and nothing under way can change that.
 */
async function overOf(
  { client, desk }: EnergyKeeping,
  { now, openJobs }: Round,
  receiver: HexAddress,
  rentals: readonly Rental[],
): Promise<readonly Rental[]> {
  const closed = rentals.filter(({ isClosedForGood }) => isClosedForGood);
  if (closed.length === 0 || openJobs.has(loanName(receiver))) return [];
  const { most } = coverOf(rentals, now);
  const [latest, solid] = await Promise.all([
    ask(client, desk, energyDesk.lentTo(receiver)),
    ask(client, desk, energyDesk.lentTo(receiver), 'confirmed'),
  ]);
  return latest <= most && solid <= most ? closed : [];
}

async function moveOn(cursor: EnergyCursor, first: bigint, finished: Set<bigint>): Promise<bigint> {
  let next = first;
  while (finished.delete(next)) next += 1n;
  if (next !== first) await cursor.save(next);
  return next;
}

async function ask<R>(
  client: Client,
  desk: Address,
  { data, decode }: ReadCall<R>,
  finality: Finality = 'latest',
): Promise<R> {
  const contract = toHexAddress(desk);
  const answer = await simulateCall(client, { caller: contract, contract, data }, { finality });
  // A node in trouble must not look like a desk without rentals.
  if (answer.status !== 'success') throw new Error(`the desk did not answer: ${answer.message}`);
  return decode(answer.data);
}
