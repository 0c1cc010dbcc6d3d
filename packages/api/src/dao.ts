import * as z from 'zod/mini';
import { address, chainId, choice, requiredText, text } from './form-fields.ts';
import { action } from './paid-action.ts';

const proposal = { proposalId: chainId };

/** The community DAO: VLM votes, and a timelock that carries out what was decided. */
export const daoActions = {
  propose: action('dao.propose', {
    summary: 'Proposes one call of the timelock',
    caller: 'S+',
    later: 8,
    body: { target: address, callData: requiredText(8_000), description: requiredText(4_000) },
    errors: ['ADDRESS_INVALID', 'VOTES_BELOW_THRESHOLD', 'TEXT_FORBIDDEN'],
  }),
  vote: action('dao.vote', {
    summary: 'Votes on a proposal',
    caller: 'S+',
    later: 8,
    body: {
      ...proposal,
      support: choice(['against', 'for', 'abstain']),
      reason: z.optional(text(500)),
    },
    errors: ['NOT_FOUND', 'PROPOSAL_PHASE_WRONG', 'ALREADY_VOTED'],
  }),
  delegate: action('dao.delegate', {
    summary: 'Gives my votes to an address, or to myself',
    caller: 'S+',
    later: 8,
    body: { delegatee: address },
    errors: ['ADDRESS_INVALID'],
  }),
  queue: action('dao.queue', {
    summary: 'Puts a proposal that passed into the timelock; anyone may',
    caller: 'S',
    later: 8,
    body: proposal,
    errors: ['NOT_FOUND', 'PROPOSAL_PHASE_WRONG'],
  }),
  execute: action('dao.execute', {
    summary: 'Carries out a proposal whose delay is over; anyone may',
    caller: 'S',
    later: 8,
    body: proposal,
    errors: ['NOT_FOUND', 'PROPOSAL_PHASE_WRONG'],
  }),
};
