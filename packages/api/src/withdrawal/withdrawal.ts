import * as z from 'zod/mini';
import { incomeStates } from '../order-kinds/display-states.ts';
import { confirm, prepare } from '../paid-action/paid-action.ts';
import { withdrawalFailures } from '../wire/choice-lists.ts';
import { get, post } from '../wire/endpoint.ts';
import { amount, flag, requiredText, rowId } from '../wire/form-fields.ts';
import { asOf, pageFields, pageOf } from '../wire/page.ts';
import { paths } from '../wire/paths.ts';
import { address, count, money, amount as sum, time, txid } from '../wire/shapes.ts';

const ROOT_FILE = /^[0-9a-f]{64}\.json$/;

/** A word of the chain in hex. */
const word = z.string().check(z.regex(/^0x[0-9a-f]{64}$/));

/** One leaf of an active root with its proof, as `Payout.claim` takes it; oldest first. */
const part = z.object({ root: word, since: sum, cumulative: sum, proof: z.array(word) });

const withdrawal = {
  id: z.string(),
  /** What was asked for; what was paid once it is, which is more when more was earned until the root. */
  amount: money,
  status: z.enum(incomeStates),
  reason: z.optional(z.enum(withdrawalFailures)),
  /** When it was asked for. */
  time,
  /** Of the transaction that paid. */
  txid: z.optional(txid),
};

const withdrawalDetail = {
  ...withdrawal,
  asked: money,
  received: z.nullable(money),
  /** The root that carries it, once proposed. Its leaf file is public: `withdrawal.rootFile`. */
  root: z.nullable(
    z.object({
      root: word,
      upToBlock: count,
      total: sum,
      proposed: z.object({ block: count, time, txid }),
      /** Active from then on at the earliest. */
      eta: time,
      activated: z.nullable(z.object({ block: count, time, txid })),
      vetoed: z.nullable(z.object({ block: count, time, txid })),
    }),
  ),
  /** The states it has reached, oldest first. */
  steps: z.array(
    z.object({
      status: z.enum(incomeStates),
      time: z.nullable(time),
      block: z.nullable(count),
      txid: z.nullable(txid),
    }),
  ),
};

const amountRefusals = ['AMOUNT_ZERO', 'EXCEEDS_AVAILABLE', 'BELOW_MINIMUM_WITHDRAWAL'] as const;

/** Payout income on its way out: asked for, or claimed at once. The limits are in `withdrawal-rule.ts`. */
export const withdrawals = {
  rules: post(paths.withdrawal.rules, {
    summary: 'Minimum, limits and when the next root can become active',
    caller: '-',
    pace: 'node',
    reply: z.object({
      /** 10 U in TRX at the contract's price; 0 while there is none. Not for the whole balance. */
      min: money,
      /** Requests that one address may make within 24 hours. */
      requestsPerDay: count,
      /** False while no root can be proposed: the payout guardian vetoed the last one a short while ago. */
      open: z.boolean(),
      /** When the waiting root can become active; null when none waits. */
      nextRootAt: z.nullable(time),
      /** Milliseconds between a root's proposal and its becoming active; null before the first. */
      rootDelay: z.nullable(count),
      /** What all roots together may still promise by the contract's cap. */
      allowed: money,
    }),
    errors: ['CHAIN_UNAVAILABLE'],
  }),
  request: post(paths.withdrawal.request, {
    summary: 'Has my whole balance sent to me; the same requestId never asks twice',
    caller: 'S',
    pace: 'write',
    body: {
      amount,
      requestId: requiredText(64),
      /** The amount is what the page showed as the whole balance: what came in since goes with it. */
      whole: z.optional(flag),
    },
    reply: z.object(withdrawalDetail),
    errors: [
      ...amountRefusals,
      'PART_BY_OWN_CLAIM',
      'WITHDRAWAL_OPEN',
      'DAILY_LIMIT',
      'CHAIN_UNAVAILABLE',
    ],
  }),
  list: post(paths.withdrawal.list, {
    summary: 'My withdrawals, newest first',
    caller: 'S',
    body: pageFields,
    reply: pageOf(withdrawal),
  }),
  get: post(paths.withdrawal.get, {
    summary: 'One withdrawal of mine with its root and its way so far',
    caller: 'S',
    body: { id: rowId },
    reply: z.object({ ...withdrawalDetail, asOf }),
    errors: ['NOT_FOUND'],
  }),
  claimable: post(paths.withdrawal.claimable, {
    summary: 'My payout income: available, in progress and pending',
    caller: 'S',
    reply: z.object({
      /** All that a withdrawal of the whole balance brings: `claimable`, `waiting` and what the next roots add. */
      available: money,
      /** In active roots: can be claimed by my own transaction now, with `parts`. */
      claimable: money,
      parts: z.array(part),
      /** In the root that waits. */
      waiting: money,
      /** When that can become active. */
      nextOpenAt: z.nullable(time),
      /** Earned, but not yet held by the payout contract: part of nothing above. */
      unfunded: money,
      /** Too little for a leaf of its own yet: part of nothing above. */
      gathering: money,
      earned: z.object({ feeRebate: money, distribution: money }),
      received: money,
      /** The request that is in progress; there is one at most. */
      open: z.nullable(z.object(withdrawal)),
      asOf,
    }),
  }),
  listClaims: post(paths.withdrawal.listClaims, {
    summary: 'Payments to me by the payout contract, newest first',
    caller: 'S',
    body: pageFields,
    reply: pageOf({
      ...withdrawal,
      /** What I have received in all with it. */
      cumulative: sum,
      block: count,
      /** Of the request it fulfilled; null when I claimed myself, or a stranger did for me. */
      withdrawalId: z.nullable(z.string()),
    }),
  }),
  prepareClaim: prepare(paths.withdrawal.prepareClaim, {
    kind: 'withdrawal.claim',
    summary: 'Before of claiming payout income by my own transaction',
    caller: 'S',
    body: { amount },
    quote: { amount: sum, cumulative: sum },
    errors: [...amountRefusals, 'CLAIM_NOT_OPEN'],
  }),
  confirmClaim: confirm(paths.withdrawal.confirmClaim, { kind: 'withdrawal.claim' }),
  rootFile: {
    ...get(paths.withdrawal.rootFile, {
      summary: 'The leaves of a proposed root, from which anyone can compute it again',
      caller: '-',
      body: { file: z.string().check(z.regex(ROOT_FILE, 'NOT_FOUND')) },
      reply: z.object({
        root: word,
        upToBlock: count,
        total: sum,
        budget: sum,
        chainId: sum,
        payout: address,
        /** Whether the server's own computation from the logs leads to it; the leaves are of that computation. */
        isRight: z.boolean(),
        leaves: z.array(z.object({ address, since: sum, cumulative: sum })),
      }),
      errors: ['NOT_FOUND'],
    }),
    answers: 'json' as const,
  },
};
