import { storedValue } from '../../shared/state/stored-value.ts';
import { useStored } from '../../shared/state/use-store.ts';
import { tourStops } from './tour-stops.ts';

/** Lives as long as the tab: a reload in the middle continues where one was, the next visit does not. */
const step = storedValue('vellum.tour', () => sessionStorage);

export function startTour(): void {
  step.set('0');
}

export function endTour(): void {
  step.set(null);
}

export function goToStop(index: number): void {
  step.set(String(index));
}

/** At which stop the tour is; null while nobody takes it. */
export function useTourStep(): number | null {
  const stored = useStored(step);
  if (stored === null) return null;
  const index = Number(stored);
  return Number.isInteger(index) && tourStops[index] ? index : null;
}
