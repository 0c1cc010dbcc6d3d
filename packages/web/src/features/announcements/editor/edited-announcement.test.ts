import { describe, expect, it } from 'vitest';
import { type Edited, isChanged, nothingWritten, problemsOf } from './edited-announcement.ts';

const written: Edited = {
  ...nothingWritten,
  ...{ titleEn: 'Pool funded', titleZh: '獎勵池已注資', bodyEn: 'We did.', bodyZh: '已完成。' },
};

describe('an announcement being written', () => {
  it('needs both languages', () => {
    expect([...problemsOf(nothingWritten)]).toEqual([
      ['titleEn', 'missing'],
      ['bodyEn', 'missing'],
      ['titleZh', 'missing'],
      ['bodyZh', 'missing'],
    ]);
    expect(problemsOf(written).size).toBe(0);
  });

  it.each([
    ['titleZh', '長'.repeat(121), 'long'],
    ['bodyEn', 'x'.repeat(12_001), 'long'],
    ['bodyZh', ' \n ', 'missing'],
    ['titleEn', 'pay\u202eyap', 'hidden'],
    ['txid', 'abc', 'txid'],
    ['txid', 'AB'.repeat(32), 'txid'],
  ] as const)('has a problem in %s', (field, text, problem) => {
    expect([...problemsOf({ ...written, [field]: text })]).toEqual([[field, problem]]);
  });

  it('is changed by words, not by spaces around them', () => {
    expect(isChanged(written, { ...written, titleEn: ' Pool funded ' })).toBe(false);
    expect(isChanged(written, { ...written, pinned: true })).toBe(true);
  });
});
