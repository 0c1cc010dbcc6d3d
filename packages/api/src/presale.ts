import * as z from 'zod/mini';
import { presalePhases } from './display-states.ts';
import { post } from './endpoint.ts';
import { address, amount, basisPoints, choice, time, wholeNumber } from './form-fields.ts';
import { action, confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import {
  count,
  basisPoints as share,
  address as shownAddress,
  time as shownTime,
  amount as sum,
} from './shapes.ts';

const ofToken = { tokenAddress: address };

/** Spec §3: presale config. */
const config = {
  startTime: shownTime,
  endTime: shownTime,
  presaleEthAmount: sum,
  maxTotalNum: count,
  presaleMaxNum: count,
  softCapRate: share,
  userLPShare: share,
  devLPShare: share,
  devLPReceiver: shownAddress,
  lpDistributionEnabled: z.boolean(),
  vestingDelay: count,
  vestingRate: share,
  vestingDis: count,
  backingShare: share,
};

/** The sale of shares in a token's first liquidity. */
export const presale = {
  get: post(paths.presale.get, {
    summary: 'Terms and phase of a presale',
    caller: '-',
    later: 6,
    body: ofToken,
    reply: z.object({
      ...config,
      presaleAddress: shownAddress,
      sold: count,
      raised: sum,
      phase: z.enum(presalePhases),
      outcome: z.nullable(z.enum(['succeeded', 'failed'])),
      leaveUntil: z.nullable(shownTime),
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  mine: post(paths.presale.mine, {
    summary: 'My part in a presale',
    caller: 'S',
    later: 6,
    body: ofToken,
    // Spec §3: user presale record.
    reply: z.object({
      user: shownAddress,
      preSaleCount: count,
      hasUnlockAmount: sum,
      userLastClaimedTime: z.nullable(shownTime),
      isReturn: z.boolean(),
      vestedNow: sum,
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  prepareConfig: prepare(paths.presale.prepareConfig, {
    kind: 'presale.configure',
    summary: 'Before of changing the terms, or of calling the presale off, by its creator',
    caller: 'C',
    later: 6,
    body: {
      ...ofToken,
      change: choice(['terms', 'cancel']),
      startTime: z.optional(time),
      endTime: z.optional(time),
      hardCap: z.optional(amount),
      softCap: z.optional(amount),
      shares: z.optional(wholeNumber(1, 1_000_000_000)),
      maxShares: z.optional(wholeNumber(1, 1_000_000_000)),
      backingShare: z.optional(basisPoints()),
    },
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'PRESALE_STARTED', 'SOFTCAP_RANGE', 'TIME_RANGE'],
  }),
  confirmConfig: confirm(paths.presale.confirmConfig, { kind: 'presale.configure', later: 6 }),
  preparePurchase: prepare(paths.presale.preparePurchase, {
    kind: 'presale.buy',
    summary: 'Before of buying shares',
    caller: 'S+',
    later: 6,
    body: { ...ofToken, shares: wholeNumber(1, 1_000_000_000) },
    quote: { price: sum, shares: count },
    errors: [
      'NOT_FOUND',
      'NOT_IN_PRESALE',
      'SOON_TO_OPEN',
      'PRESALE_JOIN_REFUSED',
      'EXCEEDS_MAX_PURCHASE',
      'EXCEEDS_MAX_SHARES',
      'REMAINING_INSUFFICIENT',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmPurchase: confirm(paths.presale.confirmPurchase, { kind: 'presale.buy', later: 6 }),
  prepareRefund: prepare(paths.presale.prepareRefund, {
    kind: 'presale.refund',
    summary: 'Before of taking the money back from a failed presale',
    caller: 'S',
    later: 6,
    body: ofToken,
    quote: { refund: sum },
    errors: ['NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
  confirmRefund: confirm(paths.presale.confirmRefund, { kind: 'presale.refund', later: 6 }),
  prepareClaim: prepare(paths.presale.prepareClaim, {
    kind: 'presale.claim',
    summary: 'Before of claiming vested LP',
    caller: 'S',
    later: 6,
    body: ofToken,
    quote: { vested: sum },
    errors: ['NOT_FOUND', 'CLAIM_NOT_OPEN', 'NOTHING_VESTED'],
  }),
  confirmClaim: confirm(paths.presale.confirmClaim, { kind: 'presale.claim', later: 6 }),
  prepareEnd: prepare(paths.presale.prepareEnd, {
    kind: 'presale.end',
    summary: 'Before of ending a presale that may end; anyone may',
    caller: 'S',
    later: 6,
    body: ofToken,
    errors: ['NOT_FOUND', 'PRESALE_NOT_ENDABLE'],
  }),
  confirmEnd: confirm(paths.presale.confirmEnd, { kind: 'presale.end', later: 6 }),
};

export const presaleActions = {
  leave: action('presale.leave', {
    summary: 'Shares back while the presale still lets me leave',
    caller: 'S',
    later: 6,
    body: { ...ofToken, shares: wholeNumber(1, 1_000_000_000) },
    errors: ['NOT_FOUND', 'NOT_REFUNDABLE'],
  }),
  fail: action('presale.fail', {
    summary: 'Marks a presale that missed its goal as failed; anyone may',
    caller: 'S',
    later: 6,
    body: ofToken,
    errors: ['NOT_FOUND', 'PRESALE_NOT_ENDABLE'],
  }),
  redeem: action('presale.redeem', {
    summary: 'Burns tokens for their part of the base pool',
    caller: 'S',
    later: 6,
    body: { ...ofToken, amount, minOut: amount },
    errors: ['NOT_FOUND', 'AMOUNT_ZERO', 'PRICE_MOVED', 'INSUFFICIENT_BALANCE'],
  }),
};
