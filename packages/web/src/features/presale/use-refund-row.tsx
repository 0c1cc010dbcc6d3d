import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shownName } from '../../shared/coins/coin.ts';
import { doneId } from '../../shared/paid-action/use-last-done.ts';
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
  const [row, setRow] = useState<readonly Refund[]>([]);
  const [txids, setTxids] = useState<readonly string[]>([]);
  const [isClosed, setClosed] = useState(false);
  const done = txids.length;
  const settled = useRef('');
  const kind = row[Math.min(done, row.length - 1)]?.kind ?? 'presale';
  const finished = doneId(runs[kind].state);
  useEffect(() => {
    if (finished === '' || finished === settled.current || done >= row.length) return;
    settled.current = finished;
    setTxids([...txids, finished]);
    const following = row[done + 1];
    if (following) runs[following.kind].begin(paramsOf(following, done + 1, row.length));
  }, [finished, row, txids, done, runs]);
  const isOver = row.length > 1 && done === row.length;
  const onClose = () => setClosed(true);
  const receipt = { open: !isClosed, onClose, address, refunds: row, txids };
  return {
    begin: (refunds) => {
      const [first] = refunds;
      if (!first) return;
      // What ended before belongs to an earlier row.
      settled.current = doneId(runs[first.kind].state) || settled.current;
      setRow(refunds);
      setTxids([]);
      setClosed(false);
      runs[first.kind].begin(paramsOf(first, 0, refunds.length));
    },
    refusal: runs[kind].refusal,
    done,
    of: row.length,
    blocker: runs[kind].blocker,
    // One of the two: that of a refund before this one still says that it is done.
    sheet: isOver ? <RefundsReceipt {...receipt} /> : runs[kind].sheet,
  };
}

/** Hooks are called in one order, whatever there is to take back. */
function useRuns() {
  return { presale: usePaidAction(refundPresale), trade: usePaidAction(refundTrade) };
}

const LONGEST_NAME = 32;

function paramsOf(refund: Refund, at: number, of: number): RefundParams {
  const { tokenAddress: token, contract, tokenName, shares } = refund;
  const name = shownName(tokenName, LONGEST_NAME);
  return { token, contract, name, shares, refund: refund.refund, place: `${at + 1}/${of}` };
}
