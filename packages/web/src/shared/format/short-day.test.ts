import { expect, it } from 'vitest';
import { shortDay, shortMoment } from './short-day.ts';

it('names day and clock as each language does', () => {
  const moment = Date.UTC(2026, 10, 24, 20, 0);
  expect(shortDay(moment, 'en', 'UTC')).toBe('24\u00a0Nov');
  expect(shortDay(moment, 'zh-TW', 'UTC')).toBe('11/24');
  expect(shortMoment(moment, 'en', 'UTC')).toBe('24\u00a0Nov, 20:00');
  expect(shortMoment(moment, 'zh-TW', 'UTC')).toBe('11/24 20:00');
});
