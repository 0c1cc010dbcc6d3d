import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { address, amount, chainId, wholeNumber } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { action, confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import {
  basisPoints,
  count,
  money,
  address as shownAddress,
  chainId as shownId,
  amount as sum,
  time,
} from './shapes.ts';
import { pool, position, stakeRefusals } from './staking-shapes.ts';

const termStates = ['active', 'matured', 'closed', 'closedEarly'] as const;
const positionId = { coin: address, positionId: chainId };

/** One coin staked for a term; its reward is set aside when the stake is made. */
export const coinStaking = {
  get: post(paths.coinStaking.get, {
    summary: 'Coins to stake, with the terms of each',
    caller: '-',
    later: 5,
    body: { coin: z.optional(address) },
    reply: z.object({
      list: z.array(
        z.object({
          ...pool,
          dayOptions: z.array(
            z.object({ termIndex: count, days: count, rate: basisPoints, available: sum }),
          ),
        }),
      ),
    }),
  }),
  mine: post(paths.coinStaking.mine, {
    summary: 'My stakes of a coin, summed up',
    caller: 'S',
    later: 5,
    body: { coin: address },
    reply: z.object(position),
    errors: ['COIN_UNKNOWN'],
  }),
  list: post(paths.coinStaking.list, {
    summary: 'My stakes, one by one',
    caller: 'S',
    later: 5,
    body: { ...pageFields, coin: z.optional(address) },
    reply: pageOf({
      positionId: shownId,
      coin: shownAddress,
      amount: sum,
      reward: sum,
      days: count,
      since: time,
      unlockAt: time,
      status: z.enum(termStates),
    }),
  }),
  prepareStake: prepare(paths.coinStaking.prepareStake, {
    kind: 'staking.stake-coin',
    summary: 'Before of staking a coin for a term',
    caller: 'S+',
    later: 5,
    body: { coin: address, amount, days: wholeNumber(1, 3_650) },
    quote: { amount: sum, reward: sum, unlockAt: time },
    errors: [...stakeRefusals, 'COIN_UNKNOWN', 'PERIOD_INVALID'],
  }),
  confirmStake: confirm(paths.coinStaking.confirmStake, { kind: 'staking.stake-coin', later: 5 }),
  prepareUnlock: prepare(paths.coinStaking.prepareUnlock, {
    kind: 'staking.unlock-coin',
    summary: 'Before of closing a stake whose term is over: stake and reward together',
    caller: 'S',
    later: 5,
    body: positionId,
    quote: { amount: sum, reward: sum },
    errors: ['NOT_FOUND', 'NOT_YET_UNLOCK_TIME', 'INSUFFICIENT_UNLOCKABLE'],
  }),
  confirmUnlock: confirm(paths.coinStaking.confirmUnlock, {
    kind: 'staking.unlock-coin',
    later: 5,
  }),
  prepareClaim: prepare(paths.coinStaking.prepareClaim, {
    kind: 'staking.claim-coin',
    summary: 'Before of claiming a term stake, which its closing also does',
    caller: 'S',
    later: 5,
    body: positionId,
    quote: { reward: money },
    errors: ['NOT_FOUND', 'CLAIM_NOT_OPEN', 'AMOUNT_ZERO'],
  }),
  confirmClaim: confirm(paths.coinStaking.confirmClaim, { kind: 'staking.claim-coin', later: 5 }),
};

export const stakingActions = {
  closeEarly: action('staking.close-early', {
    summary: 'The stake back before its term is over, without the reward',
    caller: 'S',
    later: 5,
    body: positionId,
    errors: ['NOT_FOUND', 'NOT_OWNER'],
  }),
};
