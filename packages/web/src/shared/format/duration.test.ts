import { describe, expect, it } from 'vitest';
import { durationOf, durationText } from './duration.ts';

describe('durations', () => {
  it('are days, hours, minutes and seconds (S9.19)', () => {
    expect(durationOf(211_267_000)).toEqual({ days: 2, hours: 10, minutes: 41, seconds: 7 });
    expect(durationText(211_267_000)).toBe('2d 10h 41m 07s');
  });

  it('start with the first part that counts and end at zero', () => {
    expect(durationText(3_605_000)).toBe('1h 0m 05s');
    expect(durationText(9_000)).toBe('9s');
    expect(durationText(1)).toBe('1s');
    expect(durationText(-5)).toBe('0s');
  });
});
