import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { amount, wholeNumber } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import {
  basisPoints,
  count,
  money,
  address as shownAddress,
  amount as sum,
  time,
  txid,
} from './shapes.ts';
import { pool, position, stakeRefusals } from './staking-shapes.ts';

const poolId = wholeNumber(0, 1_000_000);

/** LP staked without a term; rewards stream from what was funded. */
export const lpStaking = {
  get: post(paths.lpStaking.get, {
    summary: 'LP pools',
    caller: '-',
    later: 5,
    body: { poolId: z.optional(poolId) },
    reply: z.object({ list: z.array(z.object({ ...pool, pair: shownAddress })) }),
  }),
  mine: post(paths.lpStaking.mine, {
    summary: 'My stake in a pool',
    caller: 'S',
    later: 5,
    body: { poolId },
    reply: z.object(position),
    errors: ['NOT_FOUND'],
  }),
  list: post(paths.lpStaking.list, {
    summary: 'My LP stakes, exits and claims',
    caller: 'S',
    later: 5,
    body: pageFields,
    reply: pageOf({
      poolId: count,
      what: z.enum(['stake', 'unlock', 'claim']),
      amount: money,
      at: time,
      txid,
    }),
  }),
  prepareStake: prepare(paths.lpStaking.prepareStake, {
    kind: 'staking.stake-lp',
    summary: 'Before of staking LP',
    caller: 'S+',
    later: 5,
    body: { poolId, amount },
    quote: { amount: sum, apr: basisPoints },
    errors: stakeRefusals,
  }),
  confirmStake: confirm(paths.lpStaking.confirmStake, { kind: 'staking.stake-lp', later: 5 }),
  prepareUnlock: prepare(paths.lpStaking.prepareUnlock, {
    kind: 'staking.unlock-lp',
    summary: 'Before of taking LP back',
    caller: 'S',
    later: 5,
    body: { poolId, amount },
    quote: { amount: sum },
    errors: ['NOT_FOUND', 'AMOUNT_ZERO', 'NOT_YET_UNLOCK_TIME', 'INSUFFICIENT_UNLOCKABLE'],
  }),
  confirmUnlock: confirm(paths.lpStaking.confirmUnlock, { kind: 'staking.unlock-lp', later: 5 }),
  prepareClaim: prepare(paths.lpStaking.prepareClaim, {
    kind: 'staking.claim-lp',
    summary: 'Before of claiming the reward of a pool',
    caller: 'S',
    later: 5,
    body: { poolId },
    quote: { reward: money },
    errors: ['NOT_FOUND', 'CLAIM_NOT_OPEN', 'AMOUNT_ZERO'],
  }),
  confirmClaim: confirm(paths.lpStaking.confirmClaim, { kind: 'staking.claim-lp', later: 5 }),
};
