import { setTimeout as pause } from 'node:timers/promises';
import { type HexAddress, toHexAddress } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { getNowBlock } from '@vellum/tron/client/blocks';
import { broadcast } from '@vellum/tron/client/broadcast';
import type { Client } from '@vellum/tron/client/client';
import { getTransactionInfo } from '@vellum/tron/client/transactions';
import { draftCall } from '@vellum/tron/contract-call';
import { TransactionRejected } from '@vellum/tron/errors';
import { addressOfPrivateKey } from '@vellum/tron/signature';
import {
  buildTransaction,
  decodeTransaction,
  encodeTransaction,
  signTransaction,
} from '@vellum/tron/transaction';
import type { Clock } from '../platform/clock.ts';
import { draftLoan, type EnergyLoan } from './energy-loan.ts';
import type { JobSource, KeeperCall, KeeperJob } from './keeper-job.ts';
import type { KeeperStore, KeeperTransaction } from './keeper-store.ts';

type Act = KeeperCall | EnergyLoan;

export type KeeperOptions = Readonly<{
  client: Client;
  store: KeeperStore;
  jobs: readonly KeeperJob[];
  sources?: readonly JobSource[];
  privateKey: Uint8Array;
  /** The account that acts, where it is not the key's own: the key is the one of its first active permission. */
  account?: HexAddress;
  clock: Clock;
  log: Readonly<{ warn(details: object, text: string): void }>;
  /** Sun that all jobs together may cost within a day. */
  dailyBudget?: bigint;
  /**
   * Milliseconds that the chain's time may be ahead of the clock; without bound where that time can be moved. A node
   * that says more would have a transaction, and with it its job, wait for a day.
   */
  mostAhead?: number;
  /** Milliseconds between two rounds. */
  restMs?: number;
  /** Hears after each round whether nothing failed in it. */
  onRound?(isGood: boolean): void;
  /** For tests: how signed bytes are handed to the network. */
  send?: typeof broadcast;
}>;

const DAY_MS = 86_400_000;
const LIFETIME_MS = 120_000;
/** Short beside the 256 blocks, about 13 minutes, within which the hash of a series of boxes must be captured. */
const LONGEST_REST_MS = 120_000;
const DAILY_BUDGET = 2_000_000_000n;
/** As TRON numbers them; 0 is the owner permission, 1 the witness's. */
const FIRST_ACTIVE_PERMISSION = 2;
const REST_MS = 5_000;

export type Keeper = Readonly<{
  /** One round: looks after what was signed, then signs what is due. */
  tick(): Promise<void>;
  run(signal: AbortSignal): Promise<void>;
}>;

/**
 * Makes the calls that anyone may make and someone should. It may be killed at any moment: what it
 * signs is written down first, only those bytes are ever sent, and a job signs nothing new while one of
 * its transactions may still find its way into a block.
 */
export function createKeeper(options: KeeperOptions): Keeper {
  const tick = async () => {
    const trouble = troubles();
    const open = await lookAfter(options, trouble);
    const attendUnlessOpen = async (job: KeeperJob) => {
      if (!open.has(job.name)) await trouble.keep(() => attend(options, job));
    };
    for (const source of options.sources ?? []) {
      await trouble.keep(() => eachJob(source, attendUnlessOpen));
    }
    for (const job of options.jobs) await attendUnlessOpen(job);
    trouble.tell();
  };
  return {
    tick,
    async run(signal) {
      while (!signal.aborted) {
        const isGood = await tick().then(
          () => true,
          (error: Error) => {
            options.log.warn({ problem: error.message }, 'keeper failed, retrying');
            return false;
          },
        );
        options.onRound?.(isGood);
        await pause(options.restMs ?? REST_MS, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

async function eachJob(source: JobSource, work: (job: KeeperJob) => Promise<void>): Promise<void> {
  for await (const job of source()) await work(job);
}

/** What fails is told at the end of a round: one job in trouble holds up no other. */
function troubles() {
  const errors: unknown[] = [];
  return {
    keep: async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await work();
      } catch (error) {
        errors.push(error);
        return undefined;
      }
    },
    tell() {
      if (errors.length > 0) throw errors[0];
    },
  };
}

/** The jobs that have a transaction which may still come into a block. */
async function lookAfter(
  options: KeeperOptions,
  trouble: ReturnType<typeof troubles>,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const transaction of await options.store.open()) {
    const settled = await trouble.keep(() => isSettled(options, transaction));
    if (settled !== true) open.add(transaction.job);
  }
  return open;
}

/** What became of a transaction; sends it again while it may still come into a block. */
async function isSettled(options: KeeperOptions, transaction: KeeperTransaction): Promise<boolean> {
  const { client, store } = options;
  const { txid, expiration } = transaction;
  const finality = { finality: 'confirmed' } as const;
  // The order matters: a block found beyond the expiration proves that the look after it is the last one needed.
  const solid = await getNowBlock(client, finality);
  const info = await getTransactionInfo(client, txid, finality);
  if (info !== null) {
    await store.settle(txid, info.failed ? 'failed' : 'done', info.fee);
    return true;
  }
  if (BigInt(solid.timestamp) > expiration) {
    await store.settle(txid, 'expired', 0n);
    return true;
  }
  await sendAgain(options, transaction);
  return false;
}

/** Refusals say that it is on its way, or will expire: both are found out by looking. */
async function sendAgain(
  { client, send = broadcast, log }: KeeperOptions,
  open: KeeperTransaction,
) {
  try {
    await send(client, decodeTransaction(open.signed));
  } catch (error) {
    if (!(error instanceof TransactionRejected)) throw error;
    if (error.code === 'DUP_TRANSACTION_ERROR') return;
    log.warn(
      { job: open.job, txid: open.txid, problem: error.message },
      'node rejected a keeper transaction',
    );
  }
}

async function attend(options: KeeperOptions, job: KeeperJob): Promise<void> {
  const { store, clock, log } = options;
  const now = clock();
  const last = await store.lastOf(job.name);
  if (last !== null && now - last.time < restOf(job, last.failures)) return;
  const newest = last && { txid: last.txid, ageMs: now - last.time };
  const call = await job.due(newest);
  if (call === null) return;
  if (!job.isUrgent && (await isSpent(options, job, call, now))) {
    log.warn({ job: job.name }, 'keeper reached its daily budget');
    return;
  }
  const transaction = await sign(options, job.name, call);
  if (await store.add(transaction, now, last?.txid ?? null)) await sendAgain(options, transaction);
}

/** What the chain refused after it went well in a trial costs a fee each time, so it is tried less and less often. */
const restOf = ({ everyMs }: KeeperJob, failures: number): number =>
  Math.max(everyMs, failures === 0 ? 0 : Math.min(everyMs * 2 ** failures, LONGEST_REST_MS));

async function isSpent(
  { store, dailyBudget = DAILY_BUDGET }: KeeperOptions,
  { isMinor }: KeeperJob,
  call: Act,
  now: number,
) {
  const spent = await store.spentSince(now - DAY_MS);
  return spent + call.feeLimit > (isMinor ? dailyBudget / 2n : dailyBudget);
}

async function sign(
  { client, privateKey, account, clock, mostAhead = Infinity }: KeeperOptions,
  job: string,
  act: Act,
): Promise<KeeperTransaction> {
  const own = addressOfPrivateKey(privateKey);
  const isForAnother = account !== undefined && account !== own;
  const head = await getNowBlock(client);
  const expiration = Math.min(head.timestamp, clock() + mostAhead) + LIFETIME_MS;
  const signed = signTransaction(
    buildTransaction({
      ...draftOf(account ?? own, act),
      ...(isForAnother && { permissionId: FIRST_ACTIVE_PERMISSION }),
      reference: head,
      timestamp: head.timestamp,
      expiration,
    }),
    privateKey,
  );
  return {
    txid: signed.id,
    job,
    signed: Buffer.from(encodeTransaction(signed)),
    expiration: BigInt(expiration),
    fee: act.feeLimit,
  };
}

function draftOf(keeper: HexAddress, act: Act) {
  if ('receiver' in act) return draftLoan(keeper, act);
  const { contract, data, value, feeLimit } = act;
  return draftCall({
    caller: keeper,
    contract: toHexAddress(contract),
    data,
    feeLimit: toSun(feeLimit),
    ...(value > 0n && { value: toSun(value) }),
  });
}
