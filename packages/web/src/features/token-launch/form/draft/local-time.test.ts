import { describe, expect, it } from 'vitest';
import { localText, timeOfLocal } from './local-time.ts';

describe('a time of the form', () => {
  it('is the same moment again, to the minute', () => {
    const moment = '2026-11-20T12:34:00.000Z';
    expect(timeOfLocal(localText(moment))).toBe(moment);
  });

  // A field for dates and times says each of these while the year 2026 is typed.
  it.each(['0002', '0020', '0202', '2026'])('stays what was typed, year %s', (year) => {
    const text = `${year}-11-20T20:00`;
    expect(localText(timeOfLocal(text))).toBe(text);
  });

  it.each(['', 'soon', '2026-13-99T99:99'])('is nothing when it is none: %s', (text) => {
    expect(localText(text)).toBe('');
    expect(timeOfLocal(text)).toBe('');
  });
});
