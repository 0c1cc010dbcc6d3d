import { useSyncExternalStore } from 'react';

/** What a store outside of React holds, kept up to date; where the server draws a page, what it holds there. */
export function useStore<Value>(
  subscribe: (heard: () => void) => () => void,
  get: () => Value,
): Value {
  return useSyncExternalStore(subscribe, get, get);
}
