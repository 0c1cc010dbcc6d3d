import * as z from 'zod/mini';
import { action } from '../paid-action/paid-action.ts';
import { coinStandings, offerOrders, offerStates } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, chainId, choice, flag, time } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  address as shownAddress,
  chainId as shownId,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';

/** A coin of an offer; `coin` is null for TRX. What a contract says of itself is null where it says nothing sensible. */
const offeredCoin = z.object({
  coin: z.nullable(shownAddress),
  symbol: z.nullable(z.string()),
  decimals: z.nullable(count),
  standing: z.enum(coinStandings),
  /** The symbol of a known coin that an unknown one could be taken for. */
  like: z.nullable(z.string()),
});

const offerRow = {
  offerId: shownId,
  maker: shownAddress,
  sell: offeredCoin,
  amount: sum,
  left: sum,
  want: offeredCoin,
  /** For all of `amount`; a part costs its share, rounded up. */
  wantAmount: sum,
  /** Null: anyone may take it. */
  onlyTaker: z.nullable(shownAddress),
  wholeOnly: z.boolean(),
  /** The least that can be taken now. */
  smallest: sum,
  expires: shownTime,
  state: z.enum(offerStates),
  fills: count,
  paid: sum,
  /** What the pool of the two coins holds; null when there is none. */
  pool: z.nullable(z.object({ sell: sum, want: sum })),
  madeAt: shownTime,
  txid,
};

/** Reads of the OTC desk, where holders deal with each other. */
export const otc = {
  list: post(paths.otc.list, {
    summary: 'Offers of the desk',
    caller: '-',
    body: {
      ...pageFields,
      state: z.optional(choice(offerStates)),
      sell: z.optional(address),
      /** Offers that want TRX. */
      trx: z.optional(flag),
      /** Offers that can be taken in parts. */
      parts: z.optional(flag),
      maker: z.optional(address),
      /** Leaves out what only others may take. */
      taker: z.optional(address),
      /** With `taker`: only offers made for that address. */
      named: z.optional(flag),
      order: z._default(choice(offerOrders), 'newest'),
    },
    reply: pageOf(offerRow),
    errors: ['ADDRESS_INVALID'],
  }),
  get: post(paths.otc.get, {
    summary: 'One offer with what its maker did before',
    caller: '-',
    body: { offerId: chainId },
    reply: z.object({
      ...offerRow,
      makerOffers: count,
      makerFills: count,
      makerCancelled: count,
      asOf,
    }),
    errors: ['NOT_FOUND'],
  }),
  listCoins: post(paths.otc.listCoins, {
    summary: 'Coins that are offered now, those with most offers first',
    caller: '-',
    body: {},
    reply: z.object({ list: z.array(z.object({ ...offeredCoin.shape, offers: count })), asOf }),
  }),
  listFills: post(paths.otc.listFills, {
    summary: 'What was taken: of an offer, or by or from an address; the newest first',
    caller: '-',
    body: { ...pageFields, offerId: z.optional(chainId), address: z.optional(address) },
    reply: pageOf({
      offerId: shownId,
      maker: shownAddress,
      taker: shownAddress,
      sell: offeredCoin,
      amount: sum,
      want: offeredCoin,
      paid: sum,
      at: shownTime,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
};

/** Offers between holders, escrowed on chain, whole or in parts. */
export const otcActions = {
  /** Quotes `smallest`, the least that can be taken. */
  make: action('otc.make', {
    summary: 'Offers an amount of a coin for TRX (no `want`) or another coin',
    caller: 'S+',
    body: {
      sell: address,
      amount,
      want: z.optional(address),
      wantAmount: amount,
      onlyTaker: z.optional(address),
      expires: time,
      wholeOnly: z._default(flag, false),
    },
    errors: [
      'AMOUNT_ZERO',
      'PRICE_ZERO',
      'PRICE_RANGE',
      'TIME_RANGE',
      'COIN_UNKNOWN',
      'ADDRESS_INVALID',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  /** Quotes `pay`. */
  take: action('otc.take', {
    summary: 'Takes an offer or a part of it, at most at a price',
    caller: 'S+',
    body: { offerId: chainId, amount, maxPay: amount },
    errors: [
      'NOT_FOUND',
      'OFFER_CLOSED',
      'NOT_OFFER_TAKER',
      'OWN_LISTING',
      'AMOUNT_ZERO',
      'BELOW_MINIMUM',
      'EXCEEDS_MAX_PURCHASE',
      'PRICE_MOVED',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  /** Quotes `amount`, which comes back. */
  cancel: action('otc.cancel', {
    summary: 'Closes my offer, or any expired one; the rest returns to its maker',
    caller: 'S',
    body: { offerId: chainId },
    errors: ['NOT_FOUND', 'NOT_OWNER', 'OFFER_CLOSED'],
  }),
  /** Quotes `amount`. */
  withdrawCredit: action('otc.withdraw-credit', {
    summary: 'TRX that was paid for offers of mine',
    caller: 'S',
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
