import { useStore } from '../state/use-store.ts';

/** `needed`: something that only active addresses may do was asked for. */
export type ActivationReason = 'asked' | 'needed';

let reason: ActivationReason | null = null;
const listeners = new Set<() => void>();

function set(next: ActivationReason | null): void {
  reason = next;
  for (const listener of listeners) listener();
}

/** Opens the activation sheet from anywhere. */
export function openActivation(why: ActivationReason = 'asked'): void {
  set(why);
}

export function closeActivation(): void {
  set(null);
}

/** Why the sheet is open; null when it is closed. */
export function useActivationSheet(): ActivationReason | null {
  return useStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => reason,
  );
}
