import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { addressIn } from '../chain/address-in.ts';
import { type ActionContext, definePaidAction } from '../paid-action/paid-action.ts';
import { callSignedIn } from '../session/call-signed-in.ts';
import { type RefundParams, refundSummary } from './refund-summary.ts';
import { saleKeys } from './sale-keys.ts';
import { type SaleText, saleTexts } from './texts.ts';

/** Everything that was paid into a presale that failed. Nobody can stop it. */
export const refundPresale = definePaidAction<RefundParams, unknown, SaleText>({
  key: 'presale.refund',
  texts: saleTexts,
  lock: ({ token }) => `presale.refund:${token}`,
  needs: ['wallet', 'network'],
  check: mayRefund,
  summary: ({ params, t }) => refundSummary(params, t, t('presaleRefundWhy')),
  before: ({ token }) =>
    callSignedIn(wire.presale.prepareRefund, { tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: presale.refund() }),
  after: wire.presale.confirmRefund,
  invalidate: () => saleKeys,
});

async function mayRefund(
  { contract }: RefundParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [state, { shares, isRefunded }] = await Promise.all([
    chain.read(contract, presale.state()),
    chain.read(contract, presale.buyer(account)),
  ]);
  const isDue = state === 'failed' && shares > 0n && !isRefunded;
  return isDue ? null : { code: 'NOT_REFUNDABLE' };
}
