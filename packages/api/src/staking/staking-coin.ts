import * as z from 'zod/mini';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { address, amount, chainId, choice, wholeNumber } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  basisPoints,
  count,
  money,
  address as shownAddress,
  chainId as shownId,
  amount as sum,
  time,
  txid,
} from '../wire/shapes.ts';
import { whose, whoseErrors } from '../wire/whose.ts';
import { pool, position, stakeRefusals, worth } from './staking-shapes.ts';

export const termStates = ['active', 'matured', 'closed', 'closedEarly'] as const;
const positionId = { coin: address, positionId: chainId };

const term = z.object({
  termIndex: count,
  days: count,
  /** Simple, for 365 days: a stake gets `termReward(amount, rate, days)`, fixed when it is made. */
  rate: basisPoints,
  minAmount: sum,
  open: z.boolean(),
  /** The largest reward that one stake can have set aside now. */
  available: sum,
  /** The largest stake that gets its whole reward now. */
  maxAmount: sum,
});

/** One coin staked for a term; its reward is set aside when the stake is made. */
export const coinStaking = {
  get: post(paths.coinStaking.get, {
    summary: 'Coins to stake, with the terms of each',
    caller: '-',
    body: { coin: z.optional(address) },
    reply: z.object({
      list: z.array(
        z.object({
          ...pool,
          /** Funded and promised to nobody yet. */
          rewardFree: money,
          /** Set aside for running stakes. */
          rewardReserved: money,
          /** Milliseconds after a stake from which it can be closed early, without its reward. */
          earlyAfter: count,
          price: z.nullable(worth),
          dayOptions: z.array(term),
        }),
      ),
      asOf,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  mine: post(paths.coinStaking.mine, {
    summary: 'Stakes of a coin of an address, summed up; mine when none is named',
    caller: '-',
    body: { coin: address, ...whose },
    reply: z.object({
      ...position,
      /** Of the stakes that are due: what closing them pays beside them. */
      due: money,
      running: count,
      nextDue: z.nullable(time),
    }),
    errors: [...whoseErrors, 'COIN_UNKNOWN', 'CHAIN_UNAVAILABLE'],
  }),
  list: post(paths.coinStaking.list, {
    summary:
      'Stakes of an address, mine when none is named: those that run by due date, then the closed ones',
    caller: '-',
    body: {
      ...pageFields,
      ...whose,
      coin: z.optional(address),
      status: z.optional(choice(termStates)),
    },
    reply: pageOf({
      positionId: shownId,
      coin: shownAddress,
      symbol: z.string(),
      amount: sum,
      reward: sum,
      /** What was paid of the reward: all of it, or nothing when closed early; null while it runs. */
      paid: z.nullable(sum),
      rate: basisPoints,
      days: count,
      since: time,
      /** From here on it can be closed early, until it is due. */
      earlyFrom: time,
      unlockAt: time,
      closedAt: z.nullable(time),
      status: z.enum(termStates),
      block: count,
      txid,
      closeTxid: z.nullable(txid),
    }),
    errors: [...whoseErrors, 'CHAIN_UNAVAILABLE'],
  }),
  prepareStake: prepare(paths.coinStaking.prepareStake, {
    kind: 'staking.stake-coin',
    summary: 'Before of staking a coin for a term',
    caller: 'S+',
    body: { coin: address, amount, days: wholeNumber(1, 3_650) },
    quote: {
      amount: sum,
      reward: sum,
      rate: basisPoints,
      termIndex: count,
      earlyFrom: time,
      unlockAt: time,
    },
    errors: [
      ...stakeRefusals,
      'BELOW_MINIMUM',
      'COIN_UNKNOWN',
      'PERIOD_INVALID',
      'EXCEEDS_AVAILABLE',
    ],
  }),
  confirmStake: confirm(paths.coinStaking.confirmStake, {
    kind: 'staking.stake-coin',
    result: { positionId: z.optional(shownId) },
  }),
  prepareUnlock: prepare(paths.coinStaking.prepareUnlock, {
    kind: 'staking.unlock-coin',
    summary: 'Before of closing a stake whose term is over: stake and reward together',
    caller: 'S',
    body: positionId,
    quote: { amount: sum, reward: sum },
    errors: ['COIN_UNKNOWN', 'NOT_FOUND', 'NOT_YET_UNLOCK_TIME', 'INSUFFICIENT_UNLOCKABLE'],
  }),
  confirmUnlock: confirm(paths.coinStaking.confirmUnlock, {
    kind: 'staking.unlock-coin',
  }),
  prepareClaim: prepare(paths.coinStaking.prepareClaim, {
    kind: 'staking.claim-coin',
    summary: 'Before of claiming a term stake, which its closing also does',
    caller: 'S',
    body: positionId,
    quote: { amount: sum, reward: sum },
    errors: ['COIN_UNKNOWN', 'NOT_FOUND', 'CLAIM_NOT_OPEN', 'NOTHING_TO_CLAIM'],
  }),
  confirmClaim: confirm(paths.coinStaking.confirmClaim, { kind: 'staking.claim-coin' }),
};

export const stakingActions = {
  /** Quotes `amount` and `forgone`, the reward that stays in the pool. */
  closeEarly: action('staking.close-early', {
    summary: 'The stake back before its term is over, without the reward',
    caller: 'S',
    body: positionId,
    errors: [
      'COIN_UNKNOWN',
      'NOT_FOUND',
      'INSUFFICIENT_UNLOCKABLE',
      'NOT_YET_UNLOCK_TIME',
      'STAKE_MATURED',
    ],
  }),
};
