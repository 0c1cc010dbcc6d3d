import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { address, amount } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import { money, address as shownAddress, amount as sum, time, txid } from './shapes.ts';

const ofToken = { tokenAddress: address };

/** The project's own sale of its coin to whitelisted addresses. On the wire this group is "buyToken". */
export const tokenSale = {
  rules: post(paths.tokenSale.rules, {
    summary: 'Price and limits of the sale',
    caller: '-',
    later: 6,
    body: ofToken,
    reply: z.object({
      price: money,
      min: sum,
      max: sum,
      left: sum,
      whitelistOnly: z.boolean(),
      open: z.boolean(),
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  mine: post(paths.tokenSale.mine, {
    summary: 'What I bought and may still buy',
    caller: 'S',
    later: 6,
    body: ofToken,
    reply: z.object({ bought: sum, allowed: z.boolean(), left: sum }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  preparePurchase: prepare(paths.tokenSale.preparePurchase, {
    kind: 'token-sale.buy',
    summary: 'Before of buying in the sale',
    caller: 'S+',
    later: 6,
    body: { ...ofToken, amount },
    quote: { amount: sum, price: money },
    errors: [
      'NOT_FOUND',
      'NOT_WHITELISTED',
      'SALE_CLOSED',
      'AMOUNT_ZERO',
      'BELOW_MINIMUM',
      'EXCEEDS_MAX_PURCHASE',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmPurchase: confirm(paths.tokenSale.confirmPurchase, { kind: 'token-sale.buy', later: 6 }),
  list: post(paths.tokenSale.list, {
    summary: 'My purchases in the sale',
    caller: 'S',
    later: 6,
    body: pageFields,
    reply: pageOf({ tokenAddress: shownAddress, amount: sum, paid: money, at: time, txid }),
  }),
};
