import { useStore } from '../state/use-store.ts';

/** `account` is shown when an account is connected, `choose` otherwise or when another wallet is wanted. */
export type WalletSheetState = 'closed' | 'auto' | 'choose';

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
