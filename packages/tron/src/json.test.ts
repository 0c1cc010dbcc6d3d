import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Json, parseJson, stringifyJson } from './json.ts';

describe('parsing JSON', () => {
  test('keeps long integers exact, as text', () => {
    expect(parseJson('{"a":9223372036854775807,"b":[-9007199254740993],"c":5}')).toEqual({
      a: '9223372036854775807',
      b: ['-9007199254740993'],
      c: 5,
    });
    expect(parseJson('1234567890123456789')).toBe('1234567890123456789');
  });

  test('leaves strings, fractions and exponents alone', () => {
    const text =
      '{"a":"x, 1234567890123456789","b":"\\\\\\" :1234567890123456789","c":0.12345678901234567,"d":1234567890123456789e1}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  test('gives what JSON.parse gives when no integer is long', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false } as never), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/\d{16}/.test(text));
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('reads every int64 in any surroundings', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.string(),
        fc.constantFrom('', ' ', '\n'),
        (integer, other, space) => {
          const text = `{"o":${JSON.stringify(other)},"n":${space}${integer}${space},"l":[${space}${integer}]}`;
          const { n, l, o } = parseJson(text) as { n: string; l: string[]; o: string };
          expect([BigInt(n), BigInt(l[0]!), o]).toEqual([integer, integer, other]);
        },
      ),
    );
  });

  test('refuses what is not JSON', () => {
    for (const text of ['', '{', '{"a":00000000000000001}', "{'a':1}", '[1234567890123456789']) {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    }
  });
});

describe('writing JSON', () => {
  test('prints bigint as digits and leaves undefined out', () => {
    const value = { a: 2n ** 63n, b: [1n, null, true, 'x"'], c: undefined, 'd"': {} };
    expect(stringifyJson(value)).toBe(
      '{"a":9223372036854775808,"b":[1,null,true,"x\\""],"d\\"":{}}',
    );
  });

  test('gives what JSON.stringify gives for everything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(stringifyJson(value as Json)).toBe(JSON.stringify(value));
      }),
    );
  });
});
