import * as z from 'zod/mini';
import { boxStates } from '../order-kinds/display-states.ts';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { boxPhases, ownedBoxStates } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, chainId, choice, wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { money, chainId as shownId } from '../wire/shapes.ts';
import { whose, whoseErrors } from '../wire/whose.ts';
import { boxDraw, boxSeries, boxSeriesDetail, ownedBox, soldBox } from './box-shapes.ts';

/** Series and number of a box, as the chain counts them. */
const box = { seriesId: chainId, boxId: chainId };

/** Boxes whose prizes are escrowed before the sale. */
export const blindBoxes = {
  prepareOpening: prepare(paths.blindBoxes.prepareOpening, {
    kind: 'blind-boxes.open',
    summary: 'Before of opening a box of mine',
    caller: 'S',
    body: box,
    errors: ['NOT_FOUND', 'NOT_OWNER', 'BOX_ALREADY_OPEN', 'BOX_PHASE_WRONG'],
  }),
  confirmOpening: confirm(paths.blindBoxes.confirmOpening, {
    kind: 'blind-boxes.open',
    result: { revealed: z.optional(z.object({ prizeId: shownId, prize: money })) },
  }),
  listMine: post(paths.blindBoxes.listMine, {
    summary: 'Boxes of an address, the newest first; mine when none is named',
    caller: '-',
    body: {
      ...pageFields,
      ...whose,
      seriesId: z.optional(chainId),
      status: z.optional(choice(ownedBoxStates)),
    },
    reply: pageOf(ownedBox),
    errors: whoseErrors,
  }),
  listSeries: post(paths.blindBoxes.listSeries, {
    summary: 'Series of boxes, the newest first',
    caller: '-',
    body: {
      ...pageFields,
      status: z.optional(choice(boxStates)),
      phase: z.optional(choice(boxPhases)),
    },
    reply: pageOf(boxSeries),
  }),
  getSeries: post(paths.blindBoxes.getSeries, {
    summary: 'One series with its commitment and, once they are public, secret, hash and seed',
    caller: '-',
    body: { seriesId: chainId },
    reply: z.object({ ...boxSeriesDetail, asOf }),
    errors: ['NOT_FOUND'],
  }),
  listBoxes: post(paths.blindBoxes.listBoxes, {
    summary: 'The sold boxes of a series by number',
    caller: '-',
    body: { ...pageFields, seriesId: chainId, owner: z.optional(address) },
    reply: pageOf(soldBox),
    errors: ['NOT_FOUND'],
  }),
  draw: post(paths.blindBoxes.draw, {
    summary: 'What anyone needs to compute the draw of a series again',
    caller: '-',
    body: { seriesId: chainId },
    reply: z.object({ ...boxDraw, asOf }),
    errors: ['NOT_FOUND'],
  }),
};

export const blindBoxActions = {
  buy: action('blind-boxes.buy', {
    summary: 'Boxes of a series',
    caller: 'S+',
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
    body: { seriesId: chainId },
    errors: ['NOT_FOUND', 'BOX_PHASE_WRONG'],
  }),
  capture: action('blind-boxes.capture', {
    summary: 'Takes the block hash that the draw needs; anyone may',
    caller: 'S',
    body: { seriesId: chainId },
    errors: ['NOT_FOUND', 'BOX_PHASE_WRONG'],
  }),
  refund: action('blind-boxes.refund', {
    summary: 'The price back for a box that was never revealed in time',
    caller: 'S',
    body: box,
    errors: ['NOT_FOUND', 'NOT_OWNER', 'NOT_REFUNDABLE'],
  }),
};
