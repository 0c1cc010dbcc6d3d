import { afterEach, describe, expect, it } from 'vitest';
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

  it('is told where its zone is named', () => {
    drawTimesIn(null);
    expect(formatDate(noon, 'en', { hour: '2-digit', hourCycle: 'h23' }, 'UTC')).toBe('12');
  });
});
