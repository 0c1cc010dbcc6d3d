import { useStore } from '../state/use-store.ts';

/**
 * `auto` shows the account when one is connected and the choice otherwise, `choose` always the choice. `pay` is the way to
 * something that is paid for: it asks no more than it must.
 */
export type WalletSheetState = 'closed' | 'auto' | 'choose' | 'pay';

let state: WalletSheetState = 'closed';
const listeners = new Set<() => void>();

function set(next: WalletSheetState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the wallet sheet from anywhere: the way to connect, or the account when one is connected. */
export function openWalletSheet(view: Exclude<WalletSheetState, 'closed'> = 'auto'): void {
  set(view);
}

export function closeWalletSheet(): void {
  set('closed');
}

export function useWalletSheet(): WalletSheetState {
  return useStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
