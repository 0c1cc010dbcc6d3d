import { describe, expect, test } from 'vitest';
import { createPace } from './pace.ts';

const { signal } = new AbortController();
const options = { most: 4, firstRest: 1, longestRest: 8 };

/** Work that counts how much of it is in progress, and ends when it is told to. */
function work() {
  const ends: (() => void)[] = [];
  let most = 0;
  return {
    task: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
        most = Math.max(most, ends.length);
      }),
    most: () => most,
    open: () => ends.length,
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}

describe('the pace of requests', () => {
  test('never exceeds its width, and everything gets its turn', async () => {
    const pace = createPace(options);
    const { task, most, open, endAll } = work();
    const all = Promise.all(Array.from({ length: 11 }, () => pace.run(task, signal)));
    let done = false;
    void all.then(() => {
      done = true;
    });
    while (!done) {
      if (open() > 0) endAll();
      await Promise.resolve();
    }
    expect(most()).toBe(4);
  });

  test('halves when a node fails, rests, and grows again by what goes well', async () => {
    const pace = createPace(options);
    pace.failed(0);
    expect(pace.width()).toBe(2);
    expect(pace.resting()).toBe(true);
    // Those that were in progress at the same time do not count again.
    pace.failed(0);
    expect(pace.width()).toBe(2);
    for (let request = 0; request < 8; request++) await pace.run(async () => {}, signal);
    expect(pace.width()).toBe(4);
    expect(pace.resting()).toBe(false);
  });

  test('keeps to the rest that a node asked for', async () => {
    const pace = createPace(options);
    const began = performance.now();
    pace.failed(30);
    await pace.run(async () => {}, signal);
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
  });

  test('who waits is released by the signal', async () => {
    const controller = new AbortController();
    const pace = createPace({ ...options, longestRest: 60_000 });
    pace.failed(60_000);
    const waiting = pace.run(async () => {}, controller.signal);
    controller.abort();
    await expect(waiting).rejects.toThrow();
  });
});
