import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { address, amount, time, wholeNumber } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { action } from './paid-action.ts';
import { paths } from './paths.ts';
import { address as shownAddress, time as shownTime, amount as sum } from './shapes.ts';

/** A lock lasts one day to ten years. */
const days = wholeNumber(1, 3_650);
/** The key of a lock among those of its owner. */
const createTime = time;

export const locks = {
  list: post(paths.locks.list, {
    summary: 'Locks of a coin',
    caller: '-',
    later: 5,
    body: { ...pageFields, coin: address },
    // Spec §3: lock record.
    reply: pageOf({
      lockerAddress: shownAddress,
      coinAddress: shownAddress,
      lockAmount: sum,
      createTime: shownTime,
      lockTime: shownTime,
      locked: z.boolean(),
    }),
    errors: ['ADDRESS_INVALID'],
  }),
};

export const lockActions = {
  lock: action('locks.lock', {
    summary: 'Locks an amount of a coin for days',
    caller: 'S+',
    later: 5,
    body: { coin: address, amount, days },
    errors: ['AMOUNT_ZERO', 'INSUFFICIENT_BALANCE', 'LOCK_DAYS_RANGE'],
  }),
  lockFor: action('locks.lock-for', {
    summary: 'Locks an amount for somebody else',
    caller: 'S+',
    later: 5,
    body: { coin: address, amount, days, beneficiary: address },
    errors: ['AMOUNT_ZERO', 'INSUFFICIENT_BALANCE', 'LOCK_DAYS_RANGE', 'ADDRESS_INVALID'],
  }),
  extend: action('locks.extend', {
    summary: 'Makes a lock longer',
    caller: 'S',
    later: 5,
    body: { createTime, days },
    errors: ['LOCK_UNKNOWN', 'LOCK_DAYS_RANGE'],
  }),
  unlock: action('locks.unlock', {
    summary: 'What is locked back, once its time has come',
    caller: 'S',
    later: 5,
    body: { createTime },
    errors: ['LOCK_UNKNOWN', 'NOT_YET_UNLOCK_TIME'],
  }),
};
