import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MalformedJson, parseJson, printJson } from './json-text.ts';

describe('exact integers', () => {
  test('an int64 survives parsing and printing digit by digit', () => {
    const text = '{"a":9223372036854775807,"b":[-9223372036854775808,1,1.5,"9223372036854775807"]}';
    expect(parseJson(text)).toEqual({
      a: 9223372036854775807n,
      b: [-9223372036854775808n, 1, 1.5, '9223372036854775807'],
    });
    expect(printJson(parseJson(text))).toBe(text);
  });

  test('int64_as_string quotes bigints and nothing else', () => {
    expect(printJson({ num: 5n, count: 5, list: [0n] }, true)).toBe(
      '{"num":"5","count":5,"list":["0"]}',
    );
  });

  test('fractions and exponents stay doubles', () => {
    expect(parseJson('[1e400, 12345678901234567890.5]')).toEqual([Infinity, 12345678901234567000]);
  });
});

describe('hostile texts', () => {
  test('nesting beyond the limit is refused before it is parsed', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(parseJson(nested(64))).toBeInstanceOf(Array);
    expect(() => parseJson(nested(65))).toThrow(MalformedJson);
    expect(() => parseJson('{"a":'.repeat(1_000_000))).toThrow(MalformedJson);
  });

  test('brackets and digits inside strings count for nothing', () => {
    const text = JSON.stringify({ a: '['.repeat(500), b: '\\"['.repeat(100), c: '"\\'.repeat(70) });
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test('whatever JSON accepts comes out equal, whatever it refuses is refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        let plain: unknown;
        try {
          plain = JSON.parse(text);
        } catch {
          expect(() => parseJson(text)).toThrow(MalformedJson);
          return;
        }
        // JSON prints one zero, -0 as 0.
        expect(JSON.parse(printJson(parseJson(text)))).toEqual(JSON.parse(JSON.stringify(plain)));
      }),
    );
  });

  test('an own __proto__ key stays data', () => {
    expect(printJson(parseJson('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
  });

  test('undefined fields are left out', () => {
    expect(printJson({ a: undefined, b: [null], c: null })).toBe('{"b":[null],"c":null}');
  });
});
