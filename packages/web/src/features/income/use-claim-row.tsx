import type { Address } from '@vellum/tron/address';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Claim, type ClaimSource, claimSources } from '../../shared/income/claims.ts';
import type { ActionParams } from '../../shared/paid-action/paid-action.ts';
import { doneId } from '../../shared/paid-action/use-last-done.ts';
import { type UsedPaidAction, usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { claimActions, claimParams } from './claim-actions.ts';
import { ClaimsReceipt } from './claims-receipt.tsx';

type Runs = Readonly<Record<ClaimSource, UsedPaidAction<ActionParams>>>;

export type ClaimRow = Readonly<{
  /** One claim after the other, each with its own review and signature. */
  begin: (claims: readonly Claim[]) => void;
  /** Why the last one begun was refused, and of which source. */
  refusal: string | null;
  source: ClaimSource | null;
  done: number;
  of: number;
  blocker: UsedPaidAction<ActionParams>['blocker'];
  /** Render it once in the page, outside of what disappears when a claim is done. */
  sheet: ReactNode;
}>;

/** Claims of several sources in a row; the first refusal, failure or change of mind stops it. */
export function useClaimRow(address: Address): ClaimRow {
  const runs = useRuns();
  const [row, setRow] = useState<readonly Claim[]>([]);
  const [txids, setTxids] = useState<readonly string[]>([]);
  const [isClosed, setClosed] = useState(false);
  const done = txids.length;
  const settled = useRef('');
  const current = row[Math.min(done, row.length - 1)]?.source ?? null;
  // What the activity page continues with was begun by no row.
  const shown = current ?? claimSources.find((source) => isBegun(runs[source])) ?? null;
  const run = shown && runs[shown];
  const finished = run ? doneId(run.state) : '';
  useEffect(() => {
    if (finished === '' || finished === settled.current || done >= row.length) return;
    settled.current = finished;
    setTxids([...txids, finished]);
    const following = row[done + 1];
    if (following) runs[following.source].begin(claimParams(following));
  }, [finished, row, txids, done, runs]);
  const isOver =
    row.length > 1 && done === row.length && !claimSources.some((of) => isBegun(runs[of]));
  const onClose = () => setClosed(true);
  const receipt = { open: !isClosed, onClose, address, claims: row, txids };
  return {
    begin: (claims) => {
      const [first] = claims;
      if (!first) return;
      // What ended before belongs to an earlier row.
      settled.current = doneId(runs[first.source].state) || settled.current;
      setRow(claims);
      setTxids([]);
      setClosed(false);
      runs[first.source].begin(claimParams(first));
    },
    refusal: run?.refusal ?? null,
    source: shown,
    done,
    of: row.length,
    blocker: (run ?? runs.bonus).blocker,
    sheet: isOver ? <ClaimsReceipt {...receipt} /> : run?.sheet,
  };
}

/** Hooks are called in one order, whatever there is to claim. */
function useRuns(): Runs {
  return {
    lp: usePaidAction(claimActions.lp),
    term: usePaidAction(claimActions.term),
    cards: usePaidAction(claimActions.cards),
    burn: usePaidAction(claimActions.burn),
    bonus: usePaidAction(claimActions.bonus),
    credit: usePaidAction(claimActions.credit),
  };
}

function isBegun({ state }: UsedPaidAction<ActionParams>): boolean {
  return state.step !== 'idle' && state.step !== 'done';
}
