import { setTimeout as pause } from 'node:timers/promises';
import { watchSolvency } from '../features/solvency/watch-solvency.ts';
import type { Modules } from '../modules/modules.ts';
import { errorDetails } from '../platform/refusals/error-details.ts';

const REST_MS = 10_000;
const EMBEDDED_REST_MS = 1_000;

/** Looks at what is held and owed now and then: a part of the role keeper that needs no key. */
export function keepSolvency({ solvency, config, log }: Modules): { close(): Promise<void> } {
  const stop = new AbortController();
  const rest = config.network.name === 'devnet' ? EMBEDDED_REST_MS : REST_MS;
  const run = async () => {
    while (!stop.signal.aborted) {
      await watchSolvency(solvency).catch((error: unknown) =>
        log.warn(errorDetails(error), 'solvency snapshot failed'),
      );
      await pause(rest, undefined, { signal: stop.signal }).catch(() => undefined);
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
