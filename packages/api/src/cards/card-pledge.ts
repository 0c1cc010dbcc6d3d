import * as z from 'zod/mini';
import { action, confirm, prepare } from '../paid-action/paid-action.ts';
import { post } from '../wire/endpoint.ts';
import { chainId, choice, wholeNumber } from '../wire/form-fields.ts';
import { pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { amount, count, money, chainId as shownId, time } from '../wire/shapes.ts';

type PledgePaths = Readonly<Record<`${'prepare' | 'confirm'}${'Pledge' | 'Unlock'}`, string>>;

/** Pledging and unlocking a card. Three groups of paths have it, for two collections. */
export const pledging = <const P extends PledgePaths>(at: P) => ({
  preparePledge: prepare(at.preparePledge as P['preparePledge'], {
    kind: 'card-pledge.pledge',
    summary: 'Before of pledging a card for a term',
    caller: 'S+',
    body: { tokenId: chainId, days: wholeNumber(1, 3_650) },
    quote: { unlockAt: time, weight: count },
    errors: [
      'CARD_NOT_MINTED',
      'NOT_OWNER',
      'ALREADY_STAKED',
      'CARD_ON_SALE',
      'CARD_FROZEN',
      'STAKING_ENDED',
      'PERIOD_INVALID',
    ],
  }),
  confirmPledge: confirm(at.confirmPledge as P['confirmPledge'], {
    kind: 'card-pledge.pledge',
  }),
  prepareUnlock: prepare(at.prepareUnlock as P['prepareUnlock'], {
    kind: 'card-pledge.unlock',
    summary: 'Before of unlocking a pledged card',
    caller: 'S',
    body: { tokenId: chainId },
    errors: ['CARD_NOT_MINTED', 'NOT_OWNER', 'NOT_STAKED', 'NOT_YET_UNLOCK_TIME'],
  }),
  confirmUnlock: confirm(at.confirmUnlock as P['confirmUnlock'], {
    kind: 'card-pledge.unlock',
  }),
});

const pledgeStates = ['locked', 'unlockable', 'closed'] as const;

/** Pledged cards and what they earn. On the wire this group is called "mucnft-pledge". */
export const cardPledge = {
  statistics: post(paths.cardPledge.statistics, {
    summary: 'Numbers of the pool; rewards are funded until `endsAt`',
    caller: '-',
    reply: z.object({
      staked: count,
      stakers: count,
      dailyReward: money,
      rewardLeft: amount,
      endsAt: z.nullable(time),
      /** Of all pledged cards. */
      weight: amount,
      /** Every card there is or can be, pledged for the best term: nobody's share can be smaller. */
      mostWeight: amount,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  terms: post(paths.cardPledge.terms, {
    summary: 'Terms to choose from',
    caller: '-',
    reply: z.object({
      list: z.array(
        z.object({
          days: count,
          /** Percent of the level's own weight. */
          weight: count,
          minLevel: count,
          /** The levels that may be pledged for it, with what a card pledged now would earn. */
          levels: z.array(
            z.object({
              level: count,
              weight: count,
              /** Even if every other card were pledged too. */
              atLeast: money,
              /** If nobody else comes or goes. */
              atPresent: money,
            }),
          ),
        }),
      ),
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  listMine: post(paths.cardPledge.listMine, {
    summary: 'My pledges',
    caller: 'S',
    body: { ...pageFields, status: z.optional(choice(pledgeStates)) },
    reply: pageOf({
      tokenId: shownId,
      level: count,
      serial: count,
      since: time,
      unlockAt: time,
      days: count,
      weight: count,
      reward: money,
      status: z.enum(pledgeStates),
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  ...pledging(paths.cardPledge),
};

export const cardPledgeActions = {
  claim: action('card-pledge.claim', {
    summary: 'What my pledged cards have earned',
    caller: 'S',
    errors: ['NOTHING_TO_CLAIM'],
  }),
};
