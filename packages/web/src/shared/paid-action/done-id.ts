import type { ActionState } from './action-state.ts';

/** The transaction that an action ended well with; empty while it has not. */
export function doneId(state: ActionState): string {
  return state.step === 'done' ? state.sent.txid : '';
}
