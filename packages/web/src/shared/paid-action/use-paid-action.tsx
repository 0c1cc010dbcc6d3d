import { useQueryClient } from '@tanstack/react-query';
import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { cardTexts } from '../cards/texts.ts';
import { useIsClosed } from '../chain/project-config.ts';
import { rentTexts } from '../energy/texts.ts';
import { bringTexts } from '../i18n/active-locale.ts';
import { useStore } from '../state/use-store.ts';
import { useWallet } from '../wallet/wallet.ts';
import type { ActionState } from './action-state.ts';
import { useErrorSentence } from './errors/use-error-sentence.ts';
import { isBusy } from './machine.ts';
import type { ActionParams, PaidAction } from './paid-action.ts';
import { receiptTexts } from './receipt/texts.ts';
import { lazyRunOf } from './run/lazy-run.ts';

const PaidActionSheet = lazy(async () => {
  const [{ PaidActionSheet }] = await Promise.all([
    import('./sheet/paid-action-sheet.tsx'),
    bringTexts(rentTexts),
    bringTexts(receiptTexts),
    bringTexts(cardTexts),
  ]);
  return { default: PaidActionSheet };
});

/** Why an action cannot be begun now; `closed` when it is an entry and the platform takes exits only. */
export type Blocker = 'wallet' | 'network' | 'running' | 'closed';

export type UsedPaidAction<P> = Readonly<{
  /** Checks, tries the call and opens the review; nothing is signed by it. */
  begin: (params: P) => void;
  /** The same with parameters that were kept: what ages in them is asked anew. */
  beginAgain: (params: P) => void;
  state: ActionState;
  /** Why the action was refused before the review, as a sentence for the form. */
  refusal: string | null;
  blocker: Blocker | null;
  /** Render it once in the page. */
  sheet: ReactNode;
}>;

type Resuming = Readonly<{
  /** Wall time until which an order that is resumed may be signed. */
  reservedUntil?: number | null;
  /** The sheet was put away. */
  onClose?: () => void;
}>;

/** One paid action in a page: its button, its refusals, its sheet. */
export function usePaidAction<P extends ActionParams, Q, K extends string = string>(
  action: PaidAction<P, Q, K>,
  { reservedUntil = null, onClose }: Resuming = {},
): UsedPaidAction<P> {
  const queries = useQueryClient();
  const run = lazyRunOf(action as unknown as PaidAction<P, Q>);
  const view = useStore(run.subscribe, run.get);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const { state } = view;

  const open = useCallback(
    (params: P, isAgain: boolean) => {
      setUsed(true);
      setOpen(true);
      void run.begin(params, queries, isAgain);
    },
    [run, queries],
  );
  const begin = useCallback((params: P) => open(params, false), [open]);
  const beginAgain = useCallback((params: P) => open(params, true), [open]);
  const close = () => {
    setOpen(false);
    run.close();
    onClose?.();
  };
  const refusalOf = state.step === 'idle' ? state.refusal : null;
  const refusal = useErrorSentence(refusalOf);
  return {
    begin,
    beginAgain,
    state,
    refusal: refusalOf ? refusal : null,
    blocker: useBlocker(action.key, state),
    sheet: isUsed && (
      <Suspense>
        <PaidActionSheet
          action={action as unknown as PaidAction}
          view={view}
          reservedUntil={reservedUntil}
          open={isOpen && state.step !== 'idle'}
          onClose={close}
          onConfirm={run.confirm}
          onAgain={() => view.params && beginAgain(view.params as P)}
        />
      </Suspense>
    ),
  };
}

function useBlocker(kind: OrderKind, state: ActionState): Blocker | null {
  const { connection } = useWallet();
  const isClosed = useIsClosed(kind);
  if (isBusy(state)) return 'running';
  if (isClosed) return 'closed';
  const { status } = connection;
  if (status === 'wrong-network' || status === 'unknown-network') return 'network';
  return status === 'connected' ? null : 'wallet';
}
