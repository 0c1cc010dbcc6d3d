import { useQueryClient } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useProjectConfig } from '../../shared/chain/project-config.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useLastDone } from '../../shared/paid-action/use-last-done.ts';
import { usePaidAction } from '../../shared/paid-action/use-paid-action.tsx';
import { swapAction } from '../../shared/swap/swap-action.tsx';
import { swapTexts } from '../../shared/swap/texts.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { ErrorState } from '../../shared/ui/states/error-state.tsx';
import { PageSkeleton } from '../../shared/ui/states/skeleton.tsx';
import { wrapActions } from '../../shared/wrap/wrap-actions.ts';
import { endsIn, type SwapEnds, withEnds } from './swap-ends.ts';
import { type SwapActions, SwapForm } from './swap-form.tsx';
import { poolsQuery } from './swap-queries.ts';
import { useSwapToken } from './swap-token.ts';
import { useSwapEntry } from './use-swap-entry.ts';

/** One token for another, at a price computed in this page. */
export function SwapPage(): ReactNode {
  const t = useTexts(swapTexts);
  const [search, setSearch] = useSearchParams();
  const config = useProjectConfig();
  if (!config) return <PageSkeleton />;
  const { vlm, wtrx, router } = config.contracts;
  if (!vlm || !wtrx || !router) {
    return <EmptyState title={t('noRouter')} text={t('noRouterText')} />;
  }
  const change = (ends: SwapEnds) => setSearch(withEnds(search, ends), { replace: true });
  const from = search.get('from') === 'staking' ? 'staking' : null;
  return <Desk ends={endsIn(search, vlm)} onEnds={change} wtrx={wtrx} from={from} />;
}

type DeskProps = Readonly<{
  ends: SwapEnds;
  onEnds: (ends: SwapEnds) => void;
  wtrx: Address;
  from: 'staking' | null;
}>;

/** The sheets stand outside of the form, which may change below them. */
function Desk({ ends, onEnds, wtrx, from }: DeskProps): ReactNode {
  const t = useTexts(swapTexts);
  const queries = useQueryClient();
  const about = { about: `${ends.pay}/${ends.receive}` };
  // Behind a sheet that was open for long the form is of an older price.
  const onClose = () => void queries.invalidateQueries(poolsQuery(ends));
  const actions: SwapActions = {
    swap: usePaidAction(swapAction, { ...about, onClose }),
    wrap: usePaidAction(wrapActions.wrap, about),
    unwrap: usePaidAction(wrapActions.unwrap, about),
  };
  const swapped = useLastDone(actions.swap.state);
  const wrapped = useLastDone(actions.wrap.state);
  const unwrapped = useLastDone(actions.unwrap.state);
  const entered = useSwapEntry(`${swapped}/${wrapped}/${unwrapped}`);
  const [pay, receive] = [useSwapToken(ends.pay), useSwapToken(ends.receive)];
  const missing = [pay, receive].find(({ isMissing }) => isMissing);
  if (missing) {
    return <ErrorState title={t('failedTitle')} text={t('failedText')} retry={missing.again} />;
  }
  return (
    <>
      {pay.token && receive.token ? (
        <SwapForm
          {...{ ends, onEnds, wtrx, from, actions, entered }}
          pay={pay.token}
          receive={receive.token}
        />
      ) : (
        <PageSkeleton />
      )}
      {actions.swap.sheet}
      {actions.wrap.sheet}
      {actions.unwrap.sheet}
    </>
  );
}
