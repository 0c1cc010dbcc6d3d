import * as z from 'zod/mini';
import { confirm, prepare } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, chainId, choice, list, wholeNumber } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  address as shownAddress,
  chainId as shownId,
  amount as sum,
  time,
  txid,
} from '../wire/shapes.ts';
import { card } from './card-shapes.ts';

/** Prices in sun. A card has at most one open listing, so its listing goes by the card's own id. */
const listing = {
  listingId: shownId,
  tokenId: shownId,
  level: count,
  serial: count,
  price: sum,
  seller: shownAddress,
  since: time,
};

/** Cards sold by their holders. On the wire this group is called "aonTrans". */
export const cardMarket = {
  list: post(paths.cardMarket.list, {
    summary: 'Cards for sale',
    caller: '-',
    body: {
      ...pageFields,
      level: z.optional(wholeNumber(0, 255)),
      /** Several, separated by commas. */
      levels: z.optional(list(wholeNumber(1, 255), 16)),
      number: z.optional(wholeNumber(1, 4_294_967_295)),
      minPrice: z.optional(amount),
      maxPrice: z.optional(amount),
      seller: z.optional(address),
      sort: z.optional(choice(['price', '-price', '-since'])),
    },
    reply: pageOf(listing),
  }),
  get: post(paths.cardMarket.get, {
    summary: 'One listing with its card',
    caller: '-',
    body: { listingId: chainId },
    reply: z.object({ ...listing, card: z.object(card) }),
    errors: ['NOT_FOUND', 'CHAIN_UNAVAILABLE'],
  }),
  prepareSale: prepare(paths.cardMarket.prepareSale, {
    kind: 'cards.list',
    summary: 'Before of listing a card, or of changing its price',
    caller: 'S',
    body: { tokenId: chainId, price: amount },
    quote: { price: sum, fee: sum, proceeds: sum },
    errors: [
      'NOT_OWNER',
      'CARD_NOT_MINTED',
      'CARD_STAKED',
      'CARD_FROZEN',
      'CARD_ON_SALE',
      'PRICE_ZERO',
      'PRICE_RANGE',
    ],
  }),
  confirmSale: confirm(paths.cardMarket.confirmSale, { kind: 'cards.list' }),
  prepareUnlisting: prepare(paths.cardMarket.prepareUnlisting, {
    kind: 'cards.unlist',
    summary: 'Before of taking a card off the market',
    caller: 'S',
    body: { listingId: chainId },
    errors: ['NOT_OWNER', 'LISTING_CLOSED'],
  }),
  confirmUnlisting: confirm(paths.cardMarket.confirmUnlisting, { kind: 'cards.unlist' }),
  preparePurchase: prepare(paths.cardMarket.preparePurchase, {
    kind: 'cards.buy-listed',
    summary: 'Before of buying a listed card, at most at a price',
    caller: 'S+',
    body: { listingId: chainId, maxPrice: amount },
    quote: { price: sum, seller: shownAddress },
    errors: [
      'LISTING_CLOSED',
      'CARD_FROZEN',
      'PRICE_CHANGED',
      'INSUFFICIENT_BALANCE',
      'OWN_LISTING',
    ],
  }),
  confirmPurchase: confirm(paths.cardMarket.confirmPurchase, {
    kind: 'cards.buy-listed',
  }),
  listTrades: post(paths.cardMarket.listTrades, {
    summary: 'What I sold and bought',
    caller: 'S',
    body: { ...pageFields, side: z.optional(choice(['sold', 'bought'])) },
    reply: pageOf({
      tokenId: shownId,
      level: count,
      serial: count,
      side: z.enum(['sold', 'bought']),
      price: sum,
      fee: sum,
      other: shownAddress,
      at: time,
      txid,
    }),
  }),
};
