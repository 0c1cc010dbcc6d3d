import { describe, expect, it } from 'vitest';
import { parseLossless } from './lossless-json.ts';

describe('parseLossless', () => {
  it('tells numbers from texts and keeps every digit', () => {
    const text = '{"a":9223372036854775807,"b":"9223372036854775807","c":1,"d":1.0,"e":1E-5}';
    expect(parseLossless(text)).toEqual({
      a: 9223372036854775807n,
      b: '9223372036854775807',
      c: 1,
      d: 'number 1.0',
      e: 'number 1E-5',
    });
  });
});
