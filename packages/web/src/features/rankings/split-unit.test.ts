import { describe, expect, it } from 'vitest';
import { splitUnit } from './split-unit.ts';

describe('a figure of a board', () => {
  it('is a number and its unit', () => {
    expect(splitUnit('0.11M\u00a0TRX')).toEqual({ number: '0.11M', unit: '\u00a0TRX' });
    expect(splitUnit('1,012 holders')).toEqual({ number: '1,012', unit: ' holders' });
    expect(splitUnit('10 位持有人')).toEqual({ number: '10', unit: ' 位持有人' });
  });

  it('keeps the sign of a percentage', () => {
    expect(splitUnit('1.17\u202f%')).toEqual({ number: '1.17\u202f%', unit: '' });
  });
});
