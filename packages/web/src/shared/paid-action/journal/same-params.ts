import type { ActionParams } from '../paid-action.ts';

/** Whether two runs of an action are about the same thing, figure by figure. */
export function sameParams(one: ActionParams, other: ActionParams): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
