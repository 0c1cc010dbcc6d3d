import { describe, expect, it } from 'vitest';
import { dateText, dateTimeText } from './date.ts';

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
