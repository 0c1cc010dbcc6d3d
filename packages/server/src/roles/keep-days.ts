import type { Modules } from '../modules/modules.ts';
import { errorDetails } from '../platform/refusals/error-details.ts';
import { every } from './every.ts';

const REST_MS = 10_000;

/** Keeps what members had on each day: a part of the role keeper that needs no key. */
export const keepDays = ({ held, log }: Modules) =>
  every(REST_MS, () =>
    held.portfolio
      .keepDays()
      .catch((error: unknown) => log.warn(errorDetails(error), 'daily portfolio snapshot failed')),
  );
