import { isOnline } from '../state/is-online.ts';
import { useStore } from '../state/use-store.ts';

/** Whether the browser believes it has a network. */
export function useOnline(): boolean {
  return useStore(subscribe, isOnline, () => true);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
