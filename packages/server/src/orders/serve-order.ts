import type { BodyOf, ReplyOf } from '@vellum/api/endpoints/call-shape';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import type { AnyEndpoint } from '@vellum/api/wire/endpoint';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Orders } from './order-engine.ts';
import type { OrderPlan } from './order-plan.ts';
import type { Report } from './report-order.ts';

/** The two endpoints of a paid action and the plan behind them. */
export type OrderEndpoints<B extends AnyEndpoint, A extends AnyEndpoint> = Readonly<{
  before: B;
  after: A;
  plan: OrderPlan<BodyOf<B>>;
  /** What the After answers beyond the order itself. */
  result?(order: OrderReply): Promise<object> | object;
}>;

/** Serves Before and After of a paid action. Throws when an endpoint is of another kind than the plan. */
export function serveOrder<B extends AnyEndpoint, A extends AnyEndpoint>(
  app: FastifyInstance,
  orders: Orders,
  { before, after, plan, result }: OrderEndpoints<B, A>,
): void {
  for (const { path, order } of [before, after]) {
    if (order?.kind !== plan.kind) throw new Error(`${path} is not of ${plan.kind}`);
  }
  serve(app, before, async ({ body, caller }) => {
    const { address } = signedIn(caller);
    return (await orders.prepare(plan, address, body)) as ReplyOf<B>;
  });
  serve(app, after, async ({ body, caller }) => {
    const order = await orders.report(signedIn(caller).address, body as Report);
    return { ...order, ...(await result?.(order)) } as ReplyOf<A>;
  });
}

function signedIn<C>(caller: C): NonNullable<C> {
  if (caller === null || caller === undefined) throw new Error('an order needs a session');
  return caller;
}
