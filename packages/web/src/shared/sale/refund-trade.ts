import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { trade } from '@vellum/contracts/trade';
import { addressIn } from '../chain/address-in.ts';
import { type ActionContext, definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { type RefundParams, refundSummary } from './refund-summary.ts';
import { saleKeys } from './sale-keys.ts';
import { type SaleText, saleTexts } from './texts.ts';

/** Everything that was paid into an internal trade that was called off, by its creator or by its presale's failure. */
export const refundTrade = definePaidAction<RefundParams, unknown, SaleText>({
  key: 'trade.refund',
  texts: saleTexts,
  lock: ({ token }) => `trade.refund:${token}`,
  needs: ['wallet', 'network'],
  check: mayRefund,
  summary: ({ params, t }) => refundSummary(params, t, t('tradeRefundWhy')),
  before: ({ token }) =>
    callSignedIn(wire.orders.prepare, { action: 'trade.refund', tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: trade.refund() }),
  after: wire.orders.report,
  invalidate: () => saleKeys,
});

async function mayRefund(
  { contract }: RefundParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [state, { shares, isSettled }] = await Promise.all([
    chain.read(contract, trade.state()),
    chain.read(contract, trade.buyer(account)),
  ]);
  const isDue = state === 'cancelled' && shares > 0n && !isSettled;
  return isDue ? null : { code: 'NOT_REFUNDABLE' };
}
