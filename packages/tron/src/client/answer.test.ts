import { describe, expect, test } from 'vitest';
import { MalformedAnswer } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import { Answer } from './answer.ts';

const HEX = '417e5f4552091a69125d5dfcb7b8c2659029395bdf';
const read = (json: JsonObject) => new Answer(json, '/x');

describe('what is absent', () => {
  test('has its default', () => {
    const answer = read({});
    expect(answer.empty).toBe(true);
    expect(answer.text('a')).toBe('');
    expect(answer.int('a')).toBe(0n);
    expect(answer.number('a')).toBe(0);
    expect(answer.flag('a')).toBe(false);
    expect(answer.bytes('a')).toHaveLength(0);
    expect(answer.address('a')).toBeUndefined();
    expect(answer.object('a').empty).toBe(true);
    expect(answer.objects('a')).toEqual([]);
    expect(answer.byteList('a')).toEqual([]);
  });

  test('may not be absent where it is required', () => {
    expect(() => read({}).requiredAddress('a')).toThrow(MalformedAnswer);
    expect(() => read({}).hash('a')).toThrow(MalformedAnswer);
  });
});

test('what is there is read', () => {
  const answer = read({ n: -5, big: '9223372036854775807', hex: 'c3a9', address: HEX.slice(2) });
  expect(answer.int('n')).toBe(-5n);
  expect(answer.int('big')).toBe(2n ** 63n - 1n);
  expect(answer.hexText('hex')).toBe('é');
  expect(answer.address('address')).toBe(HEX);
});

test('an amount of sun that no chain can hold is refused', () => {
  expect(read({ a: 5 }).sun('a')).toBe(5n);
  for (const a of [-1, '9223372036854775808']) {
    expect(() => read({ a }).sun('a')).toThrow(MalformedAnswer);
  }
});

test('what is of another type is refused', () => {
  for (const value of [5, '5', {}, true, [5], 'zz', 1.5, 'ab', '41ab'] as const) {
    const answer = read({ a: value });
    const readers = {
      text: () => answer.text('a'),
      int: () => answer.int('a'),
      flag: () => answer.flag('a'),
      bytes: () => answer.bytes('a'),
      address: () => answer.address('a'),
      hash: () => answer.hash('a'),
      object: () => answer.object('a'),
      objects: () => answer.objects('a'),
      byteList: () => answer.byteList('a'),
    };
    const taken = Object.entries(readers).filter(([, reader]) => {
      try {
        reader();
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedAnswer);
        return false;
      }
    });
    expect([value, taken.map(([name]) => name)]).toEqual([value, expected(value)]);
  }
});

function expected(value: unknown): string[] {
  if (value === 5) return ['int'];
  if (value === '5') return ['text', 'int'];
  if (value === true) return ['flag'];
  if (value === 'zz') return ['text'];
  if (value === 'ab' || value === '41ab') return ['text', 'bytes'];
  return typeof value === 'object' && !Array.isArray(value) ? ['object'] : [];
}
