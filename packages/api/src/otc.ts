import * as z from 'zod/mini';
import { address, amount, chainId, time } from './form-fields.ts';
import { action } from './paid-action.ts';

/** Offers between holders, escrowed on chain, whole or in parts. */
export const otcActions = {
  make: action('otc.make', {
    summary: 'Offers an amount of a coin for TRX (no `want`) or another coin',
    caller: 'S+',
    later: 6,
    body: {
      sell: address,
      amount,
      want: z.optional(address),
      wantAmount: amount,
      onlyTaker: z.optional(address),
      expires: time,
    },
    errors: ['AMOUNT_ZERO', 'PRICE_ZERO', 'TIME_RANGE', 'COIN_UNKNOWN', 'INSUFFICIENT_BALANCE'],
  }),
  take: action('otc.take', {
    summary: 'Takes an offer or a part of it, at most at a price',
    caller: 'S+',
    later: 6,
    body: { offerId: chainId, amount, maxPay: amount },
    errors: [
      'NOT_FOUND',
      'OFFER_CLOSED',
      'NOT_OFFER_TAKER',
      'AMOUNT_ZERO',
      'EXCEEDS_MAX_PURCHASE',
      'PRICE_MOVED',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  cancel: action('otc.cancel', {
    summary: 'Closes an offer of mine; what is left of it comes back',
    caller: 'S',
    later: 6,
    body: { offerId: chainId },
    errors: ['NOT_FOUND', 'NOT_OWNER', 'OFFER_CLOSED'],
  }),
  withdrawCredit: action('otc.withdraw-credit', {
    summary: 'TRX that could not be sent to me when my offer was taken',
    caller: 'S',
    later: 6,
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
