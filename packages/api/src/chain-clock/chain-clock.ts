import * as z from 'zod/mini';
import { dueKinds } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address } from '../wire/form-fields.ts';
import { paths } from '../wire/paths.ts';
import { time } from '../wire/shapes.ts';

const dueDates = z.array(
  z.object({
    kind: z.enum(dueKinds),
    at: time,
    /** Name of the token, title of the proposal, or id of what else it is of; null where people have no name for it. */
    of: z.nullable(z.string()),
  }),
);

export const chainClock = {
  dueDates: post(paths.chainClock.dueDates, {
    summary: 'What the embedded chain comes to next, the soonest first; on no other network',
    caller: '-',
    body: { address: z.optional(address) },
    reply: z.object({
      /** Of the address: empty without one. */
      own: dueDates,
      everybodys: dueDates,
    }),
    errors: ['NOT_FOUND', 'ADDRESS_INVALID'],
  }),
};
