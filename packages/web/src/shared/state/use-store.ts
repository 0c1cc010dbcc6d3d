import { useSyncExternalStore } from 'react';

/**
 * What a store outside of React holds, kept up to date. `inView` gives what the server renders, for stores that differ
 * in a browser; hydration begins with it.
 */
export function useStore<Value>(
  subscribe: (heard: () => void) => () => void,
  get: () => Value,
  inView: () => Value = get,
): Value {
  return useSyncExternalStore(subscribe, get, inView);
}

type Stored = Readonly<{
  subscribe: (heard: () => void) => () => void;
  get: () => string | null;
}>;

/** A text of the browser's storage. The server has none. */
export function useStored({ subscribe, get }: Stored): string | null {
  return useStore(subscribe, get, nothing);
}

const nothing = () => null;
