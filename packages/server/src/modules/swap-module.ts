import { type SwapMeans, swapParts } from '../features/swap/swap-parts.ts';
import { swapPlan } from '../features/swap/swap-plan.ts';
import { swapProjection } from '../features/swap/swap-projection.ts';
import { unwrapPlan, wrapPlan } from '../features/swap/wrap-plans.ts';
import type { Projection } from '../indexer/projection.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import type { Database } from '../platform/database/database.ts';

/** Swaps over the router. Its projection reads the rows of launches, so that of those comes first. */
export function swapModule(database: Database, means: SwapMeans) {
  const parts = swapParts(database, means);
  return {
    parts,
    plans: [swapPlan(parts), wrapPlan(parts), unwrapPlan(parts)] as readonly AnyOrderPlan[],
    projections: [swapProjection(means.contracts)] as readonly Projection[],
  };
}
