import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { paths as wire } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import { addressIn } from '../../shared/chain/address-in.ts';
import { moneyText } from '../../shared/coins/cost-text.ts';
import { type ActionContext, definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { trx } from '../../shared/paid-action/trx.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

/** `price` of one share in sun. */
export type LeaveParams = Readonly<{
  token: string;
  contract: string;
  name: string;
  shares: number;
  price: string;
}>;

/** Shares back for their full price, while the sale runs and still lets buyers go. */
export const leavePresale = definePaidAction<LeaveParams, unknown, PresaleText>({
  key: 'presale.leave',
  texts: presaleTexts,
  lock: ({ token }) => `presale.leave:${token}`,
  needs: ['wallet', 'network'],
  check: mayLeave,
  summary: ({ params: { name, shares: n, price }, t }) => {
    const amount = moneyText(trx(BigInt(price) * BigInt(n)));
    return {
      review: t('leaveReview'),
      doing: t('leaveDoing', { n, name }),
      done: t('leaveDone', { amount }),
      undone: t('leaveUndone'),
      give: [],
      giveNothing: t('leaveGive', { n, name }),
      get: t('leaveGet', { amount }),
      canFail: t('leaveCanFail'),
    };
  },
  before: ({ token, shares }) =>
    callSignedIn(wire.orders.prepare, {
      action: 'presale.leave',
      tokenAddress: addressIn(token),
      shares,
    }),
  call: ({ contract, shares }) => ({
    contract: addressIn(contract),
    call: presale.leave(BigInt(shares)),
  }),
  after: wire.orders.report,
  invalidate: () => saleKeys,
});

async function mayLeave(
  { contract, shares }: LeaveParams,
  { account, chain }: ActionContext,
): Promise<CodeWithParams | null> {
  const [state, buyer] = await Promise.all([
    chain.read(contract, presale.state()),
    chain.read(contract, presale.buyer(account)),
  ]);
  if (state !== 'in-progress') return { code: 'NOT_IN_PRESALE' };
  const available = buyer.shares.toString();
  return buyer.shares < BigInt(shares)
    ? { code: 'EXCEEDS_AVAILABLE', params: { available } }
    : null;
}
