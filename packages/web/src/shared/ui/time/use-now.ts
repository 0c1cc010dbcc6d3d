import { useStore } from '../../state/use-store.ts';
import { secondTicker } from './ticker.ts';

/** The time of a clock, to the second: who uses it follows. */
export function useNow(clock: () => number): number {
  return useStore(secondTicker.subscribe, () => Math.floor(clock() / 1000) * 1000);
}
