import * as z from 'zod/mini';
import { incomeTypes } from './choice-lists.ts';
import { incomeStates } from './display-states.ts';
import { post } from './endpoint.ts';
import { choice, time } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { action } from './paid-action.ts';
import { paths } from './paths.ts';
import { money, time as shownTime, txid } from './shapes.ts';

/** The longest period of the statistics. */
export const STATISTICS_DAYS = 366;

export const income = {
  get: post(paths.income.get, {
    summary: 'My income in sums, one for each coin',
    caller: 'S',
    later: 5,
    reply: z.object({
      total: z.array(money),
      today: z.array(money),
      available: z.array(money),
      byType: z.array(z.object({ type: z.enum(incomeTypes), earned: money, available: money })),
    }),
  }),
  list: post(paths.income.list, {
    summary: 'My income records',
    caller: 'S',
    later: 5,
    body: {
      ...pageFields,
      type: z.optional(choice(incomeTypes)),
      status: z.optional(choice(incomeStates)),
    },
    reply: pageOf({
      id: z.string(),
      type: z.enum(incomeTypes),
      amount: money,
      source: z.string(),
      status: z.enum(incomeStates),
      reason: z.optional(z.string()),
      time: shownTime,
      txid: z.optional(txid),
    }),
  }),
  statistics: post(paths.income.statistics, {
    summary: 'My income by day and type',
    caller: 'S',
    later: 5,
    body: { from: z.optional(time), to: z.optional(time) },
    reply: z.object({
      list: z.array(z.object({ day: z.string(), type: z.enum(incomeTypes), amount: money })),
    }),
    errors: ['RANGE_TOO_WIDE'],
  }),
};

export const incomeActions = {
  claimBonus: action('income.claim-bonus', {
    summary: 'My part of the fees of whom I invited',
    caller: 'S',
    later: 5,
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
