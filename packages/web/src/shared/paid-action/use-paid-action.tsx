import { useQueryClient } from '@tanstack/react-query';
import type { OrderKind } from '@vellum/api/order-kinds/order-kinds';
import type { Address } from '@vellum/tron/address';
import { type ReactNode, useCallback, useState } from 'react';
import { cardTexts } from '../cards/texts.ts';
import { useIsClosed } from '../chain/project-config.ts';
import { rentTexts } from '../energy/texts.ts';
import { bringTexts } from '../i18n/active-locale.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useStore } from '../state/use-store.ts';
import { addressOf } from '../wallet/connection.ts';
import { useWallet, walletStore } from '../wallet/wallet.ts';
import type { ActionState } from './action-state.ts';
import { useErrorSentence } from './errors/use-error-sentence.ts';
import { isBusy } from './machine.ts';
import type { ActionParams, PaidAction } from './paid-action.ts';
import { receiptTexts } from './receipt/texts.ts';
import { type LazyRun, lazyRunOf } from './run/lazy-run.ts';
import { isOfAnother, ownStateOf, type RunView } from './run/run-view.ts';
import { paidActionTexts } from './texts.ts';

/** `React.lazy` would never ask again for a sheet that did not come once. */
async function fetchSheet() {
  const [{ PaidActionSheet }] = await Promise.all([
    import('./sheet/paid-action-sheet.tsx'),
    bringTexts(rentTexts),
    bringTexts(receiptTexts),
    bringTexts(cardTexts),
  ]);
  return PaidActionSheet;
}

type PaidActionSheet = Awaited<ReturnType<typeof fetchSheet>>;

/** One beginning, and whose it was. */
type Begun = Readonly<{ account: Address | null; about: string }>;

/** Why an action cannot be begun now; `closed` when it is an entry and the platform takes exits only. */
export type Blocker = 'wallet' | 'network' | 'running' | 'closed';

export type UsedPaidAction<P> = Readonly<{
  /** Checks, tries the call and opens the review; nothing is signed by it. */
  begin: (params: P) => void;
  /** The same with parameters that were kept: what ages in them is asked anew. */
  beginAgain: (params: P) => void;
  state: ActionState;
  /** What the state is about, whoever of the page began it. */
  params: P | null;
  /** Why what was begun here for this account was refused before the review, as a sentence for the form. */
  refusal: string | null;
  blocker: Blocker | null;
  /** Render it once in the page. */
  sheet: ReactNode;
}>;

type Options = Readonly<{
  /** What the form is about, where that changes below it: a refusal about something else is not shown. */
  about?: string;
  /** Wall time until which an order that is resumed may be signed. */
  reservedUntil?: number | null;
  /** The sheet was put away. */
  onClose?: () => void;
}>;

/** One paid action in a page: its button, its refusals, its sheet. */
export function usePaidAction<P extends ActionParams, Q, K extends string = string>(
  action: PaidAction<P, Q, K>,
  { about = '', reservedUntil = null, onClose }: Options = {},
): UsedPaidAction<P> {
  const run = lazyRunOf(action as unknown as PaidAction<P, Q>);
  const view = useStore(run.subscribe, run.get);
  const { begun, lost, isOpen, PaidActionSheet, open, setOpen } = useBeginning(run, about);
  const isOwn = useStore(run.subscribe, run.beginner) === begun;
  const { state } = view;
  const begin = useCallback((params: P) => open(params, false), [open]);
  const beginAgain = useCallback((params: P) => open(params, true), [open]);
  const close = () => {
    setOpen(false);
    run.close();
    onClose?.();
  };
  return {
    begin,
    beginAgain,
    state: ownStateOf(view),
    params: view.params as P | null,
    refusal: useRefusal(isOwn && begun?.about === about ? begun : null, begun === lost, state),
    blocker: useBlocker(action.key, view),
    sheet: PaidActionSheet && (
      <PaidActionSheet
        action={action as unknown as PaidAction}
        view={view}
        reservedUntil={reservedUntil}
        open={isOpen && isOwn && state.step !== 'idle'}
        onClose={close}
        onConfirm={run.confirm}
        onAgain={() => view.params && beginAgain(view.params as P)}
      />
    ),
  };
}

/** What was begun here last, and the sheet for it, whose code comes then. */
function useBeginning<P extends ActionParams, Q>(run: LazyRun<P, Q>, about: string) {
  const queries = useQueryClient();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [lost, setLost] = useState<Begun | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [PaidActionSheet, setSheet] = useState<PaidActionSheet | null>(null);
  const open = useCallback(
    (params: P, isAgain: boolean) => {
      const by = { account: addressOf(walletStore.get().connection), about };
      setBegun(by);
      setOpen(true);
      const after = fetchSheet()
        .catch(fetchSheet)
        .then((fetched) => setSheet(() => fetched));
      void run.begin(params, { queries, isAgain, by, after }).catch(() => setLost(by));
    },
    [run, queries, about],
  );
  return { begun, lost, isOpen, PaidActionSheet, open, setOpen };
}

/** Why nothing came of what was begun here; no other account is told, unless the change of account is why. */
function useRefusal(begun: Begun | null, isLost: boolean, state: ActionState): string | null {
  const t = useTexts(paidActionTexts);
  const account = addressOf(useWallet().connection);
  const refusal = begun && state.step === 'idle' ? state.refusal : null;
  const sentence = useErrorSentence(refusal);
  const isTheirs = begun?.account === account || refusal?.kind === 'accountChanged';
  if (!begun || !isTheirs) return null;
  if (isLost) return t('loadFailed');
  return refusal && sentence;
}

function useBlocker(kind: OrderKind, view: RunView): Blocker | null {
  const { connection } = useWallet();
  const isClosed = useIsClosed(kind);
  if (isBusy(view.state) && !isOfAnother(view, addressOf(connection))) return 'running';
  if (isClosed) return 'closed';
  const { status } = connection;
  if (status === 'wrong-network' || status === 'unknown-network') return 'network';
  return status === 'connected' ? null : 'wallet';
}
