import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consume, consumeStaked, usedAt } from './resource-window.ts';

const NEVER = { used: 0n, at: 0 };
const DAY = 28_800;

describe('recovery of resources', () => {
  it('keeps what was used, gives back half after half a day and all after a day', () => {
    const usage = consume(NEVER, 268n, 1_000);
    expect(usage).toEqual({ used: 268n, at: 1_000 });
    expect(usedAt(usage, 1_000)).toBe(268n);
    expect(usedAt(usage, 1_000 + DAY / 2)).toBe(134n);
    expect(usedAt(usage, 1_000 + DAY - 1)).toBe(0n);
    expect(usedAt(usage, 1_000 + DAY)).toBe(0n);
  });

  // Worked by hand from the rule: averages in millionths per slot, rounded up, decay rounded to nearest.
  it('rounds as java-tron does', () => {
    const first = consume(NEVER, 345n, 0);
    const left = usedAt(first, 7);
    expect(left).toBe(344n);
    expect(consume(first, 345n, 7)).toEqual({ used: 689n, at: 7 });
  });

  it('never gives back more than was used, and nothing twice', () => {
    const step = fc.record({ amount: fc.bigInt({ min: 0n, max: 5_000n }), wait: fc.nat(40_000) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let usage = { used: 0n, at: 0 };
        for (const { amount, wait } of steps) {
          const left = usedAt(usage, usage.at + wait);
          expect(left).toBeLessThanOrEqual(usage.used);
          expect(left).toBeGreaterThanOrEqual(0n);
          usage = consume(usage, amount, usage.at + wait);
          expect(usage.used - left - amount).toBeLessThanOrEqual(1n);
          expect(usage.used).toBeGreaterThanOrEqual(left + amount);
        }
      }),
    );
  });

  it('merges windows of a stake by amount', () => {
    const first = consumeStaked(NEVER, 1_000n, 0);
    expect(first).toEqual({ used: 1_000n, at: 0 });
    const second = consumeStaked(first, 1_000n, DAY / 2);
    // 500 left with half a window to go, 1,000 new with a whole one.
    expect(second).toEqual({ used: 1_500n, at: DAY / 2, window: 24_000_000 });
    expect(usedAt(second, DAY / 2 + 12_000)).toBe(750n);
    expect(usedAt(second, DAY / 2 + 24_000)).toBe(0n);
    expect(consumeStaked(second, 10n, 2 * DAY)).toEqual({ used: 10n, at: 2 * DAY });
  });
});
