import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { shownName } from '../../shared/coins/coin.ts';
import { useActionRow } from '../../shared/paid-action/use-action-row.ts';
import { type Blocker, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { refundPresale } from '../../shared/sale/refund-presale.ts';
import type { RefundParams } from '../../shared/sale/refund-summary.ts';
import { refundTrade } from '../../shared/sale/refund-trade.ts';
import type { Refund } from './refund-queries.ts';
import { RefundsReceipt } from './refunds-receipt.tsx';

export type RefundRow = Readonly<{
  /** One refund after the other, each with its own review and signature. */
  begin: (refunds: readonly Refund[]) => void;
  refusal: string | null;
  done: number;
  of: number;
  blocker: Blocker | null;
  /** Render it once in the page, outside of what disappears when a refund is done. */
  sheet: ReactNode;
}>;

/** Refunds of presales and trades in a row; the first refusal, failure or change of mind stops it. */
export function useRefundRow(address: Address): RefundRow {
  const runs = useRuns();
  const row = useActionRow(runs, refundWay);
  const { items, txids } = row;
  const run = runs[row.shown ?? 'presale'];
  const receipt = { ...row.receipt, address, refunds: items, txids };
  return {
    begin: row.begin,
    refusal: run.refusal,
    done: txids.length,
    of: items.length,
    blocker: run.blocker,
    // One of the two: that of a refund before this one still says that it is done.
    sheet: row.isOver ? <RefundsReceipt {...receipt} /> : run.sheet,
  };
}

/** Hooks are called in one order, whatever there is to take back. */
function useRuns() {
  return { presale: usePaidAction(refundPresale), trade: usePaidAction(refundTrade) };
}

const LONGEST_NAME = 32;

const refundWay = {
  kindOf: ({ kind }: Refund) => kind,
  paramsOf(refund: Refund, place: string): RefundParams {
    const { tokenAddress: token, contract, tokenName, shares } = refund;
    const name = shownName(tokenName, LONGEST_NAME);
    return { token, contract, name, shares, refund: refund.refund, place };
  },
};
