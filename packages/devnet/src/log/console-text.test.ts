import { encodeValues } from '@vellum/tron/abi/abi-codec';
import { selectorOf } from '@vellum/tron/abi/abi-lookup';
import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex, toHex } from '@vellum/tron/bytes';
import { expect, test } from 'vitest';
import { consoleSignature } from './console-signatures.ts';
import { consoleText } from './console-text.ts';

const someone = `41${'12'.repeat(20)}` as HexAddress;

function text(types: string, ...values: readonly unknown[]): string {
  const inputs = types === '' ? [] : types.split(',').map((type) => ({ type }));
  const item = { type: 'function', name: 'log', inputs };
  return consoleText(concatBytes(selectorOf(item), encodeValues(inputs, values)));
}

test('the selectors are those of console.sol', () => {
  const known = {
    '51973ec9': '',
    '41304fac': 'string',
    f82c50f1: 'uint256',
    b60e72cc: 'string,uint256',
    '2d5b6cb9': 'int256',
    '0be77f56': 'bytes',
    '27b7cf85': 'bytes32',
    '193fb800': 'uint256,uint256,uint256,uint256',
    '007150be': 'address,address,string',
  };
  for (const [selector, types] of Object.entries(known)) {
    const item = consoleSignature(selector);
    expect(item?.inputs?.map(({ type }) => type).join()).toBe(types);
  }
});

test('values are joined, addresses in base58, bytes in hex', () => {
  expect(text('')).toBe('');
  expect(text('string,uint256,bool,address', 'a', 2n ** 255n, true, someone)).toBe(
    `a ${2n ** 255n} true ${fromHexAddress(someone)}`,
  );
  expect(text('int256', -5n)).toBe('-5');
  expect(text('bytes2', fromHex('beef'))).toBe('0xbeef');
  expect(text('uint,uint', 1n, 2n)).toBe('1 2');
});

test('placeholders take the values after them', () => {
  expect(text('string,uint256,address', 'sent %d to %s', 5n, someone)).toBe(
    `sent 5 to ${fromHexAddress(someone)}`,
  );
  expect(text('string,uint256,uint256', '100%% of %x', 255n, 7n)).toBe('100% of 0xff 7');
  expect(text('string', '%s and nothing')).toBe('%s and nothing');
});

test('long text is cut, and data of no signature is shown as hex', () => {
  expect(text('string', 'é'.repeat(5_000))).toHaveLength(1_001);
  const strange = new Uint8Array(1_000).fill(0xab);
  expect(consoleText(strange)).toBe(`0x${toHex(strange.subarray(0, 64))}… (1000 bytes)`);
});
