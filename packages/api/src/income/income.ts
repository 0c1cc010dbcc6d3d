import * as z from 'zod/mini';
import { incomeStates } from '../order-kinds/display-states.ts';
import { action } from '../paid-action/paid-action.ts';
import { codesFrom } from '../refusals/error-codes.ts';
import { incomeKinds, incomeTypes, withdrawalFailures } from '../wire/choice-lists.ts';
import { get, post } from '../wire/endpoint.ts';
import { choice, time } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { count, money, time as shownTime, txid } from '../wire/shapes.ts';

/** The longest period of the statistics. */
export const STATISTICS_DAYS = 366;

/** Unix milliseconds, `from` included, `to` not. All there is without them. */
const period = { from: z.optional(time), to: z.optional(time) };

/** `earned + returned - received` is what a contract still holds for the address. */
const sums = {
  earned: money,
  /** Own money that came back by the same account, such as a first instalment. */
  returned: money,
  received: money,
};

export const income = {
  get: post(paths.income.get, {
    summary: 'My income in sums. What streams have earned and not paid yet is on the chain alone',
    caller: 'S',
    reply: z.object({
      /** By coin. */
      total: z.array(z.object({ ...sums, today: money })),
      /** By source and coin; `owed` is held by the contract and can be claimed: bonus and sale credits. */
      byType: z.array(z.object({ type: z.enum(incomeTypes), ...sums, owed: money, today: money })),
      /** Rebates and distributions, which leave by withdrawal: see `withdrawal.claimable`. */
      asOf,
    }),
  }),
  list: post(paths.income.list, {
    summary:
      'My income records, the newest first: earned, received, withdrawn, and claims on their way',
    caller: 'S',
    body: {
      ...pageFields,
      ...period,
      type: z.optional(choice(incomeTypes)),
      status: z.optional(choice(incomeStates)),
      kind: z.optional(choice(incomeKinds)),
    },
    reply: pageOf({
      id: z.string(),
      kind: z.enum(incomeKinds),
      /** Null of a withdrawal: it carries rebates and distributions together. */
      type: z.nullable(z.enum(incomeTypes)),
      /** Null of a claim that no block has yet: only its event tells how much it was. */
      amount: z.nullable(money),
      status: z.enum(incomeStates),
      /** False of what was earned and still lies in its contract. */
      claimed: z.boolean(),
      /** Why it failed. */
      reason: z.optional(z.enum([...codesFrom('order'), ...withdrawalFailures])),
      reasonParams: z.optional(z.record(z.string(), z.string())),
      time: shownTime,
      block: z.optional(count),
      txid: z.optional(txid),
      /** Set where there is more to see: `withdrawal.get`. */
      withdrawalId: z.optional(z.string()),
      orderId: z.optional(z.string()),
    }),
  }),
  statistics: post(paths.income.statistics, {
    summary: 'What I earned by day (UTC), type and coin',
    caller: 'S',
    body: period,
    reply: z.object({
      list: z.array(z.object({ day: z.string(), type: z.enum(incomeTypes), amount: money })),
    }),
    errors: ['RANGE_TOO_WIDE'],
  }),
  exportSums: post(paths.income.exportSums, {
    summary: 'What the rows of an export come to; `opening` plus the rows is `closing`',
    caller: 'S',
    body: period,
    reply: z.object({
      rows: count,
      byType: z.array(z.object({ type: z.nullable(z.enum(incomeTypes)), ...sums })),
      /** Earned and returned, not received, by coin: before the period and after it. */
      opening: z.array(money),
      closing: z.array(money),
      asOf,
    }),
  }),
  export: {
    ...get(paths.income.export, {
      summary: 'My income records up to the solid block as CSV, the oldest first',
      caller: 'S',
      pace: 'write',
      body: period,
      reply: z.object({}),
    }),
    answers: 'file' as const,
  },
};

export const incomeActions = {
  claimBonus: action('income.claim-bonus', {
    summary: 'My part of the fees of whom I invited',
    caller: 'S',
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
