import * as z from 'zod/mini';
import { positionKinds, priceSources } from '../wire/choice-lists.ts';
import { get, post } from '../wire/endpoint.ts';
import { address, flag } from '../wire/form-fields.ts';
import { asOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { amount, count, nothing, address as shownAddress, time } from '../wire/shapes.ts';
import { coinAmount, value } from './holding-shapes.ts';

/** Text of a whole number that may be below zero. */
const change = z.string().check(z.regex(/^-?(0|[1-9][0-9]{0,77})$/));

const position = z.object({
  kind: z.enum(positionKinds),
  /** Number of the stake, lock, offer or series; name of the source of an income or refund. Null where one is enough. */
  id: z.nullable(z.string()),
  /** The launched token that it is of. */
  token: z.nullable(shownAddress),
  /** What people call that token. */
  name: z.nullable(z.string()),
  /** Of cards. */
  level: z.nullable(count),
  /** How many: cards, boxes, shares. */
  count: z.nullable(count),
  /** Of the cards, how many are for sale. */
  listed: z.nullable(count),
  /** Who holds it for the address; null for its own wallet. */
  contract: z.nullable(shownAddress),
  /** LP stands as its two coins. */
  amounts: z.array(coinAmount),
  /** The LP itself. */
  lp: z.nullable(coinAmount),
  /** When it is free or ends; null when it is free, or nobody can know. */
  at: z.nullable(time),
  /** Null: no price. */
  source: z.nullable(z.enum(priceSources)),
  value: z.nullable(value),
  /** What selling everything of its coins now would bring, where that is less than 90 % of `value`; it is counted then. */
  sellNow: z.nullable(value),
  /** Of LP: its value less what the coins that were put in would be worth now, and since when. Null where unknown. */
  result: z.nullable(z.object({ u: z.nullable(change), trx: z.nullable(change), since: time })),
});

const split = z.object({
  kind: z.enum(positionKinds),
  value,
  rows: count,
  /** Not in the value. */
  withoutPrice: count,
});

const changed = z.object({
  /** The day that it is counted from. */
  from: time,
  u: change,
  /** Prices and rewards, and what the address put in or took out. */
  gained: change,
  added: change,
  /** Hundredths of a percent by prices and rewards alone; null without a value to count from. */
  rate: z.nullable(z.number()),
});

/** What an address has and what it is worth: what anyone can compute from the chain, and what is its own. */
export const portfolio = {
  get: post(paths.portfolio.get, {
    summary: 'What an address has, what contracts owe it, and what all of it is worth',
    caller: '-',
    pace: 'node',
    body: { address },
    reply: z.object({
      address: shownAddress,
      /** Only where the address wants it shown. */
      nickName: z.nullable(z.string()),
      total: value,
      wallet: value,
      contracts: value,
      byKind: z.array(split),
      positions: z.array(position),
      /** By contract and coin, as the proof of solvency counts it. */
      owed: z.array(z.object({ contract: shownAddress, ...coinAmount.shape })),
      /** Block of the balances that only the node knows: TRX, WTRX, USDT, VLM and coins let in; null when it did not answer. */
      walletBlock: z.nullable(count),
      /** There may be more than an answer holds. */
      isCut: z.boolean(),
      /** Chain time of the newest block. */
      at: time,
      asOf,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  mine: post(paths.portfolio.mine, {
    summary:
      'What only I may see of my portfolio: its days, changes, unfinished actions, invitations',
    caller: 'S',
    reply: z.object({
      /** Null before the address was first seen with something. */
      since: z.nullable(time),
      /** The oldest first; a day without a row was not seen. The last one is now. */
      days: z.array(z.object({ at: time, u: amount, trx: amount, gained: change, added: change })),
      /** Against a day at least as long ago; null when there is none near. */
      changes: z.object({ day: z.nullable(changed), week: z.nullable(changed) }),
      unfinishedOrders: count,
      drafts: count,
      invited: count,
      /** Came by my link and did not activate yet. */
      invitedWaiting: count,
      showsName: z.boolean(),
    }),
  }),
  showName: post(paths.portfolio.showName, {
    summary: 'Whether my public portfolio shows my nick name',
    caller: 'S',
    pace: 'write',
    body: { show: flag },
    reply: nothing,
  }),
  export: {
    ...get(paths.portfolio.export, {
      summary: 'My positions as CSV',
      caller: 'S',
      pace: 'write',
      reply: z.object({}),
    }),
    answers: 'file' as const,
  },
};
