import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { until } from '@vellum/server/platform/until';
import type { Ledger } from '../../../packages/server/test/faults/ledger.ts';
import type { Listener } from '../listener.ts';

/** Ends of orders that the page of their owner never heard of, though it came back after every cut. */
export async function unheardEnds(
  listeners: readonly Listener[],
  replies: ReadonlyMap<string, OrderReply>,
  ledger: Ledger,
): Promise<string[]> {
  const ended = [...replies.values()].filter(
    ({ state }) => state === 'settled' || state === 'failed',
  );
  const missing = () =>
    listeners.flatMap((listener) => {
      const heard = listener.heard();
      return ended
        .filter(({ orderId }) => ledger.orders.get(orderId)?.owner === listener.who)
        .filter(({ orderId, state }) => !heard.has(`${orderId} ${state}`))
        .map(({ orderId, state }) => `${orderId} is ${state}, and its owner was not told`);
    });
  // What ended last may be on its way.
  await until(() => (missing().length === 0 ? true : null), { everyMs: 500, forMs: 15_000 });
  return missing();
}
