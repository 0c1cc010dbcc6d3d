import type { ActionState } from '../action-state.ts';
import { idle } from '../machine.ts';
import type { RunView } from './run.ts';

/** What a form hears: that a run with other figures ended well does not mean that what is filled in did. */
export const ownStateOf = ({ state, isOther }: RunView): ActionState =>
  isOther && state.step === 'done' ? idle : state;
