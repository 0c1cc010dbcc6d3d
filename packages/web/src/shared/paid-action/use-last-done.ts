import { useState } from 'react';
import type { ActionState } from './action-state.ts';

/**
 * The transaction that an action last ended well with. As the key of a form it empties it once for each: what is typed
 * after that stays, also when the sheet is closed or the action is begun again.
 */
export function useLastDone(state: ActionState): string {
  const [last, setLast] = useState('');
  const next = lastDone(last, state);
  if (next !== last) setLast(next);
  return next;
}

export const lastDone = (last: string, state: ActionState): string => doneId(state) || last;

/** The transaction that an action ended well with; empty while it has not. */
export function doneId(state: ActionState): string {
  return state.step === 'done' ? state.sent.txid : '';
}
