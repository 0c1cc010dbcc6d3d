import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { EventSource } from '../indexer/projection.ts';
import type { AnyOrderPlan } from './order-plan.ts';
import type { Judge } from './verify.ts';

/** The judge of each kind of order. */
export function judgesOf(
  plans: readonly AnyOrderPlan[],
  sources: readonly EventSource[],
): ReadonlyMap<OrderKind, Judge> {
  const sourceOf = new Map(sources.map((source) => [source.source, source]));
  return new Map(
    plans.map((plan) => {
      const source = sourceOf.get(plan.proof.source);
      return [plan.kind, { ...plan, ...(source && { source }) }];
    }),
  );
}
