import type { ReactNode } from 'react';
import { Tour } from './tour.tsx';
import { useTourStep } from './tour-state.ts';
import { WelcomeSlip } from './welcome-slip.tsx';

/** On the first page: the tour while it is taken, else the welcome of who has not been here before. */
export function FirstRun(): ReactNode {
  return useTourStep() === null ? <WelcomeSlip /> : <Tour />;
}
