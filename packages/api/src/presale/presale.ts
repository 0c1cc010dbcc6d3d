import * as z from 'zod/mini';
import { presalePhases } from '../order-kinds/display-states.ts';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { presaleChanges, presaleRecords, presaleStates } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, choice } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  address as shownAddress,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';
import {
  asShown,
  ofToken,
  shareCount,
  shownTerms,
  termFields,
  tokenNamed,
} from './presale-shapes.ts';

/** The sale of shares in a token's first liquidity. */
export const presale = {
  get: post(paths.presale.get, {
    summary: 'Terms and phase of a presale',
    caller: '-',
    body: ofToken,
    reply: z.object({
      ...shownTerms,
      presaleAddress: shownAddress,
      basePoolAddress: shownAddress,
      pairAddress: shownAddress,
      /** Who may change terms and cancel; null when nobody can any more. */
      owner: z.nullable(shownAddress),
      sold: count,
      /** Sun of the shares that are sold. */
      raised: sum,
      buyers: count,
      /** Shares by owner: wallets first funded by one address count as one. */
      owners: z.object({ count, largest: count, topTen: count }),
      /** The ten wallets with most shares; `owner` is the wallet that funded it first, or its own address. */
      topBuyers: z.array(
        z.object({ address: shownAddress, owner: shownAddress, shares: count, paid: sum }),
      ),
      /** Shares from which on it succeeds. */
      softCapShares: count,
      state: z.enum(presaleStates),
      phase: z.enum(presalePhases),
      outcome: z.nullable(z.enum(['succeeded', 'failed'])),
      leaveUntil: z.nullable(shownTime),
      /** From when on anyone may fail it if nobody launched it; null while that cannot be told. */
      failableFrom: z.nullable(shownTime),
      launchedAt: z.nullable(shownTime),
      /** LP of the buyers and LP of the launch in all; 0 before it. */
      lpForUsers: sum,
      lpMinted: sum,
      lpClaimed: sum,
      refunded: sum,
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  mine: post(paths.presale.mine, {
    summary: 'My part in a presale',
    caller: 'S',
    body: ofToken,
    // Spec §3: user presale record.
    reply: z.object({
      user: shownAddress,
      preSaleCount: count,
      hasUnlockAmount: sum,
      userLastClaimedTime: z.nullable(shownTime),
      isReturn: z.boolean(),
      vestedNow: sum,
      paid: sum,
      /** Sun that I can take back now, after a failure. */
      refund: sum,
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  list: post(paths.presale.list, {
    summary: 'What happened in a presale, the newest first: of all, or of one address',
    caller: '-',
    body: { ...ofToken, ...pageFields, user: z.optional(address) },
    reply: pageOf({
      user: shownAddress,
      kind: z.enum(presaleRecords),
      /** 0 where LP was claimed. */
      shares: count,
      /** Sun; LP where it was claimed. */
      amount: sum,
      at: shownTime,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  listRefunds: post(paths.presale.listRefunds, {
    summary: 'Everything I can take back now from failed presales and cancelled trades',
    caller: 'S',
    reply: z.object({
      list: z.array(
        z.object({
          ...tokenNamed,
          kind: z.enum(['presale', 'trade']),
          contract: shownAddress,
          shares: count,
          refund: sum,
        }),
      ),
      total: sum,
    }),
  }),
  prepareConfig: prepare(paths.presale.prepareConfig, {
    kind: 'presale.configure',
    summary: 'Before of changing the terms, calling the presale off, or taking unsold tokens back',
    caller: 'C',
    body: { ...ofToken, change: choice(presaleChanges), ...termFields },
    errors: [
      'ADDRESS_INVALID',
      'NOT_FOUND',
      'FIELD_REQUIRED',
      'PRESALE_STARTED',
      'SOFTCAP_RANGE',
      'TIME_RANGE',
      'NOT_IN_PRESALE',
      'NOTHING_TO_CLAIM',
    ],
  }),
  confirmConfig: confirm(paths.presale.confirmConfig, { kind: 'presale.configure' }),
  preparePurchase: prepare(paths.presale.preparePurchase, {
    kind: 'presale.buy',
    summary: 'Before of buying shares at the price that was shown',
    caller: 'S+',
    body: { ...ofToken, shares: shareCount, ...asShown },
    quote: { price: sum, shares: count, total: sum },
    errors: [
      'NOT_FOUND',
      'NOT_IN_PRESALE',
      'SOON_TO_OPEN',
      'PRESALE_JOIN_REFUSED',
      'EXCEEDS_MAX_PURCHASE',
      'EXCEEDS_MAX_SHARES',
      'REMAINING_INSUFFICIENT',
      'INSUFFICIENT_BALANCE',
      'PRICE_CHANGED',
      'TEXTS_CHANGED',
    ],
  }),
  confirmPurchase: confirm(paths.presale.confirmPurchase, { kind: 'presale.buy' }),
  prepareRefund: prepare(paths.presale.prepareRefund, {
    kind: 'presale.refund',
    summary: 'Before of taking the money back from a failed presale',
    caller: 'S',
    body: ofToken,
    quote: { refund: sum },
    errors: ['NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
  confirmRefund: confirm(paths.presale.confirmRefund, { kind: 'presale.refund' }),
  prepareClaim: prepare(paths.presale.prepareClaim, {
    kind: 'presale.claim',
    summary: 'Before of claiming vested LP',
    caller: 'S',
    body: ofToken,
    quote: { vested: sum },
    errors: ['NOT_FOUND', 'CLAIM_NOT_OPEN', 'NOTHING_VESTED'],
  }),
  confirmClaim: confirm(paths.presale.confirmClaim, { kind: 'presale.claim' }),
  prepareEnd: prepare(paths.presale.prepareEnd, {
    kind: 'presale.end',
    summary: 'Before of launching a presale that succeeded; anyone may',
    caller: 'S',
    body: ofToken,
    quote: { raised: sum },
    errors: ['NOT_FOUND', 'PRESALE_NOT_ENDABLE'],
  }),
  confirmEnd: confirm(paths.presale.confirmEnd, { kind: 'presale.end' }),
};

export const presaleActions = {
  leave: action('presale.leave', {
    summary: 'Shares back while the presale still lets me leave',
    caller: 'S',
    body: { ...ofToken, shares: shareCount },
    errors: ['NOT_FOUND', 'NOT_IN_PRESALE', 'NOT_REFUNDABLE', 'EXCEEDS_AVAILABLE'],
  }),
  fail: action('presale.fail', {
    summary: 'Fails a presale that was not launched in time; callable by anyone',
    caller: 'S',
    body: ofToken,
    errors: ['NOT_FOUND', 'PRESALE_NOT_ENDABLE'],
  }),
  redeem: action('presale.redeem', {
    summary: 'Burns tokens for their part of the base pool',
    caller: 'S',
    body: { ...ofToken, amount, minOut: amount },
    errors: [
      'NOT_FOUND',
      'AMOUNT_ZERO',
      'PRICE_MOVED',
      'CLAIM_NOT_OPEN',
      'NOTHING_TO_CLAIM',
      'INSUFFICIENT_BALANCE',
    ],
  }),
};
