import { describe, expect, it } from 'vitest';
import { DAY, daysProblem, extendedEnd, longestExtension } from './lock-days.ts';

const now = 1_800_000_000_000;

describe('the days of a lock', () => {
  it('are 1 to 3,650', () => {
    expect([null, 1, 3_650].map((days) => daysProblem(days))).toEqual([null, null, null]);
    expect(daysProblem(0)).toEqual({ code: 'LOCK_DAYS_RANGE', params: { min: '1', max: '3,650' } });
    expect(daysProblem(3_651)).toMatchObject({ code: 'LOCK_DAYS_RANGE' });
  });

  it('are fewer where a lock is made longer, and the limit is told', () => {
    const most = longestExtension(now + 3_600 * DAY, now);
    expect(daysProblem(50, most)).toBeNull();
    expect(daysProblem(51, most)).toEqual({
      code: 'LOCK_DAYS_RANGE',
      params: { min: '1', max: '50' },
    });
  });

  it('are added to the end, or to now when that has passed', () => {
    expect(extendedEnd(now + 5 * DAY, 2, now)).toBe(now + 7 * DAY);
    expect(extendedEnd(now - 5 * DAY, 2, now)).toBe(now + 2 * DAY);
  });

  it('never reach further than ten years from now', () => {
    expect(longestExtension(now + 5 * DAY, now)).toBe(3_645);
    expect(longestExtension(now + 5 * DAY + 1, now)).toBe(3_644);
    expect(longestExtension(now - DAY, now)).toBe(3_650);
  });
});
