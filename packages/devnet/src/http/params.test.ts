import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MalformedJson } from '../wire/json-text.ts';
import { countOf, flagOf, int64Of, readParams, textOf } from './params.ts';
import { JavaError } from './wallet/java-error.ts';

const body = (text: string) => readParams('', text);

describe('one set of fields', () => {
  test('comes from the query, a form or a JSON body', () => {
    for (const params of [
      readParams('num=5&visible=true', ''),
      body('num=5&visible=true'),
      body('{"num":5,"visible":true}'),
      body('{"num":"5","visible":"true"}'),
    ]) {
      expect(int64Of(params, 'num')).toBe(5n);
      expect(flagOf(params, 'visible')).toBe(true);
    }
  });

  test('the body wins over the query', () => {
    expect(textOf(readParams('value=a', '{"value":"b"}'), 'value')).toBe('b');
  });

  test('an empty body asks for nothing', () => {
    expect(body('  \n').fields).toEqual({});
  });

  test('a body that is JSON but no object is refused', () => {
    for (const text of ['[]', '"text"', '5', 'null', 'true', '{']) {
      expect(() => body(text)).toThrow(MalformedJson);
    }
  });

  test('a key named like the prototype is a key like any other', () => {
    expect(textOf(readParams('__proto__=1', ''), '__proto__')).toBe('1');
  });
});

describe('integers', () => {
  test('are exact over the whole range of int64 and nothing beyond', () => {
    expect(int64Of(body('{"num":9223372036854775807}'), 'num')).toBe(2n ** 63n - 1n);
    expect(int64Of(body('{"num":-9223372036854775808}'), 'num')).toBe(-(2n ** 63n));
    for (const text of ['9223372036854775808', '1.5', '"0x10"', '"abc"', 'true', '1e400']) {
      expect(() => int64Of(body(`{"num":${text}}`), 'num')).toThrow(JavaError);
    }
  });

  test('that count something must be exact numbers', () => {
    expect(countOf(body('{}'), 'num')).toBe(0);
    expect(() => countOf(body('{"num":9007199254740993}'), 'num')).toThrow(JavaError);
  });

  test('that are lists or objects are refused', () => {
    expect(() => int64Of(body('{"num":[1]}'), 'num')).toThrow(JavaError);
    expect(() => int64Of(body('{"num":{}}'), 'num')).toThrow(JavaError);
  });
});

test('any text is either read or refused in a form that clients know', () => {
  fc.assert(
    fc.property(fc.string(), fc.oneof(fc.string(), fc.json()), (query, text) => {
      try {
        const params = readParams(query, text);
        for (const name of ['num', 'value', 'visible']) {
          flagOf(params, name);
          int64Of(params, name);
        }
      } catch (error) {
        expect(error instanceof JavaError || error instanceof MalformedJson).toBe(true);
      }
    }),
  );
});
