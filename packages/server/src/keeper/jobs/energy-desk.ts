import type { WriteCall } from '@vellum/contracts/contract-face';
import { energyDesk } from '@vellum/contracts/energy';
import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { getNowBlock } from '@vellum/tron/client/blocks';
import type { Client } from '@vellum/tron/client/client';
import { simulateCall } from '@vellum/tron/client/constant-call';
import { getEnergyStake } from '@vellum/tron/client/energy-stake';
import { decodeTransaction } from '@vellum/tron/transaction';
import type { EnergyLoan } from '../energy-loan.ts';
import type { EnergyMemory } from '../energy-memory.ts';
import type { JobSource, KeeperCall, KeeperJob } from '../keeper-job.ts';
import type { KeeperStore, KeeperTransaction } from '../keeper-store.ts';
import { coverOf, loanChange, type RentalDuty, rentalDuty } from './energy-duty.ts';
import {
  askDesk,
  isRunning,
  type Rental,
  type RentalBook,
  readAgain,
  rentalBook,
  trustUntil,
} from './energy-rentals.ts';

export type EnergyKeeping = Readonly<{
  client: Client;
  desk: Address;
  /** Whose stake is lent; the keeper signs with its key. */
  operator: HexAddress;
  store: Pick<KeeperStore, 'open'>;
  memory: EnergyMemory;
}>;

/** A receiver, its rentals that are not over, and what a round began with. */
type Borrower = Readonly<{
  receiver: HexAddress;
  rentals: readonly Rental[];
  /** Chain time in unix seconds. */
  now: bigint;
  /** What may still come into a block: more lent, or some taken back. */
  change: EnergyLoan['change'] | null;
}>;

/** Milliseconds between two tries of the same step. */
const AGAIN = 3_000;
/** Sun: bandwidth of a native transaction, some 300 bytes, when nothing of it is free. */
const LOAN_FEE = 1_000_000n;

/**
 * Keeps what is lent to each receiver equal to what its rentals take, shows deliveries, and ends rentals. What is
 * signed for a receiver is under one name, so nothing more is lent to it while a loan may still come into a block.
 */
export function energyDeskJobs(keeping: EnergyKeeping): JobSource {
  // What is known of the past alone: it may be lost, and found out again.
  const finished = new Set<bigint>();
  const resting = new Map<HexAddress, Rest>();
  const book = rentalBook(keeping);
  let first: bigint | null = null;
  return async function* () {
    first ??= await firstOpen(keeping);
    if (first === null) return;
    const all = await borrowersOf(keeping, book, { first, finished });
    for (const borrower of all.filter((one) => !isResting(one, resting))) {
      yield* jobsOf(keeping, borrower);
      const { over, rest } = await lookBack(keeping, borrower);
      for (const { id } of over) finished.add(id);
      resting.set(borrower.receiver, rest);
    }
    first = await moveOn(keeping.memory, first, finished);
  };
}

/** Null when the desk has another operator: with this key nothing can be lent for it. */
async function firstOpen(keeping: EnergyKeeping): Promise<bigint | null> {
  const operator = await askDesk(keeping, energyDesk.operator());
  return operator === keeping.operator ? keeping.memory.firstOpen() : null;
}

/** Everyone with a rental that is not over, and everyone who may have a loan without one. */
async function borrowersOf(
  keeping: EnergyKeeping,
  book: RentalBook,
  { first, finished }: Readonly<{ first: bigint; finished: ReadonlySet<bigint> }>,
): Promise<readonly Borrower[]> {
  const { client, store, memory } = keeping;
  const now = await chainTime(client);
  const changes = new Map((await store.open()).map((open) => [open.job, changeOf(open)]));
  const groups = new Map<HexAddress, Rental[]>();
  for (const receiver of await memory.borrowers()) groups.set(receiver, []);
  for (const rental of await book.open(first, finished, now)) {
    const group = groups.get(rental.receiver);
    if (group) group.push(rental);
    else groups.set(rental.receiver, [rental]);
  }
  return [...groups].map(([receiver, rentals]) => ({
    ...{ receiver, rentals, now },
    change: changes.get(loanName(receiver)) ?? null,
  }));
}

/** Unix seconds of the newest block. */
const chainTime = async (client: Client): Promise<bigint> =>
  BigInt(Math.floor((await getNowBlock(client)).timestamp / 1000));

const changeOf = ({ signed }: KeeperTransaction): EnergyLoan['change'] =>
  decodeTransaction(signed).contract.type === 'UnDelegateResourceContract' ? 'take-back' : 'lend';

async function* jobsOf(keeping: EnergyKeeping, borrower: Borrower): AsyncGenerator<KeeperJob> {
  const isLost = await isOutOfReach(keeping, borrower);
  if (!isLost) yield loanJob(keeping, borrower);
  for (const rental of borrower.rentals) {
    const duties = dutiesNow(borrower, rental);
    if (isLost && duties.includes('deliver')) yield declineJob(keeping, rental.id);
    for (const duty of duties) yield rentalJob(keeping, rental.id, duty);
  }
}

/** What is tried for a rental, in this order; the desk takes at most one of it. */
function dutiesNow({ now, change }: Borrower, rental: Rental): readonly RentalDuty[] {
  const duty = rentalDuty(rental, now);
  // What is being taken back is not there for a rental that came meanwhile, though the chain may still show it.
  if (duty === null || (duty === 'deliver' && change === 'take-back')) return [];
  // With its energy gone and no loan on its way, the desk pays only the buyer.
  return duty === 'settle' && change === null ? ['settle', 'refund'] : [duty];
}

/** An address can become a contract once it is rented for; the chain lends nothing to contracts. */
async function isOutOfReach(
  { client }: EnergyKeeping,
  { receiver, rentals, change }: Borrower,
): Promise<boolean> {
  if (change !== null || rentals.every(({ state }) => state !== 'waiting')) return false;
  return (await getAccount(client, receiver))?.type === 'Contract';
}

const loanName = (receiver: HexAddress): string => `energy-loan-${fromHexAddress(receiver)}`;

function loanJob(keeping: EnergyKeeping, { receiver, rentals, now }: Borrower): KeeperJob {
  const { client, operator, memory } = keeping;
  const changeAt = async (those: readonly Rental[], at: bigint) => {
    const lent = await askDesk(keeping, energyDesk.lentTo(receiver));
    const { lendable } = await getEnergyStake(client, operator);
    return loanChange(coverOf(those, at), lent, lendable);
  };
  return {
    name: loanName(receiver),
    everyMs: AGAIN,
    isUrgent: true,
    async due() {
      const change = await changeAt(rentals, now);
      if (change === 0n) return null;
      const loan = { receiver: fromHexAddress(receiver), feeLimit: LOAN_FEE };
      if (change < 0n) return { ...loan, change: 'take-back', amount: -change };
      // Others may have made the round long: nothing is lent for what was paid back since, or can no longer be shown.
      const still = await changeAt(await readAgain(keeping, rentals), await chainTime(client));
      if (still !== change) return null;
      await memory.addBorrower(receiver);
      return { ...loan, change: 'lend', amount: change };
    },
  };
}

const calls: Readonly<Record<RentalDuty, (id: bigint) => WriteCall>> = energyDesk;

/** Each is bound to a rental that was paid for, so none of them waits for the budget of a day. */
function rentalJob(keeping: EnergyKeeping, id: bigint, duty: RentalDuty): KeeperJob {
  const { desk, operator } = keeping;
  return {
    name: `energy-${duty}-${id}`,
    everyMs: AGAIN,
    isUrgent: true,
    async due() {
      // As anyone could: the operator itself may pay back before it is due.
      const caller = duty === 'refund' ? toHexAddress(desk) : operator;
      return (await works(keeping, calls[duty](id), caller)) ? callOf(desk, calls[duty](id)) : null;
    },
  };
}

/** Pays back at once what cannot be delivered: until then it would keep capacity from others. */
function declineJob(keeping: EnergyKeeping, id: bigint): KeeperJob {
  const { desk, operator } = keeping;
  return {
    name: `energy-decline-${id}`,
    everyMs: AGAIN,
    isUrgent: true,
    async due() {
      if (await works(keeping, calls.deliver(id), operator)) return null;
      const back = calls.refund(id);
      return (await works(keeping, back, operator)) ? callOf(desk, back) : null;
    },
  };
}

const callOf = (contract: Address, { data, feeLimit }: WriteCall): KeeperCall => ({
  ...{ contract, data, value: 0n, feeLimit },
});

async function works(
  { client, desk }: EnergyKeeping,
  { data }: WriteCall,
  caller: HexAddress,
): Promise<boolean> {
  const contract = toHexAddress(desk);
  return (await simulateCall(client, { caller, contract, data })).status === 'success';
}

/** For whom nothing is to be done until a chain time, as long as its rentals take so much. */
type Rest = Readonly<{ until: bigint; stake: bigint }>;

const NO_REST: Rest = { until: 0n, stake: 0n };

function isResting(
  { receiver, rentals, now, change }: Borrower,
  resting: ReadonlyMap<HexAddress, Rest>,
): boolean {
  const rest = resting.get(receiver);
  if (!rest || change !== null || now >= rest.until) return false;
  return coverOf(rentals, now).most === rest.stake;
}

type Past = Readonly<{
  /** Rentals for which nothing is left to do. */
  over: readonly Rental[];
  rest: Rest;
}>;

/**
 * A closed rental is over when what was lent for it is back in a block that cannot be replaced, and nothing in progress
 * can change that. A receiver without others is forgotten; one whose rentals all run may be left alone.
 */
async function lookBack(keeping: EnergyKeeping, borrower: Borrower): Promise<Past> {
  const { receiver, rentals, now, change } = borrower;
  const closed = rentals.filter(({ isClosedForGood }) => isClosedForGood);
  const isLast = closed.length === rentals.length;
  const allRun = rentals.length > 0 && rentals.every((rental) => isRunning(rental, now));
  if (change !== null || (closed.length === 0 && !isLast && !allRun))
    return { over: [], rest: NO_REST };
  const { most } = coverOf(rentals, now);
  const [latest, solid] = await Promise.all([
    askDesk(keeping, energyDesk.lentTo(receiver)),
    askDesk(keeping, energyDesk.lentTo(receiver), 'confirmed'),
  ]);
  if (latest > most || solid > most) return { over: [], rest: NO_REST };
  if (isLast) await keeping.memory.forgetBorrower(receiver);
  const isCovered = allRun && latest === most && solid === most;
  return { over: closed, rest: isCovered ? restOf(rentals, now, most) : NO_REST };
}

function restOf(rentals: readonly Rental[], now: bigint, stake: bigint): Rest {
  const [first = now] = rentals.map(({ time }) => time).toSorted((a, b) => (a < b ? -1 : 1));
  return { until: trustUntil(now, first), stake };
}

async function moveOn(memory: EnergyMemory, first: bigint, finished: Set<bigint>): Promise<bigint> {
  let next = first;
  while (finished.delete(next)) next += 1n;
  if (next !== first) await memory.moveTo(next);
  return next;
}
