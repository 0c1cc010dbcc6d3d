import { setTimeout as pause } from 'node:timers/promises';

/** Calls back at every new head of a chain; gives back how to stop. */
export type HeadBell = (tell: () => void) => () => void;

export type LookPace = Readonly<{
  /** To be called before a look: a head that is told from then on may have been missed by it. */
  begin(): void;
  /** Until it is time for another look. */
  rest(signal: AbortSignal): Promise<void>;
  close(): void;
}>;

/** A look each interval (milliseconds), and at every head that a bell tells of, so that nothing waits for the interval. */
export function lookPace(interval: number, bell?: HeadBell): LookPace {
  let told = new AbortController();
  const stop = bell?.(() => told.abort());
  return {
    begin() {
      told = new AbortController();
    },
    async rest(signal) {
      const ends = stop ? AbortSignal.any([signal, told.signal]) : signal;
      await pause(interval, undefined, { signal: ends }).catch(() => signal.throwIfAborted());
    },
    close: () => stop?.(),
  };
}
