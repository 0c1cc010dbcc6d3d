import type { Address } from '@vellum/tron/address';
import type { ActionState } from '../action-state.ts';
import { idle, isBusy } from '../machine.ts';
import type { RunView } from './run.ts';

/** What a form hears: that a run with other figures ended well does not mean that what is filled in did. */
export const ownStateOf = ({ state, isOther }: RunView): ActionState =>
  isOther && state.step === 'done' ? idle : state;

/** Whether it is at work for another account than the one that is connected. */
export const isOfAnother = (
  { state, account = null }: RunView,
  connected: Address | null,
): boolean => isBusy(state) && account !== null && connected !== null && account !== connected;
