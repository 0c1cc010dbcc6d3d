import * as z from 'zod/mini';
import type { OrderKind } from '../order-kinds/order-kinds.ts';
import type { AnswerCode } from '../refusals/error-codes.ts';

/** Who may call: anyone, a session, a session of an active address, a token's creator, an administrator. */
export type Caller = '-' | 'S' | 'S+' | 'C' | 'A';

/** Which rate limit counts the call. */
export type Pace =
  | 'read'
  | 'write'
  | 'before'
  | 'after'
  | 'sign-in'
  | 'upload'
  | 'stream'
  | 'node'
  | 'broadcast'
  | 'none';

export type Shape = z.core.$ZodShape;

export type Endpoint<
  Path extends string = string,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = Readonly<{
  method: 'GET' | 'POST';
  /** `{name}` is a part that the caller fills in; `body` has a field of that name. */
  path: Path;
  summary: string;
  caller: Caller;
  /** Flat text in, decoded values out: from the form, or for GET from path and query. */
  body: Body;
  accepts: 'form' | 'query' | 'multipart';
  /** What is in the envelope's `data`, unless the answer is not an envelope. */
  reply: Reply;
  answers: 'envelope' | 'json' | 'events' | 'file';
  /** Every code the endpoint may answer with. */
  errors: readonly AnswerCode[];
  pace: Pace;
  /** Set when the call opens or reports an order of one kind. */
  order: Readonly<{ kind: OrderKind; part: 'before' | 'after' }> | null;
}>;

export type AnyEndpoint = Endpoint;

export type Plan<B extends Shape, R extends z.ZodMiniType> = Readonly<{
  summary: string;
  caller: Caller;
  body?: B;
  reply: R;
  /** Besides those that every call of its caller has. */
  errors?: readonly AnswerCode[];
  pace?: Pace;
}>;

const always: readonly AnswerCode[] = ['VALIDATION', 'RATE_LIMITED', 'SERVER_BUSY', 'INTERNAL'];
const ofForms: readonly AnswerCode[] = ['BODY_TOO_LARGE', 'CONTENT_TYPE_REFUSED', 'ORIGIN_REFUSED'];
const ofCaller: Readonly<Record<Caller, readonly AnswerCode[]>> = {
  '-': [],
  S: ['AUTH_REQUIRED'],
  'S+': ['AUTH_REQUIRED', 'NOT_ACTIVATED'],
  C: ['AUTH_REQUIRED', 'NOT_TOKEN_OWNER'],
  A: ['AUTH_REQUIRED', 'ADMIN_REQUIRED', 'SIGN_IN_AGAIN'],
};

/** The codes of a plan with those that come with its caller. */
export function errorsOf(
  plan: Pick<Plan<Shape, z.ZodMiniType>, 'caller' | 'errors'>,
  method: 'GET' | 'POST',
): readonly AnswerCode[] {
  const all = new Set<AnswerCode>([
    ...always,
    ...(method === 'POST' ? ofForms : []),
    ...ofCaller[plan.caller],
    ...(plan.errors ?? []),
  ]);
  return [...all];
}

function endpoint<P extends string, B extends Shape, R extends z.ZodMiniType>(
  method: 'GET' | 'POST',
  path: P,
  plan: Plan<B, R>,
) {
  return {
    method,
    path,
    summary: plan.summary,
    caller: plan.caller,
    body: z.object((plan.body ?? {}) as B),
    accepts: method === 'POST' ? ('form' as const) : ('query' as const),
    reply: plan.reply,
    answers: 'envelope' as const,
    errors: errorsOf(plan, method),
    pace: plan.pace ?? 'read',
    order: null,
  };
}

/** A call with a form body: all but a few are. */
export const post = <
  P extends string,
  B extends Shape = Record<never, never>,
  R extends z.ZodMiniType = z.ZodMiniType,
>(
  path: P,
  plan: Plan<B, R>,
) => endpoint('POST', path, plan);

export const get = <
  P extends string,
  B extends Shape = Record<never, never>,
  R extends z.ZodMiniType = z.ZodMiniType,
>(
  path: P,
  plan: Plan<B, R>,
) => endpoint('GET', path, plan);
