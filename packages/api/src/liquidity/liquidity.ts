import * as z from 'zod/mini';
import { lpPurchaseStates } from '../order-kinds/display-states.ts';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { codesFrom } from '../refusals/error-codes.ts';
import { zapCoins } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, basisPoints, choice, time as deadline } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  decimal,
  money,
  basisPoints as share,
  address as shownAddress,
  amount as sum,
  time,
  txid,
} from '../wire/shapes.ts';

/** The contract's owner can set no more. */
export const MAX_SLIPPAGE_BPS = 5_000;

/** Of adding both coins to a pair and of taking them out. */
const refusals = [
  ...(['ADDRESS_INVALID', 'NOT_FOUND', 'AMOUNT_ZERO', 'AMOUNT_TOO_SMALL', 'POOL_EMPTY'] as const),
  ...(['SLIPPAGE', 'DEADLINE_OVER', 'SWAP_UNAVAILABLE', 'INSUFFICIENT_BALANCE'] as const),
] as const;

/** What the owner of the helper may do. */
export const liquidityEdits = ['slippage', 'withdraw'] as const;

const pool = {
  pair: shownAddress,
  /** What the pair holds of each; `base` is WTRX where it is one of the two, else U. */
  base: money,
  token: money,
  /** Base coins for one whole token: in the pool, and on average; null without a reliable one. */
  price: decimal,
  averagePrice: z.nullable(decimal),
  /** LP has its own decimals, see `lpDecimals`. */
  lpSupply: sum,
  /** LP that nobody can ever take out. */
  burnedLP: sum,
  lpDecimals: count,
  /** What all of the pool is worth in U by average prices; null without them. */
  worth: z.nullable(sum),
  /** Whether the helper adds to it and zaps into it: only pairs with WTRX. */
  canAdd: z.boolean(),
};

const deposit = z.object({
  lp: sum,
  /** The two coins when the LP came to its owner, less what left since. */
  token: sum,
  base: sum,
  /** Sum of the roots of their products, from which fees are told. */
  root: sum,
  since: time,
});

export const liquidity = {
  list: post(paths.liquidity.list, {
    summary: 'Pools',
    caller: '-',
    body: pageFields,
    reply: pageOf(pool),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  get: post(paths.liquidity.get, {
    summary: 'One pool',
    caller: '-',
    body: { pair: address },
    reply: z.object({
      ...pool,
      /** How far the price may stand from its average for a zap, by the helper's owner. */
      slippage: share,
      /** A zap may swap no more of what the pair holds: above it, trading around it could pay. */
      maxSwap: share,
      final: z.boolean(),
      asOf,
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'CHAIN_UNAVAILABLE'],
  }),
  getPair: post(paths.liquidity.getPair, {
    summary:
      'A pair of the platform or of a launched token, with reserves and total LP, see lp-math.ts',
    caller: '-',
    body: { pair: address },
    reply: z.object({
      pair: shownAddress,
      /** What LP pays out; TRX where the pair holds WTRX. */
      base: z.object({ ...money.shape, decimals: count }),
      token: z.object({ ...money.shape, decimals: count }),
      lpSupply: sum,
      lpDecimals: count,
      /** Where the factory takes a part of the fees: the product of the reserves that it counts from; 0 elsewhere. */
      kLast: sum,
    }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'CHAIN_UNAVAILABLE'],
  }),
  getDeposit: post(paths.liquidity.getDeposit, {
    summary: 'What the LP of an address was made of when it came to it, see lp-result.ts',
    caller: '-',
    body: { address, pair: address },
    /** `presale`: what the LP that vests to its buyers was made of. */
    reply: z.object({ own: z.nullable(deposit), presale: z.nullable(deposit), asOf }),
    errors: ['ADDRESS_INVALID', 'NOT_FOUND', 'CHAIN_UNAVAILABLE'],
  }),
  prepareAdding: prepare(paths.liquidity.prepareAdding, {
    kind: 'liquidity.add',
    summary: 'Before of adding liquidity: up to so much of both, for at least so much LP',
    caller: 'S+',
    /** `coinAmount` in sun. What does not fit the ratio of the pool is refunded. */
    body: { token: address, coinAmount: amount, tokenAmount: amount, minLp: amount },
    quote: { coinAmount: sum, tokenAmount: sum, lpAmount: sum },
    errors: ['NOT_FOUND', 'AMOUNT_ZERO', 'SLIPPAGE', 'INSUFFICIENT_BALANCE'],
  }),
  confirmAdding: confirm(paths.liquidity.confirmAdding, {
    kind: 'liquidity.add',
    result: { lpAmount: z.optional(sum) },
  }),
  prepareLpPurchase: prepare(paths.liquidity.prepareLpPurchase, {
    kind: 'liquidity.buy-lp',
    summary: 'Before of buying LP with TRX or with the token alone; it is locked for a day',
    caller: 'S+',
    body: { token: address, pay: choice(zapCoins), amount, minLp: amount },
    quote: {
      pair: shownAddress,
      /** Of what is paid: swapped into the other coin, and back because it does not fit. */
      swapped: sum,
      leftover: sum,
      lpAmount: sum,
      /** Price after the swap against the one before it. */
      impact: share,
      releaseAt: time,
    },
    errors: [
      'NOT_FOUND',
      'AMOUNT_ZERO',
      'BELOW_MINIMUM',
      'SLIPPAGE',
      'ZAP_TOO_LARGE',
      'PRICE_UNAVAILABLE',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmLpPurchase: confirm(paths.liquidity.confirmLpPurchase, {
    kind: 'liquidity.buy-lp',
    result: { lpAmount: z.optional(sum) },
  }),
  listLpPurchases: post(paths.liquidity.listLpPurchases, {
    summary: 'LP I bought, newest first',
    caller: 'S',
    body: { ...pageFields, status: z.optional(choice(lpPurchaseStates)) },
    reply: pageOf({
      pair: shownAddress,
      token: shownAddress,
      symbol: z.string(),
      paid: money,
      lpAmount: sum,
      status: z.enum(lpPurchaseStates),
      /** When its lock opens, which releases it; null before it is in a block. */
      releaseAt: z.nullable(time),
      /** Key of the lock in milliseconds, for `locks.unlock`; null before it is in a block. */
      createTime: z.nullable(time),
      /** When it was taken out of its lock. */
      takenAt: z.nullable(time),
      orderId: z.nullable(z.string()),
      failReason: z.optional(z.enum(codesFrom('order'))),
      failParams: z.optional(z.record(z.string(), z.string())),
      txid: z.optional(txid),
      time,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  prepareEdit: prepare(paths.liquidity.prepareEdit, {
    kind: 'liquidity.edit',
    summary: 'Before of setting the slippage, or of taking stray coins, by the owner of the helper',
    // Not of a token: the helper is one for all, and its contract says who owns it.
    caller: 'C',
    body: {
      /** Of the stray coins, all of which come out; the zero address means TRX. */
      token: z.optional(address),
      edit: choice(liquidityEdits),
      slippageBps: z.optional(basisPoints(MAX_SLIPPAGE_BPS)),
    },
    /** The slippage until now, or what comes out. */
    quote: { before: z.optional(share), amount: z.optional(sum) },
    errors: ['ADDRESS_INVALID', 'FIELD_REQUIRED', 'SLIPPAGE_RANGE', 'NOT_FOUND'],
  }),
  confirmEdit: confirm(paths.liquidity.confirmEdit, { kind: 'liquidity.edit' }),
};

/** Both coins into any known pair, and LP back into them. Removing needs no activation: exits never do. */
export const liquidityActions = {
  /** Quotes `baseAmount`, `tokenAmount` and `lpAmount`. The LP is not locked. */
  addBoth: action('liquidity.add-both', {
    summary: 'Adds up to so much of both coins to any pair, at least so much of each',
    caller: 'S+',
    body: {
      pair: address,
      baseAmount: amount,
      tokenAmount: amount,
      minBase: amount,
      minToken: amount,
      deadline,
    },
    errors: refusals,
  }),
  /** Quotes `baseAmount` and `tokenAmount`; TRX comes out as TRX. */
  remove: action('liquidity.remove', {
    summary: 'Turns LP of a pair into its two coins, at least so much of each',
    caller: 'S',
    body: { pair: address, lpAmount: amount, minBase: amount, minToken: amount, deadline },
    errors: refusals,
  }),
};
