type Timers = Readonly<{
  start: (tick: () => void) => number;
  stop: (timer: number) => void;
}>;

const everySecond: Timers = {
  start: (tick) => window.setInterval(tick, 1000),
  stop: (timer) => window.clearInterval(timer),
};

/** One timer for everything on screen that counts; it runs only while someone looks at it. */
export function createTicker(timers: Timers = everySecond) {
  const listeners = new Set<() => void>();
  let timer: number | null = null;
  const tick = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      timer ??= timers.start(tick);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        timers.stop(timer);
        timer = null;
      };
    },
  };
}

export const secondTicker = createTicker();
