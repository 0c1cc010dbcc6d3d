import * as z from 'zod/mini';
import { action } from '../paid-action/paid-action.ts';
import { swapSides, swapTokenReasons, swapTokenStandings } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, choice, text, time } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  basisPoints,
  count,
  address as shownAddress,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';

/** What a launched token burns of its own pool, for `pool-burn.ts`; times in seconds of the chain. */
const poolBurn = z.object({
  rateBps: basisPoints,
  interval: count,
  floor: sum,
  leftBps: basisPoints,
  lastBurnAt: count,
  vestedAt: count,
});

const swapToken = {
  /** Null for TRX. */
  coin: z.nullable(shownAddress),
  name: z.string(),
  symbol: z.string(),
  decimals: count,
  standing: z.enum(swapTokenStandings),
  image: z.nullable(z.string()),
  /** TRX in its pool, in sun; null for TRX and WTRX. */
  liquidity: z.nullable(sum),
  /** The symbol of a platform token that it could be taken for. */
  like: z.nullable(z.string()),
  poolBurn: z.nullable(poolBurn),
};

/** A pair as the index has it: quotes are computed from it, see `swap-quote.ts`. */
const swapPair = z.object({
  pair: shownAddress,
  coins: z.tuple([shownAddress, shownAddress]),
  reserves: z.tuple([sum, sum]),
});

/** Tokens that can be swapped, and what a quote is computed from. */
export const swap = {
  listTokens: post(paths.swap.listTokens, {
    summary: 'Tokens that can be swapped: platform tokens first, then launched ones by liquidity',
    caller: '-',
    body: { ...pageFields, keyword: z.optional(text(64)) },
    reply: pageOf(swapToken),
  }),
  getToken: post(paths.swap.getToken, {
    summary: 'Whether a token can be swapped here, by its contract address',
    caller: '-',
    body: { token: address },
    reply: z.object({
      ...swapToken,
      /** What the contract says of itself; null where it says nothing sensible. */
      symbol: z.nullable(z.string()),
      decimals: z.nullable(count),
      /** Null when it can be swapped. */
      reason: z.nullable(z.enum(swapTokenReasons)),
      asOf,
    }),
    errors: ['ADDRESS_INVALID', 'CHAIN_UNAVAILABLE'],
  }),
  pools: post(paths.swap.pools, {
    summary: 'Every pair on a way of at most two hops between two tokens, at one block',
    caller: '-',
    /** TRX where a token is left out. */
    body: { pay: z.optional(address), receive: z.optional(address) },
    reply: z.object({
      list: z.array(swapPair),
      /** Stands for TRX in `coins`. */
      wtrx: shownAddress,
      /** Null where this network has no router: nothing can be swapped then. */
      router: z.nullable(shownAddress),
      asOf,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  list: post(paths.swap.list, {
    summary: 'Swaps in the pairs of the platform, the newest first, wherever they were made',
    caller: '-',
    body: { ...pageFields, pair: z.optional(address), trader: z.optional(address) },
    reply: pageOf({
      pair: shownAddress,
      /** Who sent the transaction. */
      trader: shownAddress,
      /** WTRX also where TRX was paid or received. */
      paid: z.object({ coin: shownAddress, amount: sum }),
      received: z.object({ coin: shownAddress, amount: sum }),
      at: shownTime,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
};

/** Swaps over the router, and TRX wrapped and unwrapped. Exits need no activation. */
export const swapActions = {
  /** Quotes `paid`, `received` and `impact` in hundredths of a percent. */
  swap: action('swap.swap', {
    summary: 'Swaps one token for another over at most two pairs; TRX where a token is left out',
    caller: 'S',
    body: {
      pay: z.optional(address),
      receive: z.optional(address),
      /** The token between them where there are two hops. */
      via: z.optional(address),
      side: choice(swapSides),
      /** What is paid or received exactly, by `side`. */
      amount,
      /** The least that may be received, or the most that may be paid. */
      limit: amount,
      /** Chain time; the contract counts in seconds. */
      deadline: time,
    },
    errors: [
      'ADDRESS_INVALID',
      'AMOUNT_ZERO',
      'AMOUNT_TOO_SMALL',
      'TOKEN_NOT_TRADABLE',
      'POOL_EMPTY',
      'NOT_ENOUGH_LIQUIDITY',
      'SLIPPAGE',
      'DEADLINE_OVER',
      'SWAP_UNAVAILABLE',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  wrap: action('swap.wrap', {
    summary: 'Turns TRX into WTRX, one for one',
    caller: 'S',
    body: { amount },
    errors: ['AMOUNT_ZERO', 'INSUFFICIENT_BALANCE'],
  }),
  unwrap: action('swap.unwrap', {
    summary: 'Turns WTRX into TRX, one for one',
    caller: 'S',
    body: { amount },
    errors: ['AMOUNT_ZERO', 'INSUFFICIENT_BALANCE'],
  }),
};
