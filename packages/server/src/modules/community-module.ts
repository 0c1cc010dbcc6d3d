import type { Client } from '@vellum/tron/client/client';
import { approvalParts } from '../features/approvals/approval-parts.ts';
import { approvalProjection } from '../features/approvals/approval-projection.ts';
import { cancelPlan } from '../features/approvals/cancel-plan.ts';
import type { Projection } from '../indexer/projection.ts';
import type { AnyOrderPlan } from '../orders/order-plan.ts';
import type { Database } from '../platform/database/database.ts';

type Means = Readonly<{ client: Client }>;

/** What people and what they trust each other with run on. */
export function communityModule(database: Database, { client }: Means) {
  const approvals = approvalParts(database, client);
  return {
    approvals,
    plans: [cancelPlan(approvals)] as readonly AnyOrderPlan[],
    projections: [approvalProjection] as readonly Projection[],
  };
}
