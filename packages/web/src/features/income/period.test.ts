import { describe, expect, it } from 'vitest';
import { dayOf, stretchesOf, stretchText } from './period.ts';

describe('the time that a picture shows', () => {
  it('is 14 days, the last of them today', () => {
    const bars = stretchesOf('days', '2026-03-05');
    expect(bars).toHaveLength(14);
    expect(bars[0]).toEqual({ from: '2026-02-20', to: '2026-02-20' });
    expect(bars.at(-1)).toEqual({ from: '2026-03-05', to: '2026-03-05' });
  });

  it('is 12 weeks without a gap or an overlap', () => {
    const bars = stretchesOf('weeks', '2026-03-05');
    expect(bars.at(-1)).toEqual({ from: '2026-02-27', to: '2026-03-05' });
    expect(bars.at(-2)).toEqual({ from: '2026-02-20', to: '2026-02-26' });
    expect(bars[0]?.from).toBe('2025-12-12');
  });

  it('is 12 months by the calendar, the last of them only until today', () => {
    const bars = stretchesOf('months', '2028-02-29');
    expect(bars[0]).toEqual({ from: '2027-03-01', to: '2027-03-31' });
    expect(bars.at(-2)).toEqual({ from: '2028-01-01', to: '2028-01-31' });
    expect(bars.at(-1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('is told in the language of the reader', () => {
    const stretch = { from: '2026-11-02', to: '2026-11-02' };
    expect(stretchText(stretch, 'days', 'en')).toBe('2 Nov');
    expect(stretchText(stretch, 'days', 'zh-TW')).toBe('11/2');
    expect(stretchText(stretch, 'months', 'en')).toBe('Nov 2026');
  });

  it('counts days from midnight UTC', () => {
    expect(dayOf(Date.UTC(2026, 10, 15, 23, 59, 59, 999))).toBe('2026-11-15');
    expect(dayOf(Date.UTC(2026, 10, 16))).toBe('2026-11-16');
  });
});
