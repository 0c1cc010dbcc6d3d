import { approvals } from '@vellum/api/approvals/approvals';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { approvalPage } from './approval-pages.ts';
import type { ApprovalParts } from './approval-parts.ts';

/** What others may take. Cancelling goes by the orders' own paths. */
export function serveApprovals(app: FastifyInstance, parts: ApprovalParts): void {
  serve(app, approvals.list, ({ body }) => approvalPage(parts, body));
}
