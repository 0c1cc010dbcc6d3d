import * as z from 'zod/mini';
import { orderFlows } from '../order-kinds/order-flows.ts';
import type { ActionKind, OrderKind, PathKind } from '../order-kinds/order-kinds.ts';
import type { AnswerCode } from '../refusals/error-codes.ts';
import { errorsOf, type Plan, post, type Shape } from '../wire/endpoint.ts';
import { orderId, text, txid } from '../wire/form-fields.ts';
import { orderFields, quoteFields } from './order-shapes.ts';

type None = Record<never, never>;

const ofBefore: readonly AnswerCode[] = [
  'ORDER_OPEN_LIMIT',
  'CHAIN_UNAVAILABLE',
  'CONTRACT_PAUSED',
];
const ofAfter: readonly AnswerCode[] = [
  'ORDER_NOT_FOUND',
  'ORDER_CLOSED',
  'TXID_FORMAT',
  'TXID_CONFLICT',
];

/**
 * An After tells which transaction was sent. It is a hint: nothing in it is trusted, and nothing is
 * credited by it. The raw bytes, when given, show how long the transaction can still turn up.
 */
export const reportFields = {
  orderId,
  txid,
  rawDataHex: z.optional(text(20_000)),
};

type BeforePlan<B extends Shape, Q extends Shape> = Omit<Plan<B, z.ZodMiniType>, 'reply' | 'pace'> &
  Readonly<{
    kind: PathKind;
    /** What the quote tells beyond the call. */
    quote?: Q;
  }>;

const withBefore = (kind: OrderKind, errors: readonly AnswerCode[] = []): AnswerCode[] => [
  ...ofBefore,
  ...(orderFlows[kind] === 'entry' ? (['EXITS_ONLY'] as const) : []),
  ...errors,
];

/** A Before: checks, quotes, and opens the order, or gives the open one again when asked twice. */
export function prepare<P extends string, B extends Shape = None, Q extends Shape = None>(
  path: P,
  { kind, quote, ...plan }: BeforePlan<B, Q>,
) {
  const reply = z.object({ ...quoteFields, quote: z.object((quote ?? {}) as Q) });
  const errors = withBefore(kind, plan.errors);
  return {
    ...post(path, { ...plan, errors, pace: 'before', reply }),
    order: { kind, part: 'before' as const },
  };
}

/** An After. It needs a session only: a report is never refused for what the address may not enter. */
export function confirm<P extends string, R extends Shape = None>(
  path: P,
  { kind, result }: Readonly<{ kind: PathKind; result?: R }>,
) {
  const plan = {
    summary: `After of ${kind}: names the transaction that was sent`,
    caller: 'S' as const,
    body: reportFields,
    errors: ofAfter,
    pace: 'after' as const,
    reply: z.object({ ...orderFields, ...((result ?? {}) as R) }),
  };
  return { ...post(path, plan), order: { kind, part: 'after' as const } };
}

/** A paid action without a path of its own: `/orders/prepare` with its name and these fields. */
export function action<K extends ActionKind, B extends Shape = None>(
  kind: K,
  plan: Omit<Plan<B, z.ZodMiniType>, 'reply' | 'pace'>,
) {
  return {
    kind,
    summary: plan.summary,
    caller: plan.caller,
    body: z.object({ action: z.literal(kind), ...((plan.body ?? {}) as B) }),
    errors: errorsOf({ ...plan, errors: withBefore(kind, plan.errors) }, 'POST'),
  };
}

export type AnyAction = Readonly<ReturnType<typeof action<ActionKind, Shape>>>;
