import * as z from 'zod/mini';
import { actionKinds, orderKinds } from '../order-kinds/order-kinds.ts';
import { orderStates } from '../order-kinds/order-states.ts';
import { orderFields, orderReply, quoteFields } from '../paid-action/order-shapes.ts';
import { reportFields } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { choice, orderId } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { actionList } from './actions.ts';

/** Orders of the session's address, and paid actions that have no path of their own. */
export const orders = {
  get: post(paths.orders.get, {
    summary: 'One order of mine',
    caller: 'S',
    body: { orderId },
    reply: orderReply,
    errors: ['ORDER_NOT_FOUND'],
  }),
  list: post(paths.orders.list, {
    summary: 'My orders, the newest first',
    caller: 'S',
    body: {
      ...pageFields,
      kind: z.optional(choice(orderKinds)),
      state: z.optional(choice(orderStates)),
    },
    reply: pageOf(orderFields),
  }),
  cancel: post(paths.orders.cancel, {
    summary:
      'Closes an order that was not signed; a transaction that comes all the same still counts',
    caller: 'S',
    pace: 'write',
    body: { orderId },
    reply: orderReply,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED'],
  }),
  /** Loose: the fields beside `action` are read with the action's own schema, see `actions.ts`. */
  prepare: {
    ...post(paths.orders.prepare, {
      summary: 'Before of any action by name; its own fields come beside the name',
      caller: 'S',
      pace: 'before',
      reply: z.object({ ...quoteFields, quote: z.record(z.string(), z.string()) }),
      errors: ['ACTION_UNKNOWN', ...actionList.flatMap(({ errors }) => errors)],
    }),
    body: z.looseObject({ action: choice(actionKinds, 'ACTION_UNKNOWN') }),
  },
  report: post(paths.orders.report, {
    summary: 'After of any action by name: names the transaction that was sent',
    caller: 'S',
    pace: 'after',
    body: reportFields,
    reply: orderReply,
    errors: ['ORDER_NOT_FOUND', 'ORDER_CLOSED', 'TXID_FORMAT', 'TXID_CONFLICT'],
  }),
};
