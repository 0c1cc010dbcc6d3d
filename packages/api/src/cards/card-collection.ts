import * as z from 'zod/mini';
import { boxStates, cardStates } from '../order-kinds/display-states.ts';
import { confirm, prepare } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { address, chainId, choice, wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  amount,
  count,
  money,
  address as shownAddress,
  chainId as shownId,
  time,
  txid,
} from '../wire/shapes.ts';
import { whose, whoseErrors } from '../wire/whose.ts';
import { pledging } from './card-pledge.ts';
import { card, cardEvent } from './card-shapes.ts';

type CollectionPaths = Readonly<
  Record<'get' | 'history' | `${'prepare' | 'confirm'}${'Transfer' | 'Pledge' | 'Unlock'}`, string>
>;

/** What can be done with a card of either collection. */
const collection = <const P extends CollectionPaths>(at: P) => ({
  get: post(at.get as P['get'], {
    summary: 'One card',
    caller: '-',
    body: { tokenId: chainId },
    reply: z.object({ ...card, earned: money, mintTxid: txid }),
    errors: ['CARD_NOT_MINTED', 'CHAIN_UNAVAILABLE'],
  }),
  history: post(at.history as P['history'], {
    summary: 'What happened to a card, newest first',
    caller: '-',
    body: { ...pageFields, tokenId: chainId },
    reply: pageOf(cardEvent),
    errors: ['CARD_NOT_MINTED'],
  }),
  prepareTransfer: prepare(at.prepareTransfer as P['prepareTransfer'], {
    kind: 'cards.transfer',
    summary: 'Before of giving a card to another address',
    caller: 'S',
    body: { tokenId: chainId, to: address },
    quote: { to: shownAddress, toIsNew: z.boolean(), toIsContract: z.boolean() },
    errors: [
      'CARD_NOT_MINTED',
      'NOT_OWNER',
      'CARD_STAKED',
      'CARD_ON_SALE',
      'CARD_FROZEN',
      'ADDRESS_INVALID',
      'SELF_TRANSFER',
    ],
  }),
  confirmTransfer: confirm(at.confirmTransfer as P['confirmTransfer'], {
    kind: 'cards.transfer',
  }),
  ...pledging(at),
});

export const platformCards = {
  ...collection(paths.platformCards),
  listMine: post(paths.platformCards.listMine, {
    summary: 'Cards of an address, mine when none is named',
    caller: '-',
    body: {
      ...pageFields,
      ...whose,
      state: z.optional(choice(cardStates)),
      level: z.optional(wholeNumber(0, 255)),
    },
    reply: pageOf(card),
    errors: [...whoseErrors, 'CHAIN_UNAVAILABLE'],
  }),
  totals: post(paths.platformCards.totals, {
    summary: 'How many cards an address has, by state and by level; mine when none is named',
    caller: '-',
    body: whose,
    errors: whoseErrors,
    reply: z.object({
      total: count,
      byState: z.object({ owned: count, onSale: count, pledged: count, frozen: count }),
      byLevel: z.array(z.object({ level: count, cards: count })),
    }),
  }),
};

const sale = z.object({
  tokenId: shownId,
  kind: z.enum(['minted', 'sold']),
  price: amount,
  at: time,
  txid,
});

/** Spec §3: NFT card level, with what the market says about it. Prices in sun. */
const level = z.object({
  level: count,
  levelStr: z.string(),
  status: z.enum(boxStates),
  isOpen: z.boolean(),
  /** What a card costs now; null while there is no reliable price. */
  price: z.nullable(amount),
  /** U with 6 decimals, of a level that is priced in U. */
  priceU: z.nullable(amount),
  remainSupply: count,
  minted: count,
  pledged: count,
  onSale: count,
  /** The cheapest card for sale by its holder. */
  floor: z.nullable(amount),
  lastSales: z.array(sale),
  /** Seconds that a card must be pledged at least. */
  pledgeTime: count,
  weight: count,
  /** The serial of the next card. */
  nextTokenId: shownId,
  fundAddress: shownAddress,
  /** Sale in two instalments; `window` in milliseconds. */
  reservation: z.nullable(
    z.object({ left: count, running: count, firstPayment: z.nullable(amount), window: count }),
  ),
});

export const levelCards = {
  ...collection(paths.levelCards),
  levels: post(paths.levelCards.levels, {
    summary: 'Levels with their supply, prices and last sales',
    caller: '-',
    reply: z.object({ list: z.array(level), asOf }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  list: post(paths.levelCards.list, {
    summary: 'All cards, by level and number',
    caller: '-',
    body: {
      ...pageFields,
      level: z.optional(wholeNumber(0, 255)),
      state: z.optional(choice(cardStates)),
      number: z.optional(wholeNumber(1, 4_294_967_295)),
      owner: z.optional(address),
    },
    reply: pageOf(card),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  preparePurchase: prepare(paths.levelCards.preparePurchase, {
    kind: 'cards.buy',
    summary: 'Before of buying a card of a level',
    caller: 'S+',
    body: { level: wholeNumber(0, 255) },
    quote: {
      /** Sun that the card costs now. */
      price: amount,
      /** Sun to send. What is above the price is refunded by the contract. */
      payment: amount,
      levelStr: z.string(),
      /** When I last bought a card of this level, if that is less than ten minutes ago. */
      lastBoughtAt: z.nullable(time),
    },
    errors: [
      'NOT_FOUND',
      'NOT_ON_SALE',
      'SOON_TO_OPEN',
      'SOLD_OUT',
      'PRICE_UNAVAILABLE',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmPurchase: confirm(paths.levelCards.confirmPurchase, {
    kind: 'cards.buy',
    result: { tokenId: z.optional(shownId) },
  }),
};
