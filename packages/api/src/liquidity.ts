import * as z from 'zod/mini';
import { lpPurchaseStates } from './display-states.ts';
import { post } from './endpoint.ts';
import { address, amount, basisPoints, choice } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import {
  decimal,
  money,
  basisPoints as share,
  address as shownAddress,
  amount as sum,
  time,
  txid,
} from './shapes.ts';

/** The contract's owner can set no more. */
export const MAX_SLIPPAGE_BPS = 5_000;

const pool = {
  pair: shownAddress,
  base: money,
  token: money,
  price: decimal,
  lpSupply: sum,
  burnedLP: sum,
};

export const liquidity = {
  list: post(paths.liquidity.list, {
    summary: 'Pools',
    caller: '-',
    later: 5,
    body: pageFields,
    reply: pageOf(pool),
  }),
  get: post(paths.liquidity.get, {
    summary: 'One pool',
    caller: '-',
    later: 5,
    body: { pair: address },
    reply: z.object({ ...pool, slippage: share }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND'],
  }),
  prepareAdding: prepare(paths.liquidity.prepareAdding, {
    kind: 'liquidity.add',
    summary: 'Before of adding liquidity: sun, with at least so much of the token',
    caller: 'S+',
    later: 5,
    body: { pair: address, coinAmount: amount, tokenMin: amount },
    quote: { tokenAmount: sum, lpAmount: sum },
    errors: ['NOT_FOUND', 'AMOUNT_ZERO', 'SLIPPAGE', 'INSUFFICIENT_BALANCE'],
  }),
  confirmAdding: confirm(paths.liquidity.confirmAdding, {
    kind: 'liquidity.add',
    later: 5,
    result: { lpAmount: z.optional(sum) },
  }),
  prepareLpPurchase: prepare(paths.liquidity.prepareLpPurchase, {
    kind: 'liquidity.buy-lp',
    summary: 'Before of buying LP, which is locked for a day',
    caller: 'S+',
    later: 5,
    body: { pair: address, amount },
    quote: { tokenAmount: sum, lpAmount: sum, releaseAt: time },
    errors: ['NOT_FOUND', 'AMOUNT_ZERO', 'BELOW_MINIMUM', 'SLIPPAGE', 'INSUFFICIENT_BALANCE'],
  }),
  confirmLpPurchase: confirm(paths.liquidity.confirmLpPurchase, {
    kind: 'liquidity.buy-lp',
    later: 5,
  }),
  listLpPurchases: post(paths.liquidity.listLpPurchases, {
    summary: 'LP I bought',
    caller: 'S',
    later: 5,
    body: pageFields,
    reply: pageOf({
      pair: shownAddress,
      amount: sum,
      lpAmount: sum,
      status: z.enum(lpPurchaseStates),
      releaseAt: z.nullable(time),
      txid: z.optional(txid),
      time,
    }),
  }),
  prepareEdit: prepare(paths.liquidity.prepareEdit, {
    kind: 'liquidity.edit',
    summary: 'Before of setting the slippage, or of taking stray coins, by the owner of the helper',
    caller: 'C',
    later: 6,
    body: {
      token: address,
      edit: choice(['slippage', 'withdraw']),
      slippageBps: z.optional(basisPoints(MAX_SLIPPAGE_BPS)),
      amount: z.optional(amount),
    },
    errors: ['ADDRESS_INVALID', 'SLIPPAGE_RANGE', 'NOT_FOUND'],
  }),
  confirmEdit: confirm(paths.liquidity.confirmEdit, { kind: 'liquidity.edit', later: 6 }),
};
