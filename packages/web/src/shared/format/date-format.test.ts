import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateTimeText } from './date.ts';
import { drawTimesIn, formatDate } from './date-format.ts';

const noon = Date.UTC(2026, 10, 16, 12);
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
afterEach(() => drawTimesIn(own));

describe('a time that the server draws', () => {
  it('stands in the zone of its reader', () => {
    drawTimesIn('Asia/Taipei');
    expect(dateTimeText(noon, 'en')).toContain('20:00');
  });

  it('has room for its digits where the zone is not known', () => {
    drawTimesIn(null);
    expect(dateTimeText(noon, 'en')).not.toMatch(/\d/);
    drawTimesIn('UTC');
    const known = dateTimeText(noon, 'en');
    drawTimesIn(null);
    expect(dateTimeText(noon, 'en')).toHaveLength(known.length);
  });

  it('does not fill the memory, however many zones are asked for', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const year = () => formatDate(noon, 'en', { year: 'numeric' });
    for (const zone of ['UTC', ...Intl.supportedValuesOf('timeZone').slice(0, 60), 'UTC']) {
      drawTimesIn(zone);
      year();
    }
    year();
    expect(made).toHaveBeenCalledTimes(62);
    made.mockRestore();
  });

  it('is told where its zone is named', () => {
    drawTimesIn(null);
    expect(formatDate(noon, 'en', { hour: '2-digit', hourCycle: 'h23' }, 'UTC')).toBe('12');
  });
});
