import { describe, expect, it } from 'vitest';
import { createTicker } from './ticker.ts';

function countingTimers() {
  const running = new Map<number, () => void>();
  let next = 0;
  return {
    running,
    start(tick: () => void) {
      next += 1;
      running.set(next, tick);
      return next;
    },
    stop: (timer: number) => void running.delete(timer),
  };
}

describe('the ticker', () => {
  it('runs one timer for all and none for nobody', () => {
    const timers = countingTimers();
    const ticker = createTicker(timers);
    const heard: string[] = [];
    const stopA = ticker.subscribe(() => heard.push('a'));
    const stopB = ticker.subscribe(() => heard.push('b'));
    expect(timers.running.size).toBe(1);

    for (const tick of timers.running.values()) tick();
    expect(heard).toEqual(['a', 'b']);

    stopA();
    expect(timers.running.size).toBe(1);
    stopB();
    expect(timers.running.size).toBe(0);

    ticker.subscribe(() => {});
    expect(timers.running.size).toBe(1);
  });
});
