import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { chainId, choice, wholeNumber } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { action, confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import { money, chainId as shownId, amount as sum, time } from './shapes.ts';

const ownedStates = ['sealed', 'openable', 'opened', 'refundable', 'refunded'] as const;

/** Series and number of a box, as the chain counts them. */
const box = { seriesId: chainId, boxId: chainId };

/** Boxes whose prizes are escrowed before the sale. */
export const blindBoxes = {
  prepareOpening: prepare(paths.blindBoxes.prepareOpening, {
    kind: 'blind-boxes.open',
    summary: 'Before of opening a box of mine',
    caller: 'S',
    later: 4,
    body: box,
    errors: ['NOT_FOUND', 'NOT_OWNER', 'BOX_ALREADY_OPEN', 'BOX_PHASE_WRONG'],
  }),
  confirmOpening: confirm(paths.blindBoxes.confirmOpening, {
    kind: 'blind-boxes.open',
    later: 4,
    result: { revealed: z.optional(z.object({ prizeId: shownId, prize: money })) },
  }),
  listMine: post(paths.blindBoxes.listMine, {
    summary: 'My boxes',
    caller: 'S',
    later: 4,
    body: { ...pageFields, status: z.optional(choice(ownedStates)) },
    reply: pageOf({
      seriesId: shownId,
      boxId: shownId,
      productId: z.string(),
      price: sum,
      boughtAt: time,
      status: z.enum(ownedStates),
      prize: z.nullable(money),
      revealBy: z.nullable(time),
    }),
  }),
};

export const blindBoxActions = {
  buy: action('blind-boxes.buy', {
    summary: 'Boxes of a series',
    caller: 'S+',
    later: 4,
    body: { seriesId: chainId, quantity: wholeNumber(1, 100) },
    errors: [
      'NOT_FOUND',
      'NOT_ON_SALE',
      'SOON_TO_OPEN',
      'SOLD_OUT',
      'REMAINING_INSUFFICIENT',
      'EXCEEDS_MAX_PURCHASE',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  close: action('blind-boxes.close', {
    summary: 'Ends the sale of a series whose time is over; anyone may',
    caller: 'S',
    later: 4,
    body: { seriesId: chainId },
    errors: ['NOT_FOUND', 'BOX_PHASE_WRONG'],
  }),
  capture: action('blind-boxes.capture', {
    summary: 'Takes the block hash that the draw needs; anyone may',
    caller: 'S',
    later: 4,
    body: { seriesId: chainId },
    errors: ['NOT_FOUND', 'BOX_PHASE_WRONG'],
  }),
  refund: action('blind-boxes.refund', {
    summary: 'The price back for a box that was never revealed in time',
    caller: 'S',
    later: 4,
    body: box,
    errors: ['NOT_FOUND', 'NOT_OWNER', 'NOT_REFUNDABLE'],
  }),
};
