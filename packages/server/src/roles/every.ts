import { setTimeout as pause } from 'node:timers/promises';

/** Runs something, which never fails, with a rest after each run, until it is closed. */
export function every(restMs: number, run: () => Promise<unknown>): { close(): Promise<void> } {
  const stop = new AbortController();
  const loop = async () => {
    while (!stop.signal.aborted) {
      await run();
      await pause(restMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
