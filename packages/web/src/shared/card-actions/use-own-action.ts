import { useState } from 'react';
import type { ActionParams, PaidAction } from '../paid-action/paid-action.ts';
import { type UsedPaidAction, usePaidAction } from '../paid-action/use-paid-action.tsx';

/**
 * A paid action as `usePaidAction` gives it, but with only those refusals that were begun here: the run is one for
 * the whole page, and a refusal of another card must not be told of this one.
 */
export function useOwnAction<P extends ActionParams, Q, K extends string>(
  action: PaidAction<P, Q, K>,
): UsedPaidAction<P> {
  const used = usePaidAction(action);
  const [isBegun, setBegun] = useState(false);
  return {
    ...used,
    refusal: isBegun ? used.refusal : null,
    begin: (params) => {
      setBegun(true);
      used.begin(params);
    },
  };
}
