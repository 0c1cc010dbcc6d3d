import { toHex } from '@vellum/tron/bytes';
import { defineEnum, defineMessage, mapOf, repeated } from '@vellum/tron/protobuf/message-type';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IllegalBase58, NullPointer } from './java-bytes.ts';
import { UnreadableMessage } from './json-tokens.ts';
import { readMessage } from './message-reader.ts';

const Inner = defineMessage('Inner', { count: [1, 'int64'] });
const Resource = defineEnum('ResourceCode', { BANDWIDTH: 0, ENERGY: 1, Function: 2 });
const Sample = defineMessage('Sample', {
  owner: [1, 'address'],
  name: [2, 'name'],
  data: [3, 'bytes'],
  amount: [4, 'int64'],
  small: [5, 'int32'],
  flag: [6, 'bool'],
  text: [7, 'string'],
  resource: [8, Resource],
  inner: [9, Inner],
  list: [10, repeated(Inner)],
  numbers: [11, repeated('int64')],
  map: [12, mapOf('int64')],
});

const WITNESS = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
const WITNESS_HEX = '417e5f4552091a69125d5dfcb7b8c2659029395bdf';
const read = (text: string, visible = false) => readMessage(Sample, text, { visible });

/** Bytes as hex, for comparison. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return toHex(value);
  if (value instanceof Map) return [...value];
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

describe('a message is read', () => {
  test.each<[text: string, fields: object]>([
    ['{}', {}],
    [`{"owner":"${WITNESS_HEX}"}`, { owner: WITNESS_HEX }],
    ['{"owner":"0xabc"}', { owner: '0abc' }],
    ['{"amount":9223372036854775807,"small":-5}', { amount: 2n ** 63n - 1n, small: -5 }],
    ['{"amount":010}', { amount: 8n }],
    ['{"amount":[1,2]}', { amount: 2n }],
    ['{"amount":[],"owner":null}', {}],
    ['{"4":7}', { amount: 7n }],
    ['{"resource":1}', { resource: 'ENERGY' }],
    ['{"resource":"function"}', { resource: 'Function' }],
    ['{"text":"a\\n\\u00e9"}', { text: 'a\né' }],
    ['{"flag":true,"inner":{"count":3}}', { flag: true, inner: { count: 3n } }],
    ['{"list":{"count":1}}', { list: [{ count: 1n }] }],
    ['{"numbers":[1,null,2]}', { numbers: [1n, 2n] }],
    [
      '{"map":[{"key":3,"value":4},{"key":5}]}',
      {
        map: [
          [3n, 4n],
          [5n, 0n],
        ],
      },
    ],
    ['{"foo":{"a":[1,"x",{"b":null}]},"bar":true,"amount":1}', { amount: 1n }],
    ['{amount:1}', { amount: 1n }],
  ])('%s', (text, fields) => {
    expect(plain(read(text))).toEqual(fields);
  });

  test('with base58 and text when visible', () => {
    const text = `{"owner":"${WITNESS}","name":"Zoë","data":"c0de"}`;
    expect(plain(read(text, true))).toEqual({ owner: WITNESS_HEX, name: '5a6fc3ab', data: 'c0de' });
  });
});

/** Each as java-tron 4.8.1 words it. */
describe('a message is refused', () => {
  test.each<[text: string, problem: string]>([
    ['', '1:1: Expected "{".'],
    ['{"amount":"3"}', '1:11: Couldn\'t parse integer: For input string: ""3""'],
    ['{"amount":1.5}', '1:11: Couldn\'t parse integer: For input string: "1.5"'],
    [
      '{"amount":9223372036854775808}',
      "1:11: Couldn't parse integer: Number out of range for 64-bit signed integer: 9223372036854775808",
    ],
    [
      '{"small":2147483648}',
      "1:10: Couldn't parse integer: Number out of range for 32-bit signed integer: 2147483648",
    ],
    ['{"owner":5}', '1:10: Expected string.'],
    ['{"owner":"zz"}', '1:10: INVALID hex String'],
    ['{"flag":"true"}', '1:9: Expected "true" or "false".'],
    ['{"inner":null}', '1:10: Expected "{".'],
    ['{"resource":"FOO"}', '1:13: Enum type "protocol.ResourceCode" has no value named "FOO".'],
    ['{"resource":9}', '1:13: Enum type "protocol.ResourceCode" has no value with number 9.'],
    ['{"foo":[]}', '1:9: Expected string.'],
    ['{"foo":{}}', '1:9: Expected identifier. -}'],
    ['{"foo":1.5}', '1:8: Couldn\'t parse integer: For input string: "1.5"'],
    ['{"text":"a\\/b"}', "1:9: Invalid escape sequence: '\\/'"],
    ['{"amount":1,}', '1:13: Expected identifier. -}'],
    ['{\n  "amount": x}', '2:13: Couldn\'t parse integer: For input string: "x"'],
    [
      '{} x',
      '1:4: Expecting the end of the stream, but there seems to be more data!  Check the input for a valid JSON format.',
    ],
  ])('%s', (text, problem) => {
    expect(() => read(text)).toThrow(new UnreadableMessage(problem));
  });

  test('for base58 that is none when visible', () => {
    const owner = (text: string) => () => read(`{"owner":"${text}"}`, true);
    expect(owner(WITNESS_HEX)).toThrow('1:10: INVALID base58 String, Illegal character 0 at 10');
    expect(owner('zz')).toThrow(NullPointer);
  });

  test('when it nests without end', () => {
    expect(() => read(`{"foo":${'['.repeat(100_000)}`)).toThrow(UnreadableMessage);
  });
});

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.boolean(), (text, visible) => {
      try {
        read(text, visible);
        read(`{"inner":${text},"foo":${text}}`, visible);
      } catch (error) {
        const known = [UnreadableMessage, IllegalBase58, NullPointer];
        expect(known.some((each) => error instanceof each)).toBe(true);
      }
    }),
  );
});
