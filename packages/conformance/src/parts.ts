import type { Part } from './part.ts';
import { transfers } from './parts/transfers.ts';

/** Everything that `npm run conformance` performs. */
export const parts: readonly Part[] = [transfers];
