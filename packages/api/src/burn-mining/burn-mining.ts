import * as z from 'zod/mini';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { burnModes } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, choice } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  basisPoints,
  count,
  decimal,
  money,
  address as shownAddress,
  chainId as shownId,
  amount as sum,
  time,
  txid,
} from '../wire/shapes.ts';

/** A node is an address with burn power. U amounts have 6 decimals. */
const nodes = z.object({
  count,
  totalPower: sum,
  medianPower: sum,
  /** Burned for the first time in the last 24 hours. */
  newIn24Hours: count,
  /** Burned or claimed in the last 30 days. */
  activeIn30Days: count,
});

/** A coin that can be burned now. */
const burnCoin = z.object({
  coin: shownAddress,
  symbol: z.string(),
  /** U that one whole coin counts for in a burn: the cheaper of average and present price; null without a price. */
  price: z.nullable(decimal),
  /** U that can still be burned, and swapped to be burned, in the present block. */
  room: sum,
  swapRoom: sum,
});

/**
 * What the records add up to beside what the chain itself says. `behind` while the chain has burns that the index has
 * not seen yet.
 */
const proof = z.object({
  state: z.enum(['equal', 'behind', 'different']),
  /** Number of burns and their U: by the records, and by the contract. */
  burns: shownId,
  chainBurns: shownId,
  power: sum,
  chainPower: sum,
  /** What lies at the dead address, per coin; others may have sent there too, so it is never less than the records. */
  atDeadAddress: z.array(money),
  deadAddress: shownAddress,
});

/** Computing power by burning coins permanently. U amounts have 6 decimals. */
export const burnMining = {
  get: post(paths.burnMining.get, {
    summary: 'The pool, what was burned, node statistics, and the proof of what was burned',
    caller: '-',
    reply: z.object({
      /** Funded and not yet streamed to anyone. */
      rewardLeft: money,
      dailyReward: money,
      /** What the contract holds of the reward coin, and how much of it already belongs to members. */
      held: money,
      owed: money,
      fundedUntil: z.nullable(time),
      burned: z.array(money),
      burnedU: sum,
      coins: z.array(burnCoin),
      /** What swap-to-burn is paid in. */
      payCoin: z.object({ coin: shownAddress, symbol: z.string() }),
      nodes,
      proof,
      contract: shownAddress,
      /** Of the session's address, if there is one. Power and what waits to be claimed are read from the chain. */
      mine: z.nullable(z.object({ burns: count, claimed: money })),
      asOf,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  quote: post(paths.burnMining.quote, {
    summary: 'How much coin a value in U is now, or how much U an amount of coin is',
    caller: '-',
    pace: 'node',
    body: {
      mode: z._default(choice(burnModes), 'burn'),
      coin: address,
      /** One of the two. */
      uAmount: z.optional(amount),
      coinAmount: z.optional(amount),
    },
    reply: z.object({
      mode: z.enum(burnModes),
      uAmount: sum,
      /** A burn takes so much; a swap burns so much. */
      coinAmount: sum,
      power: sum,
      /** A burn may take up to this, a swap burns no less than this: `limit` of the Before. */
      limit: sum,
      /** U of one whole coin in this quote, at the average, and in the pool at this moment. */
      price: decimal,
      averagePrice: decimal,
      spotPrice: decimal,
      /** How much worse than the average price, fee included. */
      slippage: basisPoints,
      /** Block of the price, when it was asked for, and until when it is offered. */
      block: count,
      quotedAt: time,
      validUntil: time,
      /** U that fit into one block. */
      room: sum,
      breakEven: z.object({
        /** Days until the reward is worth what was given: if all power stays as it is, and if it doubles. */
        days: z.nullable(count),
        daysIfDoubled: z.nullable(count),
        /** Days that are funded; null when nothing is. */
        fundedDays: z.nullable(count),
      }),
    }),
    errors: [
      'ADDRESS_INVALID',
      'COIN_UNKNOWN',
      'FIELD_REQUIRED',
      'AMOUNT_ZERO',
      'PRICE_UNAVAILABLE',
      'CHAIN_UNAVAILABLE',
    ],
  }),
  prepareBurn: prepare(paths.burnMining.prepareBurn, {
    kind: 'burn-mining.burn',
    summary: 'Before of burning a coin, or of buying it to burn, within a limit',
    caller: 'S+',
    body: {
      mode: choice(burnModes),
      coin: address,
      uAmount: amount,
      /** The most coin that a burn may take; the least that a swap must burn. */
      limit: amount,
    },
    quote: { coinAmount: sum, uAmount: sum, power: sum },
    errors: [
      'COIN_UNKNOWN',
      'AMOUNT_ZERO',
      'PRICE_MOVED',
      'PRICE_UNAVAILABLE',
      'SLIPPAGE',
      'BURN_BLOCK_CAP',
      'LIQUIDITY_TOO_LOW',
      'INSUFFICIENT_BALANCE',
    ],
  }),
  confirmBurn: confirm(paths.burnMining.confirmBurn, {
    kind: 'burn-mining.burn',
    result: { burnId: z.optional(shownId) },
  }),
  list: post(paths.burnMining.list, {
    summary: 'Burn records, of all or of one address, newest first',
    caller: '-',
    body: { ...pageFields, address: z.optional(address) },
    reply: pageOf({
      id: shownId,
      user: shownAddress,
      coin: shownAddress,
      symbol: z.string(),
      burnAmount: sum,
      uAmount: sum,
      createTime: time,
      txid,
    }),
    errors: ['ADDRESS_INVALID', 'CHAIN_UNAVAILABLE'],
  }),
};

export const burnMiningActions = {
  claim: action('burn-mining.claim', {
    summary: 'What my burn power has earned',
    caller: 'S',
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
