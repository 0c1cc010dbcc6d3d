import * as z from 'zod/mini';
import { coinAmount, value } from '../portfolio/holding-shapes.ts';
import { waitingGroups, waitingKinds } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address } from '../wire/form-fields.ts';
import { asOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { count, address as shownAddress, time } from '../wire/shapes.ts';

/** What someone can collect, must not miss, or began: the one source of every list, badge and date of it. */
export const waiting = {
  list: post(paths.waiting.list, {
    summary:
      'Everything claimable, unlockable, refundable, expiring or unfinished of an address, by group, value and date',
    caller: '-',
    body: { address },
    reply: z.object({
      list: z.array(
        z.object({
          kind: z.enum(waitingKinds),
          group: z.enum(waitingGroups),
          /** Number of what it opens: stake, lock, card, offer, rental, series or order; null where there is but one. */
          id: z.nullable(z.string()),
          /** Boxes, one by one. */
          box: z.nullable(count),
          /** The launched token, and what people call it; of an order the name of its kind. */
          token: z.nullable(shownAddress),
          name: z.nullable(z.string()),
          /** Of a card or a reservation. */
          level: z.nullable(count),
          /** Comes in, goes out, or is one's own that comes back. */
          flow: z.enum(['in', 'out', 'back']),
          /** Of an unopened box empty: nobody is told before they look. */
          amounts: z.array(coinAmount),
          value: z.nullable(value),
          /** Since when it is ready, or when it is due; null where it has no date. */
          at: z.nullable(time),
        }),
      ),
      /** What can be collected now. */
      ready: value,
      /** Null unless the address itself asks: sign in to see unfinished actions. */
      unfinished: z.nullable(count),
      isCut: z.boolean(),
      asOf,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
};
