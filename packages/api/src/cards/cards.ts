import * as z from 'zod/mini';
import { boxStates } from '../order-kinds/display-states.ts';
import { orderFields } from '../paid-action/order-shapes.ts';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { choice, orderId, rowId, wholeNumber } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  address,
  amount,
  basisPoints,
  chainId,
  count,
  money,
  sha256,
  time,
} from '../wire/shapes.ts';

const productTypes = ['card', 'box'] as const;

const product = {
  productId: z.string(),
  type: z.enum(productTypes),
  level: count,
  levelStr: z.string(),
  /** `coin` null: paid in TRX. Null while there is no reliable price. */
  price: z.nullable(money),
  remainSupply: count,
  total: count,
  status: z.enum(boxStates),
  startAt: z.nullable(time),
  endAt: z.nullable(time),
  image: z.nullable(sha256),
};

const reservationStates = ['running', 'overdue', 'completed', 'cancelled'] as const;

const reservation = z.object({
  level: count,
  first: amount,
  second: amount,
  payBy: time,
  state: z.enum(reservationStates),
  tokenId: z.nullable(chainId),
});

const purchaseRefusals = [
  'NOT_FOUND',
  'NOT_ON_SALE',
  'SOON_TO_OPEN',
  'SOLD_OUT',
  'SALE_ROOM_SPENT',
  'REMAINING_INSUFFICIENT',
  'EXCEEDS_MAX_PURCHASE',
  'INSUFFICIENT_BALANCE',
  'ALREADY_RESERVED',
  'PRICE_UNAVAILABLE',
] as const;

/** First sale of cards and boxes. On the wire this group is called "aon". */
export const cards = {
  eligibility: post(paths.cards.eligibility, {
    summary: 'What my address may buy',
    caller: 'S',
    reply: z.object({
      activated: z.boolean(),
      level: count,
      boxesOwned: count,
      purchaseLimitLeft: count,
      balances: z.array(money),
    }),
  }),
  listProducts: post(paths.cards.listProducts, {
    summary: 'Cards and boxes on sale',
    caller: '-',
    body: {
      ...pageFields,
      type: z.optional(choice(productTypes)),
      level: z.optional(wholeNumber(0, 255)),
      status: z.optional(choice(boxStates)),
    },
    reply: pageOf(product),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  getProduct: post(paths.cards.getProduct, {
    summary: 'One product with its odds and rules',
    caller: '-',
    body: { productId: rowId },
    reply: z.object({
      ...product,
      /** Seconds that a card of the level must be pledged at least. */
      pledgeTime: count,
      odds: z.array(z.object({ prize: money, chance: basisPoints, left: count })),
      firstPayment: z.nullable(amount),
      limit: count,
      contract: address,
    }),
    errors: ['NOT_FOUND', 'CHAIN_UNAVAILABLE'],
  }),
  prepareFirstPayment: prepare(paths.cards.prepareFirstPayment, {
    kind: 'cards.first-payment',
    summary: 'Before of a purchase, or of its first instalment',
    caller: 'S+',
    body: {
      productId: rowId,
      quantity: wholeNumber(1, 100),
      instalments: z.optional(choice(['1', '2'])),
    },
    quote: {
      /** Sun due now: the price, or its first instalment. */
      price: amount,
      /** Sun to send. What is above the price is refunded by the contract. */
      payment: amount,
      quantity: count,
      secondPayment: z.nullable(amount),
      payBy: z.nullable(time),
    },
    errors: purchaseRefusals,
  }),
  confirmFirstPayment: confirm(paths.cards.confirmFirstPayment, {
    kind: 'cards.first-payment',
    result: { tokenIds: z.optional(z.array(chainId)), secondPaymentDue: z.optional(time) },
  }),
  prepareSecondPayment: prepare(paths.cards.prepareSecondPayment, {
    kind: 'cards.second-payment',
    summary: 'Before of the second instalment, of an order or of my running reservation',
    caller: 'S+',
    body: { orderId: z.optional(orderId) },
    quote: { price: amount, payBy: time, level: count },
    errors: [
      'ORDER_NOT_FOUND',
      'FIRST_PAY_NOT_FINAL',
      'RESERVATION_EXPIRED',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmSecondPayment: confirm(paths.cards.confirmSecondPayment, {
    kind: 'cards.second-payment',
    result: { tokenIds: z.optional(z.array(chainId)) },
  }),
  listPurchases: post(paths.cards.listPurchases, {
    summary: 'My purchases',
    caller: 'S',
    body: pageFields,
    reply: pageOf({
      ...orderFields,
      product: z.nullable(z.object(product)),
      /** Of a first instalment: what became of the reservation. */
      reservation: z.nullable(reservation),
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
};

export const cardActions = {
  cancelReservation: action('cards.cancel-reservation', {
    summary: 'The first instalment back as credit: ends my running reservation',
    caller: 'S',
    body: { orderId: z.optional(orderId) },
    errors: ['ORDER_NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
  withdrawCredit: action('cards.withdraw-credit', {
    summary: 'Proceeds of cards I sold',
    caller: 'S',
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
