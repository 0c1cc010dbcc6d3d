import type { CallFailed } from './call-failed.ts';

const listeners = new Set<(failure: CallFailed) => void>();

/** Spec §7: any HTTP error clears the loading toast. The app listens here, so that calls know no toasts. */
export function onHttpFailure(listener: (failure: CallFailed) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function httpFailed(failure: CallFailed): void {
  for (const listener of listeners) listener(failure);
}
