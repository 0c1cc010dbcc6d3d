import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { address, amount, choice } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { action, confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import {
  count,
  decimal,
  money,
  address as shownAddress,
  chainId as shownId,
  amount as sum,
  time,
} from './shapes.ts';

/** A node is an address with burn power. */
const nodes = z.object({
  count,
  totalPower: sum,
  medianPower: sum,
  newIn24Hours: count,
  activeIn30Days: count,
});

/** Computing power by burning coins for good. U amounts have 6 decimals. */
export const burnMining = {
  get: post(paths.burnMining.get, {
    summary: 'The pool, what was burned, and node statistics',
    caller: '-',
    later: 5,
    reply: z.object({
      rewardLeft: money,
      dailyReward: money,
      fundedUntil: z.nullable(time),
      burned: z.array(money),
      burnedU: sum,
      coins: z.array(shownAddress),
      nodes,
    }),
  }),
  quote: post(paths.burnMining.quote, {
    summary: 'How much coin a value in U is now',
    caller: '-',
    later: 5,
    body: { coin: address, uAmount: amount },
    reply: z.object({ coinAmount: sum, price: decimal, validUntil: time }),
    errors: ['ADDRESS_INVALID', 'COIN_UNKNOWN', 'AMOUNT_ZERO', 'CHAIN_UNAVAILABLE'],
  }),
  prepareBurn: prepare(paths.burnMining.prepareBurn, {
    kind: 'burn-mining.burn',
    summary: 'Before of burning a coin, or of buying it to burn, within a bound',
    caller: 'S+',
    later: 5,
    body: { mode: choice(['burn', 'swapToBurn']), coin: address, uAmount: amount, maxCoin: amount },
    quote: { coinAmount: sum, uAmount: sum, power: sum },
    errors: ['COIN_UNKNOWN', 'AMOUNT_ZERO', 'BELOW_MINIMUM', 'PRICE_MOVED', 'INSUFFICIENT_BALANCE'],
  }),
  confirmBurn: confirm(paths.burnMining.confirmBurn, {
    kind: 'burn-mining.burn',
    later: 5,
    result: { burnId: z.optional(shownId) },
  }),
  list: post(paths.burnMining.list, {
    summary: 'Burn records, of all or of one address',
    caller: '-',
    later: 5,
    body: { ...pageFields, address: z.optional(address) },
    reply: pageOf({
      id: shownId,
      user: shownAddress,
      coin: shownAddress,
      burnAmount: sum,
      uAmount: sum,
      createTime: time,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
};

export const burnMiningActions = {
  claim: action('burn-mining.claim', {
    summary: 'What my burn power has earned',
    caller: 'S',
    later: 5,
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
