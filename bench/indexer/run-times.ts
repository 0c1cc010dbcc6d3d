import type { IndexedRun } from './ponder.ts';

/** Of a run that ends now; all in the milliseconds of `performance.now`. */
export function timesOf(began: number, begins: number): Pick<IndexedRun, 'start' | 'indexing'> {
  return { start: begins - began, indexing: performance.now() - begins };
}
