import * as z from 'zod/mini';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { asShown, ofToken, shareCount, tokenNamed } from '../presale/presale-shapes.ts';
import {
  candleIntervals,
  pricedCoins,
  priceUnits,
  tradeAdministration,
  tradeStates,
} from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, choice, flag, list, time } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  sha256,
  address as shownAddress,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';

/** Prices in sun for a share, shares counted, tokens in base units. */
const terms = {
  tradeAddress: shownAddress,
  presaleAddress: shownAddress,
  tradeAmount: sum,
  tradeMaxNum: count,
  tradeShares: count,
  tokensPerShare: sum,
  status: z.enum(tradeStates),
  sold: count,
  left: count,
  endTime: z.nullable(shownTime),
  /** Addresses that may trade now. */
  listed: count,
};

const myPart = {
  tradeCount: count,
  claimed: z.boolean(),
  canTrade: z.boolean(),
  /** When I was last let in; null when I am not. */
  listedAt: z.nullable(shownTime),
};

/** The internal trade of a token, for whitelisted addresses. */
export const trade = {
  get: post(paths.trade.get, {
    summary: 'Terms of a trade, its six numbers and the inside price in sun',
    caller: '-',
    body: ofToken,
    reply: z.object({
      ...terms,
      insidePrice: sum,
      whitelistOnly: z.boolean(),
      owner: z.nullable(shownAddress),
      /** Shares whose tokens were delivered, and whose payment was given back. */
      delivered: count,
      refunded: count,
      /** Set once the creator took the proceeds. */
      withdrawnAt: z.nullable(shownTime),
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  mine: post(paths.trade.mine, {
    summary: 'My part in a trade',
    caller: 'S',
    body: ofToken,
    reply: z.object({ ...myPart, paid: sum, refund: sum }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  listMarkets: post(paths.trade.listMarkets, {
    summary: 'All internal trades, those that are open first; with my part for a session',
    caller: '-',
    body: { ...pageFields, status: z.optional(choice(tradeStates)) },
    reply: pageOf({
      ...tokenNamed,
      image: z.nullable(sha256),
      ...terms,
      mine: z.nullable(z.object(myPart)),
    }),
  }),
  listAllowed: post(paths.trade.listAllowed, {
    summary: 'Who may trade, the newest first',
    caller: '-',
    body: { ...ofToken, ...pageFields },
    reply: pageOf({ user: shownAddress, at: shownTime, bought: count }),
    errors: ['ADDRESS_INVALID'],
  }),
  preparePurchase: prepare(paths.trade.preparePurchase, {
    kind: 'trade.buy',
    summary: 'Before of buying shares of the internal trade at the price that was shown',
    caller: 'S+',
    body: { ...ofToken, count: shareCount, ...asShown },
    quote: { price: sum, count, total: sum, tokens: sum },
    errors: [
      'NOT_FOUND',
      'NOT_WHITELISTED',
      'TRADE_CLOSED',
      'EXCEEDS_MAX_PURCHASE',
      'EXCEEDS_MAX_SHARES',
      'REMAINING_INSUFFICIENT',
      'INSUFFICIENT_BALANCE',
      'PRICE_CHANGED',
      'TEXTS_CHANGED',
    ],
  }),
  confirmPurchase: confirm(paths.trade.confirmPurchase, { kind: 'trade.buy' }),
  prepareUnlock: prepare(paths.trade.prepareUnlock, {
    kind: 'trade.unlock',
    summary: 'Before of taking the tokens I bought',
    caller: 'S',
    body: ofToken,
    quote: { tokens: sum },
    errors: ['NOT_FOUND', 'CLAIM_NOT_OPEN', 'TRADE_TOKENS_HELD', 'NOTHING_TO_CLAIM'],
  }),
  confirmUnlock: confirm(paths.trade.confirmUnlock, { kind: 'trade.unlock' }),
  prepareAdministration: prepare(paths.trade.prepareAdministration, {
    kind: 'trade.administer',
    summary: 'Before of what the creator may do with the trade',
    caller: 'C',
    body: {
      ...ofToken,
      action: choice(tradeAdministration),
      endTime: z.optional(time),
      status: z.optional(choice(['ended', 'cancelled'])),
      users: z.optional(list(address, 100)),
      allowed: z.optional(flag),
      tradeAmount: z.optional(amount),
      tradeMaxNum: z.optional(shareCount),
    },
    errors: [
      'ADDRESS_INVALID',
      'NOT_FOUND',
      'FIELD_REQUIRED',
      'TRADE_CLOSED',
      'TIME_RANGE',
      'PRICE_ZERO',
      'EXCEEDS_MAX_PURCHASE',
      'CLAIM_NOT_OPEN',
      'NOTHING_TO_CLAIM',
    ],
  }),
  confirmAdministration: confirm(paths.trade.confirmAdministration, {
    kind: 'trade.administer',
  }),
  list: post(paths.trade.list, {
    summary: 'Trades of a token on its pair and inside, the newest first',
    caller: '-',
    body: { ...ofToken, ...pageFields, user: z.optional(address) },
    reply: pageOf({
      user: shownAddress,
      /** On the pair with WTRX, or in the internal trade. */
      market: z.enum(['pair', 'inside']),
      side: z.enum(['buy', 'sell']),
      /** Tokens in base units, and sun. */
      amount: sum,
      value: sum,
      /** Of the pool after it, or of the share; in the unit of `price-unit.ts`. */
      price: sum,
      at: shownTime,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  candles: post(paths.trade.candles, {
    summary:
      'Price history of a launched token, VLM or, in TRX, USDT: open, high, low, close, and volume in sun or U',
    caller: '-',
    /** At most 1,000 intervals; without `to` up to the newest block, without `from` as many as there may be. */
    body: {
      ...ofToken,
      interval: choice(candleIntervals),
      /** In U at the price of TRX at the end of each interval; intervals before it had a price are left out. */
      unit: z._default(choice(priceUnits), 'trx'),
      from: z.optional(time),
      to: z.optional(time),
    },
    reply: z.object({
      /** Intervals without a trade are left out. */
      list: z.array(z.object({ t: shownTime, o: sum, h: sum, l: sum, c: sum, v: sum })),
      /** The close of the last one before `from`. */
      previousClose: z.nullable(sum),
      from: shownTime,
      to: shownTime,
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'RANGE_TOO_WIDE'],
  }),
  listCoins: post(paths.trade.listCoins, {
    summary: 'VLM and USDT with their prices; change and volume are of the last 24 hours',
    caller: '-',
    reply: z.object({
      list: z.array(
        z.object({
          coin: z.enum(pricedCoins),
          tokenAddress: shownAddress,
          /** In TRX and in U; null before their pool has a price. Unit of `price-unit.ts`. */
          price: z.nullable(sum),
          priceU: z.nullable(sum),
          /** Of the price in TRX, in hundredths of a percent. */
          change24h: z.nullable(z.int()),
          /** Sun, on the coin's main pair. */
          volume24h: sum,
          /** Prices in TRX at the end of each hour in which it was traded, oldest first. */
          spark: z.array(sum),
        }),
      ),
      asOf,
    }),
  }),
};

export const tradeActions = {
  refund: action('trade.refund', {
    summary: 'The money back from a trade that was called off',
    caller: 'S',
    body: ofToken,
    errors: ['NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
};
