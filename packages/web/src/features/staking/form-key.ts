import type { ActionState } from '../../shared/paid-action/action-state.ts';

/** Another key once an action is done: its form then starts anew, with nothing entered. */
export function formKey(address: string | null, ...states: readonly ActionState[]): string {
  const done = states.map((state) => (state.step === 'done' ? state.sent.txid : ''));
  return [address, ...done].join('/');
}
