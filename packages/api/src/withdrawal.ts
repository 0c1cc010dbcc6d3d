import * as z from 'zod/mini';
import { incomeStates } from './display-states.ts';
import { post } from './endpoint.ts';
import { amount, requiredText, rowId } from './form-fields.ts';
import { pageFields, pageOf } from './page.ts';
import { confirm, prepare } from './paid-action.ts';
import { paths } from './paths.ts';
import { money, amount as sum, time, txid } from './shapes.ts';

const withdrawal = {
  id: z.string(),
  amount: money,
  status: z.enum(incomeStates),
  reason: z.optional(z.string()),
  time,
  txid: z.optional(txid),
};

const amountRefusals = [
  'AMOUNT_ZERO',
  'EXCEEDS_AVAILABLE',
  'BELOW_MINIMUM_WITHDRAWAL',
  'CLAIM_NOT_OPEN',
] as const;

/** Payout income on its way out: asked for, or claimed at once. The limits are in `withdrawal-rule.ts`. */
export const withdrawals = {
  rules: post(paths.withdrawal.rules, {
    summary: 'Minimum, daily limit and when the next root is due',
    caller: '-',
    later: 5,
    reply: z.object({
      min: money,
      dailyLimit: money,
      open: z.boolean(),
      nextRootAt: z.nullable(time),
    }),
  }),
  request: post(paths.withdrawal.request, {
    summary: 'Asks for an amount; the next root carries it. The same requestId never asks twice',
    caller: 'S',
    pace: 'write',
    later: 5,
    body: { amount, requestId: requiredText(64) },
    reply: z.object(withdrawal),
    errors: [...amountRefusals, 'DAILY_LIMIT'],
  }),
  list: post(paths.withdrawal.list, {
    summary: 'What I have asked for',
    caller: 'S',
    later: 5,
    body: pageFields,
    reply: pageOf(withdrawal),
  }),
  get: post(paths.withdrawal.get, {
    summary: 'One withdrawal of mine',
    caller: 'S',
    later: 5,
    body: { id: rowId },
    reply: z.object(withdrawal),
    errors: ['NOT_FOUND'],
  }),
  claimable: post(paths.withdrawal.claimable, {
    summary: 'What I can claim on chain now',
    caller: 'S',
    later: 5,
    reply: z.object({ claimable: z.array(money), nextOpenAt: z.nullable(time) }),
  }),
  listClaims: post(paths.withdrawal.listClaims, {
    summary: 'My claims',
    caller: 'S',
    later: 5,
    body: pageFields,
    reply: pageOf(withdrawal),
  }),
  prepareClaim: prepare(paths.withdrawal.prepareClaim, {
    kind: 'withdrawal.claim',
    summary: 'Before of claiming payout income by my own transaction',
    caller: 'S',
    later: 5,
    body: { amount },
    quote: { amount: sum, cumulative: sum },
    errors: amountRefusals,
  }),
  confirmClaim: confirm(paths.withdrawal.confirmClaim, { kind: 'withdrawal.claim', later: 5 }),
};
