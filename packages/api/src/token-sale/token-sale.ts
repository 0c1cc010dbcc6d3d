import * as z from 'zod/mini';
import { confirm, prepare } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, chainId } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  money,
  address as shownAddress,
  chainId as shownId,
  time as shownTime,
  amount as sum,
  time,
  txid,
} from '../wire/shapes.ts';

const ofToken = { tokenAddress: address };

/** What of the sale the caller may buy now: an offer of the desk, at its terms. */
const saleOffer = z.object({
  offerId: shownId,
  amount: sum,
  left: sum,
  wantAmount: sum,
  smallest: sum,
  expires: shownTime,
});

/** The project's own sale of its coin to whitelisted addresses. On the wire this group is "buyToken". */
export const tokenSale = {
  rules: post(paths.tokenSale.rules, {
    summary: 'Price and limits of the sale, as they are for who asks',
    caller: '-',
    body: ofToken,
    reply: z.object({
      /** Of one whole coin, rounded up. */
      price: money,
      min: sum,
      /** In one go. */
      max: sum,
      /** Of all offers together. */
      left: sum,
      whitelistOnly: z.boolean(),
      open: z.boolean(),
      symbol: z.nullable(z.string()),
      decimals: z.nullable(count),
      seller: z.nullable(shownAddress),
      /** The cheapest that is open to the caller; null when none is. */
      offer: z.nullable(saleOffer),
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  mine: post(paths.tokenSale.mine, {
    summary: 'What I bought and may still buy',
    caller: 'S',
    body: ofToken,
    reply: z.object({ bought: sum, allowed: z.boolean(), left: sum }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  preparePurchase: prepare(paths.tokenSale.preparePurchase, {
    kind: 'token-sale.buy',
    summary: 'Before of buying in the sale',
    caller: 'S+',
    body: {
      ...ofToken,
      amount,
      /** Which of the sale's offers; the cheapest that has enough when left out. */
      offerId: z.optional(chainId),
      /** What it may cost at most; its price when left out. */
      maxPay: z.optional(amount),
    },
    /** `pay` in what the offer wants. */
    quote: { amount: sum, pay: sum },
    errors: [
      'NOT_FOUND',
      'NOT_WHITELISTED',
      'SALE_CLOSED',
      'AMOUNT_ZERO',
      'BELOW_MINIMUM',
      'EXCEEDS_MAX_PURCHASE',
      'PRICE_MOVED',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmPurchase: confirm(paths.tokenSale.confirmPurchase, { kind: 'token-sale.buy' }),
  list: post(paths.tokenSale.list, {
    summary: 'My purchases in the sale',
    caller: 'S',
    body: pageFields,
    reply: pageOf({ tokenAddress: shownAddress, amount: sum, paid: money, at: time, txid }),
  }),
};
