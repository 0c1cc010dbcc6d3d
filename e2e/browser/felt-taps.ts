import type { Page } from 'playwright-core';

type Watching = typeof globalThis & { longestFelt?: number };

/** Begins to note how long taps and keys take until a frame shows them. Browsers tell of 16 ms or more, rounded to 8 ms. */
export function watchTaps(page: Page): Promise<void> {
  return page.evaluate(() => {
    const here = globalThis as Watching;
    here.longestFelt = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        here.longestFelt = Math.max(here.longestFelt ?? 0, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Frames after which everything that was done before has been told. */
const FRAMES = 20;

/** Milliseconds of the longest since then. */
export function longestTap(page: Page): Promise<number> {
  return page.evaluate(
    (frames) =>
      new Promise<number>((settle) => {
        let left = frames;
        const look = () => {
          if (left-- > 0) requestAnimationFrame(look);
          else settle((globalThis as Watching).longestFelt ?? 0);
        };
        look();
      }),
    FRAMES,
  );
}
