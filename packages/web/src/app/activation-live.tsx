import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useKeepMember } from '../features/membership/use-keep-member.ts';
import { openActivation, useActivationSheet } from '../shared/membership/activation-sheet-state.ts';

const ActivationSheet = lazy(() =>
  import('../features/membership/activation-sheet.tsx').then(({ ActivationSheet }) => ({
    default: ActivationSheet,
  })),
);

/** What a navigation may bring along for the sheet. */
type Brought = Readonly<{ activation?: 'link'; paidAction?: Readonly<{ key: string }> }>;

/** The activation sheet, ready on every page; fetched when it is first asked for. */
export function ActivationLive(): ReactNode {
  useKeepMember();
  const { state, key } = useLocation();
  const brought = state as Brought | null;
  const isLink = brought?.activation === 'link';
  const isWanted =
    useActivationSheet() !== null || brought?.paidAction?.key === 'membership.activate';
  const isMounted = useRef(false);
  isMounted.current ||= isWanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation.
  useEffect(() => {
    if (!isLink) return;
    openActivation('link');
    // A reload must not open it again; the router keeps its state under `usr`.
    history.replaceState({ ...history.state, usr: null }, '');
  }, [isLink, key]);
  if (!isMounted.current) return null;
  return (
    <Suspense>
      <ActivationSheet />
    </Suspense>
  );
}
