import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: '55340232221128655166@vellum',
  title: 'Gold 000 318 can be unlocked',
  text: 'The pledge ends.',
  at: Date.UTC(2027, 5, 30, 14, 20),
  madeAt: Date.UTC(2026, 10, 15, 9, 0, 5),
};

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('tells the moment in universal time, with a reminder an hour before', () => {
  const lines = unfolded(calendarFile(entry));
  expect(lines).toContain('DTSTART:20270630T142000Z');
  expect(lines).toContain('DTSTAMP:20261115T090005Z');
  expect(lines).toContain('TRIGGER:-PT60M');
  expect(lines).toContain('UID:55340232221128655166@vellum');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('escapes what has a meaning in the format', () => {
  const lines = unfolded(calendarFile({ ...entry, title: 'a,b;c\\d\ne' }));
  expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne');
});

test('no kind of line end gets a line of its own', () => {
  const file = calendarFile({ ...entry, title: 'a\rBEGIN:VEVENT\r\nb' });
  expect(unfolded(file)).toContain('SUMMARY:a\\nBEGIN:VEVENT\\nb');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.each([0, 1, 60, 61, 62, 63, 64, 200])(
  'folds at 75 bytes without cutting letters apart, %i before a long word',
  (length) => {
    const text = `${'a'.repeat(length)}${'黃金🂡 '.repeat(20)}b`;
    const file = calendarFile({ ...entry, text });
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(unfolded(file)).toContain(`DESCRIPTION:${text}`);
    expect(file.isWellFormed()).toBe(true);
  },
);
