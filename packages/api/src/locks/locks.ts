import * as z from 'zod/mini';
import { action } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, choice, time, wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  basisPoints,
  count,
  chainId as index,
  address as shownAddress,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';

export const MAX_LOCK_DAYS = 3_650;
/** A lock lasts one day to ten years. */
const days = wholeNumber(1, MAX_LOCK_DAYS, 'LOCK_DAYS_RANGE');
/** The key of a lock among those of its owner: what the contract counts in seconds, here in milliseconds. */
const createTime = time;

/** `due`: its time has come and nobody has taken it out yet. */
export const lockStates = ['running', 'due', 'taken'] as const;
/**
 * Made by the locker, also through a contract on their behalf (bought LP, the creator's part of their launch); by
 * someone else for the locker; or by the address for someone else.
 */
export const lockMakers = ['own', 'byOther', 'forOthers'] as const;
export const lockedKinds = ['coin', 'lp'] as const;

/** What a contract says of itself; null where it says nothing sensible. */
const coinFacts = {
  symbol: z.nullable(z.string()),
  decimals: z.nullable(count),
  kind: z.enum(lockedKinds),
};

export const locks = {
  list: post(paths.locks.list, {
    summary: 'Locks of a coin or of an address, the newest first; by state, the next to open first',
    caller: '-',
    body: {
      ...pageFields,
      coin: z.optional(address),
      address: z.optional(address),
      made: z.optional(choice(lockMakers)),
      state: z.optional(choice(lockStates)),
    },
    // Spec §3: lock record, and what else is known of it.
    reply: pageOf({
      lockerAddress: shownAddress,
      coinAddress: shownAddress,
      lockAmount: sum,
      createTime: shownTime,
      lockTime: shownTime,
      locked: z.boolean(),
      index,
      ...coinFacts,
      /** Null when the locker made it. */
      madeBy: z.nullable(shownAddress),
      /** When it was made; `createTime` is a key and may run ahead of it. */
      madeAt: shownTime,
      /** How often it was made longer. */
      extended: count,
      state: z.enum(lockStates),
      takenAt: z.nullable(shownTime),
      block: count,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  listCoins: post(paths.locks.listCoins, {
    summary: 'Coins and pools that have locks, those with most lockers first',
    caller: '-',
    body: pageFields,
    reply: z.object({
      list: z.array(
        z.object({
          coin: shownAddress,
          ...coinFacts,
          /** Running ones: those that are due count for nothing. */
          locks: count,
          lockers: count,
          locked: sum,
          due: sum,
          earliest: z.nullable(shownTime),
        }),
      ),
      pageNo: count,
      pageSize: count,
      hasMore: z.boolean(),
      asOf,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  proof: post(paths.locks.proof, {
    summary: 'How much of a coin or of the LP of a pool is locked, until when',
    caller: '-',
    body: { coin: address },
    reply: z.object({
      coin: shownAddress,
      ...coinFacts,
      /** Of a pair of the factory: its two coins. */
      sides: z.nullable(z.array(z.object({ coin: shownAddress, symbol: z.nullable(z.string()) }))),
      supply: sum,
      /** In locks that have not opened yet. Shares are of the supply, rounded down. */
      locked: sum,
      lockedShare: basisPoints,
      /** Of what is locked, in U with 6 decimals; null without a reliable price. */
      uValue: z.nullable(sum),
      /** Held by addresses that nobody has the key of: permanently. */
      permanent: sum,
      permanentShare: basisPoints,
      /** In locks whose time has come: can leave any moment, so it is not counted as locked. */
      due: sum,
      locks: count,
      lockers: count,
      earliest: z.nullable(shownTime),
      latest: z.nullable(shownTime),
      /** What opens on the next days (UTC) on which something does, at most 30; `later` opens after them. */
      opens: z.array(z.object({ day: shownTime, amount: sum, locks: count })),
      later: sum,
      /** The contract that holds it, with every method of it that changes anything, as the node has it. */
      locker: shownAddress,
      methods: z.array(z.string()),
      /** Those methods are exactly lock, lockByAdd, extend and unlock. */
      noEarlyExit: z.boolean(),
      asOf,
    }),
    errors: ['ADDRESS_INVALID', 'COIN_UNKNOWN', 'CHAIN_UNAVAILABLE'],
  }),
};

const lockRefusals = [
  'AMOUNT_ZERO',
  'COIN_UNKNOWN',
  'INSUFFICIENT_BALANCE',
  'LOCK_DAYS_RANGE',
] as const;

/** Both ways to lock quote `amount`, `unlockAt` and `symbol`. */
export const lockActions = {
  lock: action('locks.lock', {
    summary: 'Locks an amount of a coin for days',
    caller: 'S+',
    body: { coin: address, amount, days },
    errors: [...lockRefusals],
  }),
  /** Also quotes `toIsNew` and `toIsContract` of the beneficiary. */
  lockFor: action('locks.lock-for', {
    summary: 'Locks an amount for somebody else',
    caller: 'S+',
    body: { coin: address, amount, days, beneficiary: address },
    errors: [...lockRefusals, 'ADDRESS_INVALID'],
  }),
  /** Quotes `unlockAt`: the days are added to the running end, or to now when that has passed. */
  extend: action('locks.extend', {
    summary: 'Makes a lock longer',
    caller: 'S',
    body: { createTime, days },
    errors: ['LOCK_UNKNOWN', 'LOCK_DAYS_RANGE'],
  }),
  unlock: action('locks.unlock', {
    summary: 'What is locked back, once its time has come',
    caller: 'S',
    body: { createTime },
    errors: ['LOCK_UNKNOWN', 'NOT_YET_UNLOCK_TIME'],
  }),
};
