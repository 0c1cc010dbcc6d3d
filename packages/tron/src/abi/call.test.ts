import * as OxFunction from 'ox/AbiFunction';
import { utils } from 'tronweb';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { parseAbi } from '../../test/parse-abi.ts';
import type { Address, HexAddress } from '../address.ts';
import { fromHex, toHex } from '../bytes.ts';
import { encodeValues } from './abi-codec.ts';
import type { Abi } from './abi-item.ts';
import { decodeResult, encodeCall, encodeDeployment } from './call.ts';

const token = [
  { type: 'constructor', inputs: [{ name: 'cap', type: 'uint256' }] },
  {
    type: 'function',
    name: 'transfer',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    outputs: [{ name: '', type: 'bool' }],
  },
  {
    type: 'function',
    name: 'detail',
    inputs: [{ name: 'ids', type: 'uint256[2][]' }],
    outputs: [
      { name: 'owner', type: 'address' },
      {
        name: 'card',
        type: 'tuple',
        components: [
          { name: 'level', type: 'uint8' },
          { name: 'uri', type: 'string' },
        ],
      },
    ],
  },
  { type: 'function', name: 'pause', inputs: [], outputs: [] },
  { type: 'function', name: 'get', inputs: [], outputs: [{ name: '', type: 'bytes32' }] },
  { type: 'function', name: 'get', inputs: [{ name: 'id', type: 'uint8' }], outputs: [] },
] as const satisfies Abi;

const BASE58 = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' as Address;
const HEX = '417e5f4552091a69125d5dfcb7b8c2659029395bdf' as HexAddress;

describe('a call', () => {
  test('has the bytes that TronWeb gives it', () => {
    const parameters = utils.abi.encodeParamsV2ByABI(token[1], [BASE58, 1_000_000n]);
    expect(toHex(encodeCall(token, 'transfer', [HEX, 1_000_000n]))).toBe(
      `a9059cbb${parameters.slice(2)}`,
    );
    expect(encodeCall(token, 'transfer', [BASE58, 5n])).toEqual(
      encodeCall(token, 'transfer', [HEX, 5n]),
    );
  });

  test('has only the selector when there are no arguments', () => {
    expect(toHex(encodeCall(token, 'pause', []))).toBe('8456cb59');
  });

  test('names tuples by their components in the selector', () => {
    const abi = parseAbi([
      'struct Card { uint8 level; string uri; }',
      'struct Box { Card[2] cards; bool open; }',
      'function put(Box[] boxes, address to)',
    ]);
    expect(toHex(encodeCall(abi, 'put', [[], HEX]).slice(0, 4))).toBe(
      OxFunction.getSelector(abi[0]).slice(2),
    );
  });

  test('types its arguments by the ABI', () => {
    type Arguments = Parameters<typeof encodeCall<typeof token, 'transfer'>>[2];
    expectTypeOf<Arguments>().toEqualTypeOf<readonly [HexAddress | Address, bigint]>();
    type Nested = Parameters<typeof encodeCall<typeof token, 'detail'>>[2];
    expectTypeOf<Nested>().toEqualTypeOf<readonly [readonly (readonly bigint[])[]]>();
    // @ts-expect-error a number is not an amount
    expect(() => encodeCall(token, 'transfer', [HEX, 5])).toThrow();
    // @ts-expect-error no such function
    expect(() => encodeCall(token, 'burn', [])).toThrow(RangeError);
  });

  test('needs the signature where a name is overloaded', () => {
    const wide: Abi = token;
    expect(() => encodeCall(wide, 'get', [])).toThrow(RangeError);
    expect(toHex(encodeCall(wide, 'get()', []))).toBe('6d4ce63c');
    expect(encodeCall(wide, 'get(uint8)', [1n])).toHaveLength(36);
  });
});

describe('a result', () => {
  test('is the single value', () => {
    const result = decodeResult(token, 'transfer', encodeValues([{ type: 'bool' }], [true]));
    expectTypeOf(result).toEqualTypeOf<boolean>();
    expect(result).toBe(true);
  });

  test('is a list of several, with tuples by name', () => {
    const card = { level: 3n, uri: 'ipfs://卡' };
    const data = encodeValues(token[2].outputs, [HEX, card]);
    const result = decodeResult(token, 'detail', data);
    expectTypeOf(result).toEqualTypeOf<
      readonly [HexAddress, { readonly level: bigint; readonly uri: string }]
    >();
    expect(result).toEqual([HEX, card]);
  });

  test('is nothing where nothing is returned', () => {
    expectTypeOf(decodeResult<typeof token, 'pause'>).returns.toEqualTypeOf<undefined>();
    expect(decodeResult(token, 'pause', new Uint8Array(0))).toBeUndefined();
  });
});

test('a deployment is the bytecode and the arguments of the constructor', () => {
  expect(toHex(encodeDeployment(token, fromHex('6080'), [7n]))).toBe(
    `6080${'7'.padStart(64, '0')}`,
  );
  expect(toHex(encodeDeployment([], fromHex('6080'), []))).toBe('6080');
});

test('an ABI may be written as signatures', () => {
  const abi = parseAbi([
    'function transfer(address to, uint256 amount) returns (bool)',
    'struct Card { uint8 level; string uri; }',
    'function card(uint256 id) view returns (Card)',
  ]);
  expect(encodeCall(abi, 'transfer', [HEX, 5n])).toEqual(encodeCall(token, 'transfer', [HEX, 5n]));
  type Result = ReturnType<typeof decodeResult<typeof abi, 'card'>>;
  expectTypeOf<Result>().toEqualTypeOf<{ readonly level: bigint; readonly uri: string }>();
});
