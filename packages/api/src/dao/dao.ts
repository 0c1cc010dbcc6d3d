import * as z from 'zod/mini';
import { action } from '../paid-action/paid-action.ts';
import { proposalGroups, proposalStates, voteChoices } from '../wire/choice-lists.ts';
import { post } from '../wire/endpoint.ts';
import { address, chainId, choice, requiredText, text } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import {
  count,
  address as shownAddress,
  chainId as shownId,
  time as shownTime,
  amount as sum,
  txid,
} from '../wire/shapes.ts';

const proposal = { proposalId: chainId };

/** Selector and arguments in hex. */
const callData = z
  .string()
  .check(z.regex(/^([0-9a-f]{2}){4,4000}$/, { error: 'FIELD_INVALID', abort: true }));

const callRow = z.object({ target: shownAddress, value: sum, data: z.string() });

/** Votes in units of VLM. Times of the chain. */
const proposalRow = {
  proposalId: shownId,
  /** Counted from 1 in the order in which they were made. */
  number: count,
  proposer: shownAddress,
  /** The first line of the description. */
  title: z.string(),
  state: choice(proposalStates),
  madeAt: shownTime,
  /** The votes of this moment count; voting begins after it. */
  voteStart: shownTime,
  /** May have been prolonged by a quorum that was reached late. */
  voteEnd: shownTime,
  inFavour: sum,
  against: sum,
  abstain: sum,
  voters: count,
  /** What in favour and abstaining must reach; before the vote begins, what it would be now. */
  quorum: sum,
  /** From when it can be executed; null before it is queued. */
  eta: z.nullable(shownTime),
  endedAt: z.nullable(shownTime),
  txid,
  /** What the address that was named has voted. */
  myVote: z.nullable(choice(voteChoices)),
};

/** The community DAO as its index tells it. */
export const dao = {
  list: post(paths.dao.list, {
    summary: 'Proposals, the newest first, and how many there are of each kind',
    caller: '-',
    body: {
      ...pageFields,
      group: z.optional(choice(proposalGroups)),
      address: z.optional(address),
    },
    reply: z.object({
      ...pageOf(proposalRow).shape,
      counts: z.object({ voting: count, waiting: count, done: count, failed: count }),
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  get: post(paths.dao.get, {
    summary: 'One proposal with its calls and its whole text',
    caller: '-',
    body: { ...proposal, address: z.optional(address) },
    reply: z.object({
      ...proposalRow,
      description: z.string(),
      /** Hash of the description as the contract got it, in hex; null when the log does not tell the text. */
      descriptionHash: z.nullable(z.string()),
      calls: z.array(callRow),
      /** The votes of the proposer as they are now. */
      proposerVotes: sum,
      final: z.boolean(),
      asOf,
    }),
    errors: ['NOT_FOUND', 'ADDRESS_INVALID'],
  }),
  listVotes: post(paths.dao.listVotes, {
    summary: 'Votes on a proposal, the heaviest first, or those of an address, the newest first',
    caller: '-',
    body: {
      ...pageFields,
      proposalId: z.optional(chainId),
      voter: z.optional(address),
    },
    reply: pageOf({
      proposalId: shownId,
      voter: shownAddress,
      support: choice(voteChoices),
      weight: sum,
      reason: z.string(),
      at: shownTime,
      txid,
    }),
    errors: ['ADDRESS_INVALID'],
  }),
  listDelegates: post(paths.dao.listDelegates, {
    summary: 'Who votes, those with most votes first',
    caller: '-',
    body: pageFields,
    reply: pageOf({
      address: shownAddress,
      votes: sum,
      /** How many have given it their votes, itself included. */
      delegators: count,
      /** On how many proposals it has voted. */
      voted: count,
    }),
  }),
};

/** VLM votes, and a timelock that carries out what was decided. */
export const daoActions = {
  propose: action('dao.propose', {
    summary: 'Proposes one call of the timelock',
    caller: 'S+',
    body: { target: address, callData, description: requiredText(4_000) },
    errors: ['ADDRESS_INVALID', 'VOTES_BELOW_THRESHOLD', 'TEXT_FORBIDDEN', 'PROPOSAL_PHASE_WRONG'],
  }),
  vote: action('dao.vote', {
    summary: 'Votes on a proposal',
    caller: 'S+',
    body: {
      ...proposal,
      support: choice(voteChoices),
      reason: z.optional(text(500)),
    },
    errors: ['NOT_FOUND', 'PROPOSAL_PHASE_WRONG', 'ALREADY_VOTED', 'TEXT_FORBIDDEN'],
  }),
  delegate: action('dao.delegate', {
    summary: 'Gives my votes to an address, or to myself',
    caller: 'S+',
    body: { delegatee: address },
    errors: ['ADDRESS_INVALID'],
  }),
  queue: action('dao.queue', {
    summary: 'Puts a proposal that passed into the timelock; anyone may',
    caller: 'S',
    body: proposal,
    errors: ['NOT_FOUND', 'PROPOSAL_PHASE_WRONG'],
  }),
  execute: action('dao.execute', {
    summary: 'Carries out a proposal whose delay is over; anyone may',
    caller: 'S',
    body: proposal,
    errors: ['NOT_FOUND', 'PROPOSAL_PHASE_WRONG'],
  }),
};
