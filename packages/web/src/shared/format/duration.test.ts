import { describe, expect, it } from 'vitest';
import { durationOf, durationText } from './duration.ts';

describe('durations', () => {
  it('are days, hours, minutes and seconds (S9.19)', () => {
    expect(durationOf(211_267_000)).toEqual({ days: 2, hours: 10, minutes: 41, seconds: 7 });
    expect(durationText(211_267_000, 'en')).toBe('2d 10h 41m 07s');
  });

  it('are in the language of the reader', () => {
    expect(durationText(211_267_000, 'zh-TW').replaceAll('\u00a0', ' ')).toBe(
      '2 天 10 小時 41 分鐘 07 秒',
    );
    expect(durationText(9_000, 'zh-TW').replaceAll('\u00a0', ' ')).toBe('9 秒');
  });

  it('start with the first part that counts and end at zero', () => {
    expect(durationText(3_605_000, 'en')).toBe('1h 0m 05s');
    expect(durationText(9_000, 'en')).toBe('9s');
    expect(durationText(1, 'en')).toBe('1s');
    expect(durationText(-5, 'en')).toBe('0s');
  });

  it('are cut off after as many parts as there is room for', () => {
    expect(durationText(211_267_000, 'en', 2)).toBe('2d 10h');
    expect(durationText(3_605_000, 'en', 2)).toBe('1h 0m');
    expect(durationText(9_000, 'en', 2)).toBe('9s');
  });
});
