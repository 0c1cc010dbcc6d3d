import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import type { Claim, ClaimSource } from '../../shared/income/claims.ts';
import type { ActionParams } from '../../shared/paid-action/paid-action.ts';
import { useActionRow } from '../../shared/paid-action/use-action-row.ts';
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
  const row = useActionRow(runs, claimWay);
  const { items, txids, shown } = row;
  const run = shown && runs[shown];
  const receipt = { ...row.receipt, address, claims: items, txids };
  return {
    begin: row.begin,
    refusal: run?.refusal ?? null,
    source: shown,
    done: txids.length,
    of: items.length,
    blocker: (run ?? runs.bonus).blocker,
    sheet: row.isOver ? <ClaimsReceipt {...receipt} /> : run?.sheet,
  };
}

const claimWay = { kindOf: ({ source }: Claim) => source, paramsOf: claimParams };

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
