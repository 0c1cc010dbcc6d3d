import type { BodyOf } from '@vellum/api/endpoints/call-shape';
import { refusalOfBody } from '@vellum/api/failures/refusal-of-body';
import { actionOf } from '@vellum/api/orders/actions';
import { orders as api } from '@vellum/api/orders/orders';
import type { AnyAction } from '@vellum/api/paid-action/paid-action';
import type { Address } from '@vellum/tron/address';
import type { FastifyInstance } from 'fastify';
import { sendBodyRefusal, sendData } from '../platform/http/answer.ts';
import { serve, serveRaw } from '../platform/http/serve.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refusalOfCaller } from '../platform/sessions/rights.ts';
import type { Session } from '../platform/sessions/session.ts';
import type { Orders } from './order-engine.ts';
import type { AnyOrderPlan, OrderPlan } from './order-plan.ts';
import type { QuoteReply } from './order-reply.ts';

/** Orders of the session's address, and paid actions that go by name. */
export function orders(
  app: FastifyInstance,
  { engine, plans }: Readonly<{ engine: Orders; plans: readonly AnyOrderPlan[] }>,
): void {
  const byKind = new Map(plans.map((plan) => [plan.kind, plan]));
  serve(app, api.get, ({ body, caller }) => engine.get(caller.address, body.orderId));
  serve(app, api.list, ({ body, caller }) => engine.list(caller.address, body));
  serve(app, api.cancel, ({ body, caller }) => engine.cancel(caller.address, body.orderId));
  serve(app, api.report, ({ body, caller }) => engine.report(caller.address, body));
  // Raw, because the fields are decoded twice: the name first, then with the action's own schema.
  serveRaw(app, api.prepare, async ({ body, caller }, reply) => {
    const fields = body as BodyOf<typeof api.prepare>;
    const action = actionOf(fields.action);
    await admit(app, action, caller as Session);
    const decoded = action.body.safeParse(fields);
    if (!decoded.success) {
      return sendBodyRefusal(reply, refusalOfBody(action, fields, decoded.error.issues));
    }
    const { address } = caller as Session;
    await checkCreator(app, action, address, decoded.data);
    const plan = byKind.get(action.kind) as OrderPlan<unknown> | undefined;
    if (plan === undefined) throw new Refusal({ code: 'ACTION_UNKNOWN' });
    return sendData(reply, asTexts(await engine.prepare(plan, address, decoded.data)));
  });
}

/** What `serve` does for an endpoint, for an action by name. */
async function admit({ platform }: FastifyInstance, action: AnyAction, caller: Session) {
  const refusal = await refusalOfCaller(action.caller, caller, platform.rights, platform.clock);
  if (refusal !== null) throw new Refusal(refusal);
}

async function checkCreator(
  { platform }: FastifyInstance,
  action: AnyAction,
  address: Address,
  body: unknown,
): Promise<void> {
  if (action.caller === 'C' && !(await platform.rights.isCreator(address, body))) {
    throw new Refusal({ code: 'NOT_TOKEN_OWNER' });
  }
}

/** One endpoint answers for all actions, so its quotes are texts. */
function asTexts(reply: QuoteReply) {
  const quote = Object.entries(reply.quote).map(([name, value]) => [name, String(value)]);
  return { ...reply, quote: Object.fromEntries(quote) as Record<string, string> };
}
