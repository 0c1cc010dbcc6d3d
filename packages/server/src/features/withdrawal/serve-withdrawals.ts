import { withdrawals } from '@vellum/api/withdrawal/withdrawal';
import type { FastifyInstance } from 'fastify';
import type { Orders } from '../../orders/order-engine.ts';
import { serveOrder } from '../../orders/serve-order.ts';
import { serve } from '../../platform/http/serve.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import {
  claimableOf,
  paymentPage,
  rootFile,
  withdrawalDetail,
  withdrawalPage,
} from './withdrawal-pages.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import { withdrawalRules } from './withdrawal-rules.ts';
import { shownDetail } from './withdrawal-shape.ts';

/** Payout income on its way out, and the roots that carry it, for anyone to check. */
export function serveWithdrawals(
  app: FastifyInstance,
  parts: WithdrawalParts,
  orders: Orders,
): void {
  serve(app, withdrawals.rules, () => withdrawalRules(parts));
  serve(app, withdrawals.request, async ({ body, caller }) =>
    shownDetail(await requestWithdrawal(parts, caller.address, body)),
  );
  serve(app, withdrawals.list, ({ body, caller }) => withdrawalPage(parts, caller.address, body));
  serve(app, withdrawals.get, ({ body, caller }) =>
    withdrawalDetail(parts, caller.address, body.id),
  );
  serve(app, withdrawals.claimable, ({ caller }) => claimableOf(parts, caller.address));
  serve(app, withdrawals.listClaims, ({ body, caller }) =>
    paymentPage(parts, caller.address, body),
  );
  serveOrder(app, orders, {
    before: withdrawals.prepareClaim,
    after: withdrawals.confirmClaim,
    plan: parts.claim,
  });
  serve(app, withdrawals.rootFile, ({ body, reply }) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=60');
    return rootFile(parts, body.file);
  });
}
