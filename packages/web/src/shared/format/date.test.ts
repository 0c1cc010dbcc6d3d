import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText, shortDay, shortMoment } from './date.ts';

const moment = Date.UTC(2027, 5, 30, 20, 5);

describe('dates', () => {
  it('are written as their language writes them', () => {
    expect(dateText(moment, 'en', 'UTC')).toBe('30\u00a0Jun\u00a02027');
    expect(dateText(moment, 'zh-TW', 'UTC')).toBe('2027/6/30');
  });

  it('carry a 24-hour clock and the time zone of the reader', () => {
    expect(dateTimeText(moment, 'en', 'UTC')).toBe('30\u00a0Jun\u00a02027, 20:05');
    expect(dateTimeText(moment, 'zh-TW', 'Asia/Taipei')).toBe('2027/7/1 04:05');
  });
});

it('names day and clock as each language does', () => {
  const moment = Date.UTC(2026, 10, 24, 20, 0);
  expect(shortDay(moment, 'en', 'UTC')).toBe('24\u00a0Nov');
  expect(shortDay(moment, 'zh-TW', 'UTC')).toBe('11/24');
  expect(shortMoment(moment, 'en', 'UTC')).toBe('24\u00a0Nov, 20:00');
  expect(shortMoment(moment, 'zh-TW', 'UTC')).toBe('11/24 20:00');
});
