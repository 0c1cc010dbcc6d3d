import { describe, expect, it } from 'vitest';
import { changesIn, dayOf, editedTexts, momentOf, problemsOf } from './edited-texts.ts';

const before = editedTexts({ description: 'Lanterns.', website: 'https://lantern.example' });

describe('edited texts', () => {
  it('send only what differs, and an empty text to take one away', () => {
    const after = { ...before, description: ' Lanterns. ', website: '', issuer: 'Tin Ltd' };
    expect(changesIn(before, after)).toEqual({ website: '', issuer: 'Tin Ltd' });
  });

  it.each([
    ['website', 'http://lantern.example', 'URL_INVALID'],
    ['documentUrl', 'lantern.example', 'URL_INVALID'],
    ['documentHash', 'abc', 'FIELD_INVALID'],
    ['description', 'x'.repeat(1_001), 'TEXT_TOO_LONG'],
    ['issuer', 'x'.repeat(121), 'TEXT_TOO_LONG'],
    ['description', 'Guaranteed profit for all', 'REVIEW_FAILED'],
    ['website', 'https://evil@real.example', 'REVIEW_FAILED'],
    ['telegram', 'https://evil@real.example', 'SOCIAL_LINK'],
    ['twitter', 'https://t.me/abc', 'SOCIAL_LINK'],
    ['claim', 'a\u202eb', 'REVIEW_FAILED'],
  ] as const)('of %s "%s" are %s', (field, text, code) => {
    expect(problemsOf({ ...before, [field]: text }).get(field)?.code).toBe(code);
  });

  it('have nothing against what stands there', () => {
    expect(problemsOf(before).size).toBe(0);
  });
});

describe('a day of the evidence', () => {
  it.each(['2026-11-20', '0002-11-20', ''])('stays what was typed: %s', (day) => {
    expect(dayOf(momentOf(day))).toBe(day);
  });

  it('is none for a year that is none', () => {
    expect(momentOf('12026-11-20')).toBe('');
  });
});
