import { setTimeout as pause } from 'node:timers/promises';
import type { Modules } from '../modules/modules.ts';
import { errorDetails } from '../platform/refusals/error-details.ts';

const REST_MS = 10_000;

/** Keeps what members had on each day: a part of the role keeper that needs no key. */
export function keepDays({ held, log }: Modules): { close(): Promise<void> } {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) {
      await held.portfolio
        .keepDays()
        .catch((error: unknown) =>
          log.warn(errorDetails(error), 'daily portfolio snapshot failed'),
        );
      await pause(REST_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
