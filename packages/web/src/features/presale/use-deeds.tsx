import type { ReactNode } from 'react';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { refundPresale } from '../../shared/sale/refund-presale.ts';
import type { RefundParams } from '../../shared/sale/refund-summary.ts';
import { type BuySharesParams, buyShares } from './buy-shares.ts';
import { type ClaimLpParams, claimLp } from './claim-lp.ts';
import { type EndParams, endPresale } from './end-presale.ts';
import { type FailParams, failPresale } from './fail-presale.ts';
import { type LeaveParams, leavePresale } from './leave-presale.ts';
import { type RedeemParams, redeemBacking } from './redeem-backing.ts';

export type Deeds = Readonly<{
  buy: UsedPaidAction<BuySharesParams>;
  leave: UsedPaidAction<LeaveParams>;
  end: UsedPaidAction<EndParams>;
  fail: UsedPaidAction<FailParams>;
  refund: UsedPaidAction<RefundParams>;
  claim: UsedPaidAction<ClaimLpParams>;
  redeem: UsedPaidAction<RedeemParams>;
  sheets: ReactNode;
}>;

/** Everything that can be done in a presale; `sheets` goes where no phase takes it away. */
export function useDeeds(): Deeds {
  const deeds = {
    buy: usePaidAction(buyShares),
    leave: usePaidAction(leavePresale),
    end: usePaidAction(endPresale),
    fail: usePaidAction(failPresale),
    refund: usePaidAction(refundPresale),
    claim: usePaidAction(claimLp),
    redeem: usePaidAction(redeemBacking),
  };
  return {
    ...deeds,
    sheets: (
      <>
        {deeds.buy.sheet}
        {deeds.leave.sheet}
        {deeds.end.sheet}
        {deeds.fail.sheet}
        {deeds.refund.sheet}
        {deeds.claim.sheet}
        {deeds.redeem.sheet}
      </>
    ),
  };
}
