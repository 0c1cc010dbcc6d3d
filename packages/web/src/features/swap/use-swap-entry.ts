import { useState } from 'react';
import { type Tolerance, usualTolerance } from '../../shared/swap/tolerance.ts';
import type { Lifetime } from './deadline-part.tsx';
import type { Entry } from './swap-terms.ts';

/** What a person has entered. */
export type SwapEntry = Readonly<{
  entry: Entry;
  tolerance: Tolerance;
  lifetime: Lifetime;
  /** The price impact as it was typed to confirm it. */
  typedImpact: string;
  /** The look-alike that they know to be one. */
  knownAlike: string | null;
}>;

export type UsedEntry = SwapEntry & Readonly<{ change: (part: Partial<SwapEntry>) => void }>;

const nothing: SwapEntry = {
  entry: { side: 'in', amount: null },
  tolerance: usualTolerance,
  lifetime: '20',
  typedImpact: '',
  knownAlike: null,
};

/** Stays while tokens change; the amount goes when `done` does, after each swap. */
export function useSwapEntry(done: string): UsedEntry {
  const [kept, setKept] = useState({ done, values: nothing });
  const values =
    kept.done === done
      ? kept.values
      : { ...kept.values, entry: nothing.entry, typedImpact: nothing.typedImpact };
  if (kept.done !== done) setKept({ done, values });
  return {
    ...values,
    change: (part) => setKept((now) => ({ done, values: { ...now.values, ...part } })),
  };
}
