import * as z from 'zod/mini';
import { post } from '../wire/endpoint.ts';
import { wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { address, amount, count, money, time } from '../wire/shapes.ts';

const invitee = {
  address,
  nickName: z.string(),
  level: count,
  joinedAt: time,
  teamSize: count,
};

/** The invitation tree as one address sees it. Sizes and levels are shown, never paid on. */
export const team = {
  get: post(paths.team.get, {
    summary: 'My member card',
    caller: 'S',
    reply: z.object({
      address,
      parent: z.nullable(address),
      activated: z.boolean(),
      activatedAt: z.nullable(time),
      activatedBlock: z.nullable(count),
      /** Whether the activation can no longer be replaced by another block. */
      final: z.boolean(),
      activationCode: z.nullable(z.string()),
      level: count,
      teamSize: count,
      directCount: count,
      nickName: z.string(),
      /** As the node tells them now; empty when it does not answer. */
      balances: z.array(money),
      asOf,
    }),
  }),
  list: post(paths.team.list, {
    summary: 'My team by page, down to a depth',
    caller: 'S+',
    body: { ...pageFields, depth: z.optional(wholeNumber(1, 100)) },
    reply: pageOf({ ...invitee, depth: count }),
  }),
  listDirect: post(paths.team.listDirect, {
    summary: 'Whom I invited',
    caller: 'S',
    body: pageFields,
    reply: pageOf({
      ...invitee,
      feesPaid: amount,
      /** My part of the fees of this one, and of those whom they invited; sun. */
      earned: amount,
      earnedThrough: amount,
    }),
  }),
  directStatistics: post(paths.team.directStatistics, {
    summary: 'Numbers on my direct members; fees in sun',
    caller: 'S',
    reply: z.object({
      /** Everyone who named me as inviter, also those who have signed in but not activated yet. */
      count,
      activeCount: count,
      /** Activated since 00:00 UTC, by chain time. */
      today: count,
      feesPaid: amount,
      /** My part of their fees. */
      earned: amount,
      asOf,
    }),
  }),
  teamStatistics: post(paths.team.teamStatistics, {
    summary: 'Numbers on my whole team; fees in sun',
    caller: 'S',
    reply: z.object({
      teamSize: count,
      activeSize: count,
      /** Levels below me that have members. */
      depth: count,
      feesPaid: amount,
      /** My part of the fees of direct members and of those whom they invited; nothing comes from deeper. */
      earned: amount,
      asOf,
    }),
  }),
  community: post(paths.team.community, {
    summary: 'My card in the community DAO',
    caller: 'S',
    reply: z.object({
      parent: z.nullable(address),
      level: count,
      teamSize: count,
      treasury: z.array(money),
      votes: amount,
      openProposals: count,
      inviteUrl: z.nullable(z.string()),
      asOf,
    }),
  }),
};
