import { setTimeout as pause } from 'node:timers/promises';

export type PaceOptions = Readonly<{
  /** Most requests at once. */
  most: number;
  /** Milliseconds of rest after the first failure; doubled by each further one up to the longest. */
  firstRest: number;
  longestRest: number;
}>;

/** How many requests a node takes at once: one more after each round that went well, half after a failure. */
export type Pace = Readonly<{
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** `atLeast`: milliseconds that the node asked for. */
  failed(atLeast: number): void;
  /** Requests allowed at once; below the most after failures. */
  width(): number;
  resting(): boolean;
}>;

export function createPace({ most, firstRest, longestRest }: PaceOptions): Pace {
  let width = most;
  let running = 0;
  let failures = 0;
  let restUntil = 0;
  const waiting: (() => void)[] = [];

  function wake(): void {
    for (let free = Math.floor(width) - running; free > 0 && waiting.length > 0; free--) {
      waiting.shift()?.();
    }
  }

  async function enter(signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const rest = restUntil - performance.now();
      if (rest > 0) await pause(rest, undefined, { signal });
      else if (running < Math.floor(width)) break;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running++;
  }

  return {
    async run(task, signal) {
      await enter(signal);
      try {
        const result = await task();
        failures = 0;
        width = Math.min(most, width + 1 / width);
        return result;
      } finally {
        running--;
        wake();
      }
    },
    failed(atLeast) {
      // Requests that were in progress together fail together; they count once.
      if (performance.now() < restUntil) return;
      width = Math.max(1, width / 2);
      const rest = Math.min(longestRest, firstRest * 2 ** failures++);
      restUntil = performance.now() + Math.max(rest, atLeast);
    },
    width: () => Math.floor(width),
    resting: () => performance.now() < restUntil,
  };
}
