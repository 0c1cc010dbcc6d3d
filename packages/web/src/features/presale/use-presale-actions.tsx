import { paths as wire } from '@vellum/api/wire/paths';
import { presale } from '@vellum/contracts/presale';
import type { ReactNode } from 'react';
import { addressIn } from '../../shared/chain/address-in.ts';
import { definePaidAction } from '../../shared/paid-action/paid-action.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { type ClaimVestedParams, claimVested } from '../../shared/sale/claim-vested.ts';
import { refundPresale } from '../../shared/sale/refund-presale.ts';
import type { RefundParams } from '../../shared/sale/refund-summary.ts';
import { saleKeys } from '../../shared/sale/sale-keys.ts';
import { callSignedIn } from '../../shared/session/call-signed-in.ts';
import { type BuySharesParams, buyShares } from './buy-shares.ts';
import { IntoPool } from './into-pool.tsx';
import { type LeaveParams, leavePresale } from './leave-presale.ts';
import { type RedeemParams, redeemBacking } from './redeem-backing.ts';
import { type PresaleText, presaleTexts } from './texts.ts';

export type PresaleActions = Readonly<{
  buy: UsedPaidAction<BuySharesParams>;
  leave: UsedPaidAction<LeaveParams>;
  end: UsedPaidAction<EndParams>;
  fail: UsedPaidAction<FailParams>;
  refund: UsedPaidAction<RefundParams>;
  claim: UsedPaidAction<ClaimVestedParams>;
  redeem: UsedPaidAction<RedeemParams>;
  sheets: ReactNode;
}>;

/** Everything that can be done in a presale; `sheets` goes where no phase takes it away. */
export function usePresaleActions(): PresaleActions {
  const actions = {
    buy: usePaidAction(buyShares),
    leave: usePaidAction(leavePresale),
    end: usePaidAction(endPresale),
    fail: usePaidAction(failPresale),
    refund: usePaidAction(refundPresale),
    claim: usePaidAction(claimVested),
    redeem: usePaidAction(redeemBacking),
  };
  return {
    ...actions,
    sheets: (
      <>
        {actions.buy.sheet}
        {actions.leave.sheet}
        {actions.end.sheet}
        {actions.fail.sheet}
        {actions.refund.sheet}
        {actions.claim.sheet}
        {actions.redeem.sheet}
      </>
    ),
  };
}

type FailParams = Readonly<{ token: string; contract: string; name: string }>;

/** Opens the refunds of a presale that nobody launched within three days. Anyone may. */
const failPresale = definePaidAction<FailParams, unknown, PresaleText>({
  key: 'presale.fail',
  texts: presaleTexts,
  lock: ({ token }) => `presale.fail:${token}`,
  needs: ['wallet', 'network'],
  check: async ({ contract }, { chain }) =>
    (await chain.read(contract, presale.state())) === 'ended'
      ? null
      : { code: 'PRESALE_NOT_ENDABLE' },
  summary: ({ params: { name }, t }) => ({
    review: t('failReview'),
    doing: t('failDoing', { name }),
    done: t('failDone', { name }),
    undone: t('failUndone'),
    give: [],
    giveNothing: t('onlyNetwork'),
    get: t('failGet', { name }),
    canFail: t('endCanFail'),
  }),
  before: ({ token }) =>
    callSignedIn(wire.orders.prepare, { action: 'presale.fail', tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: presale.fail() }),
  after: wire.orders.report,
  invalidate: () => saleKeys,
});

/** `raised` in sun. */
type EndParams = Readonly<{ token: string; contract: string; name: string; raised: string }>;

/** Launches a presale that succeeded. Anyone may, and nobody gains by it but the buyers. */
const endPresale = definePaidAction<EndParams, unknown, PresaleText>({
  key: 'presale.end',
  texts: presaleTexts,
  lock: ({ token }) => `presale.end:${token}`,
  needs: ['wallet', 'network'],
  check: async ({ contract }, { chain }) =>
    (await chain.read(contract, presale.state())) === 'ended'
      ? null
      : { code: 'PRESALE_NOT_ENDABLE' },
  summary: ({ params: { contract, name, raised }, t }) => ({
    review: t('endReview'),
    doing: t('endDoing', { name }),
    done: t('endDone', { name }),
    undone: t('endUndone'),
    give: [],
    giveNothing: t('onlyNetwork'),
    get: <IntoPool contract={contract} name={name} raised={BigInt(raised)} />,
    canFail: t('endCanFail'),
  }),
  before: ({ token }) => callSignedIn(wire.presale.prepareEnd, { tokenAddress: addressIn(token) }),
  call: ({ contract }) => ({ contract: addressIn(contract), call: presale.end() }),
  after: wire.presale.confirmEnd,
  invalidate: () => saleKeys,
});
