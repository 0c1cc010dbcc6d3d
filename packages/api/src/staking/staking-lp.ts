import * as z from 'zod/mini';
import { confirm, prepare } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { amount, choice, wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  basisPoints,
  count,
  money,
  address as shownAddress,
  amount as sum,
  time,
  txid,
} from '../wire/shapes.ts';
import { whose, whoseErrors } from '../wire/whose.ts';
import { funding, pool, position, stakeRefusals, worth } from './staking-shapes.ts';

const poolId = wholeNumber(0, 1_000_000);
export const lpStakeSteps = ['stake', 'unlock', 'claim'] as const;

/** One side of the pair behind the LP. */
const side = z.object({
  coin: shownAddress,
  symbol: z.string(),
  decimals: count,
  /** In the pair, as the index knows it. */
  reserve: sum,
});

/** LP staked without a term; rewards stream from what was funded. */
export const lpStaking = {
  get: post(paths.lpStaking.get, {
    summary: 'LP pools; yields are for a stake of `amount`, or of 100 U',
    caller: '-',
    body: { poolId: z.optional(poolId), amount: z.optional(amount) },
    reply: z.object({
      list: z.array(
        z.object({
          ...pool,
          pair: shownAddress,
          /** The token first, then WTRX. */
          sides: z.array(side),
          lpSupply: sum,
          minAmount: sum,
          rewardLeft: money,
          dailyReward: money,
          /** All that was ever funded. */
          funded: money,
          /** The newest first, at most five. */
          fundings: z.array(funding),
          /** While nobody has staked it moves on with the time; null when nothing is left. */
          fundedUntil: z.nullable(time),
          /** What the yields below are of. */
          aprOf: sum,
          /** `streamYield`: if nobody else comes or goes; null without a reliable price. */
          apr: z.nullable(basisPoints),
          /** The same if every LP there is were staked. */
          aprIfAllStake: z.nullable(basisPoints),
          prices: z.nullable(z.object({ stake: worth, reward: worth })),
          /** For `streamYield` of any other amount. Seconds; the rate in 2^-64 units a second. */
          stream: z.object({ rate: sum, last: count, finish: count, total: sum }),
        }),
      ),
      asOf,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  mine: post(paths.lpStaking.mine, {
    summary: 'My stake in a pool',
    caller: 'S',
    body: { poolId },
    reply: z.object({
      ...position,
      /** Of the pool, rounded down. */
      share: basisPoints,
      /** Of the first stake that is still in. */
      since: z.nullable(time),
      /**
       * Against keeping the two coins, since the average price at which I staked; null without a stake.
       * `priceChange` is how the token moved against TRX, in hundredths of a percent, and may be negative.
       */
      againstKeeping: z.nullable(z.object({ loss: basisPoints, priceChange: z.number() })),
    }),
    errors: ['NOT_FOUND', 'CHAIN_UNAVAILABLE'],
  }),
  list: post(paths.lpStaking.list, {
    summary: 'LP stakes, exits and claims of an address, the newest first; mine when none is named',
    caller: '-',
    body: { ...pageFields, ...whose, what: z.optional(choice(lpStakeSteps)) },
    reply: pageOf({
      poolId: count,
      what: z.enum(lpStakeSteps),
      amount: money,
      at: time,
      block: count,
      txid,
    }),
    errors: [...whoseErrors, 'CHAIN_UNAVAILABLE'],
  }),
  prepareStake: prepare(paths.lpStaking.prepareStake, {
    kind: 'staking.stake-lp',
    summary: 'Before of staking LP',
    caller: 'S+',
    body: { poolId, amount },
    quote: { amount: sum, apr: z.nullable(basisPoints), fundedUntil: time },
    errors: ['NOT_FOUND', ...stakeRefusals],
  }),
  confirmStake: confirm(paths.lpStaking.confirmStake, { kind: 'staking.stake-lp' }),
  prepareUnlock: prepare(paths.lpStaking.prepareUnlock, {
    kind: 'staking.unlock-lp',
    summary: 'Before of taking LP back; what it earned stays claimable',
    caller: 'S',
    body: { poolId, amount },
    quote: { amount: sum, left: sum },
    errors: ['NOT_FOUND', 'AMOUNT_ZERO', 'INSUFFICIENT_UNLOCKABLE'],
  }),
  confirmUnlock: confirm(paths.lpStaking.confirmUnlock, { kind: 'staking.unlock-lp' }),
  prepareClaim: prepare(paths.lpStaking.prepareClaim, {
    kind: 'staking.claim-lp',
    summary: 'Before of claiming the reward of a pool',
    caller: 'S',
    body: { poolId },
    quote: { reward: sum },
    errors: ['NOT_FOUND', 'NOTHING_TO_CLAIM'],
  }),
  confirmClaim: confirm(paths.lpStaking.confirmClaim, { kind: 'staking.claim-lp' }),
};
