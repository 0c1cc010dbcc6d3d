import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateText, dateTimeText, dayText, timeText } from '../format/date.ts';
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
    const others = Intl.supportedValuesOf('timeZone').slice(0, 200);
    for (const zone of ['Asia/Tokyo', ...others, 'Asia/Tokyo']) {
      drawTimesIn(zone);
      year();
    }
    year();
    expect(made).toHaveBeenCalledTimes(202);
    made.mockRestore();
  });

  it('is told where its zone is named', () => {
    drawTimesIn(null);
    expect(formatDate(noon, 'en', { hour: 'numeric', hourCycle: 'h23' }, 'UTC')).toBe('12');
  });
});

describe('a time in the browser', () => {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 28, 20, 5, 9));
  const clock = {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  } as const;

  it.each(['UTC', 'Asia/Taipei', own])('is written in %s as its own calendar writes it', (zone) => {
    const own = (language: string, options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: zone });
      return months.map((at) => format.format(at).replaceAll(' ', '\u00a0'));
    };
    const year = { day: 'numeric', year: 'numeric' } as const;
    const written = (write: (at: number) => string) =>
      months.map((at) => write(at).replaceAll(' ', '\u00a0'));
    expect(written((at) => dateText(at, 'en', zone))).toEqual(
      own('en-GB', { ...year, month: 'short' }),
    );
    expect(written((at) => dateText(at, 'zh-TW', zone))).toEqual(
      own('zh-TW', { ...year, month: 'numeric' }),
    );
    const day = { day: 'numeric', month: 'long' } as const;
    expect(written((at) => dayText(at, 'en', zone))).toEqual(own('en-GB', day));
    expect(written((at) => dayText(at, 'zh-TW', zone))).toEqual(own('zh-TW', day));
    expect(written((at) => timeText(at, zone))).toEqual(own('en-GB', clock));
  });
});
