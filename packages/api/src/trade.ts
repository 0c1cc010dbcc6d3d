import * as z from 'zod/mini';
import { candleIntervals, tradeStates } from './choice-lists.ts';
import { post } from './endpoint.ts';
import { address, amount, choice, flag, list, time, wholeNumber } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { action, confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import {
  count,
  address as shownAddress,
  time as shownTime,
  amount as sum,
  txid,
} from './shapes.ts';

const ofToken = { tokenAddress: address };
const shares = wholeNumber(1, 1_000_000_000);

const tradeAdministration = ['open', 'end', 'setStatus', 'allow', 'setConfig', 'withdraw'] as const;

/** The inside sale of a token, for whitelisted addresses. */
export const trade = {
  get: post(paths.trade.get, {
    summary: 'Terms of a trade, its six numbers and the inside price in sun',
    caller: '-',
    later: 6,
    body: ofToken,
    reply: z.object({
      tradeAddress: shownAddress,
      tradeAmount: sum,
      tradeMaxNum: count,
      status: z.enum(tradeStates),
      sold: count,
      left: count,
      endTime: z.nullable(shownTime),
      insidePrice: sum,
      whitelistOnly: z.boolean(),
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  mine: post(paths.trade.mine, {
    summary: 'My part in a trade',
    caller: 'S',
    later: 6,
    body: ofToken,
    reply: z.object({ tradeCount: count, claimed: z.boolean(), canTrade: z.boolean() }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  preparePurchase: prepare(paths.trade.preparePurchase, {
    kind: 'trade.buy',
    summary: 'Before of buying shares of the inside sale',
    caller: 'S+',
    later: 6,
    body: { ...ofToken, count: shares },
    quote: { price: sum, count },
    errors: [
      'NOT_FOUND',
      'NOT_WHITELISTED',
      'TRADE_CLOSED',
      'EXCEEDS_MAX_PURCHASE',
      'REMAINING_INSUFFICIENT',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmPurchase: confirm(paths.trade.confirmPurchase, { kind: 'trade.buy', later: 6 }),
  prepareUnlock: prepare(paths.trade.prepareUnlock, {
    kind: 'trade.unlock',
    summary: 'Before of taking the tokens I bought',
    caller: 'S',
    later: 6,
    body: ofToken,
    errors: ['NOT_FOUND', 'CLAIM_NOT_OPEN', 'NOTHING_TO_CLAIM'],
  }),
  confirmUnlock: confirm(paths.trade.confirmUnlock, { kind: 'trade.unlock', later: 6 }),
  prepareAdministration: prepare(paths.trade.prepareAdministration, {
    kind: 'trade.administer',
    summary: 'Before of what the creator may do with the trade',
    caller: 'C',
    later: 6,
    body: {
      ...ofToken,
      action: choice(tradeAdministration),
      endTime: z.optional(time),
      status: z.optional(choice(['ended', 'cancelled'])),
      users: z.optional(list(address, 100)),
      allowed: z.optional(flag),
      tradeAmount: z.optional(amount),
      tradeMaxNum: z.optional(shares),
    },
    errors: [
      'ADDRESS_INVALID',
      'NOT_FOUND',
      'ACTION_UNKNOWN',
      'FIELD_REQUIRED',
      'TRADE_CLOSED',
      'TIME_RANGE',
    ],
  }),
  confirmAdministration: confirm(paths.trade.confirmAdministration, {
    kind: 'trade.administer',
    later: 6,
  }),
  list: post(paths.trade.list, {
    summary: 'Trades of a token',
    caller: '-',
    later: 6,
    body: { ...ofToken, ...pageFields },
    reply: pageOf({
      user: shownAddress,
      side: z.enum(['buy', 'sell']),
      amount: sum,
      value: sum,
      at: shownTime,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  candles: post(paths.trade.candles, {
    summary: 'Price history: open, high, low, close in sun for a whole token, and volume',
    caller: '-',
    later: 6,
    body: { ...ofToken, interval: choice(candleIntervals), from: time, to: time },
    reply: z.object({
      list: z.array(z.object({ t: shownTime, o: sum, h: sum, l: sum, c: sum, v: sum })),
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'RANGE_TOO_WIDE'],
  }),
};

export const tradeActions = {
  refund: action('trade.refund', {
    summary: 'The money back from a trade that was called off',
    caller: 'S',
    later: 6,
    body: ofToken,
    errors: ['NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
};
