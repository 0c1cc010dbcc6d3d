import fc from 'fast-check';
import * as OxError from 'ox/AbiError';
import { describe, expect, test } from 'vitest';
import type { HexAddress } from '../address.ts';
import { concatBytes, fromHex, utf8ToBytes } from '../bytes.ts';
import { keccak256 } from '../hash.ts';
import { encodeValues } from './abi-codec.ts';
import type { Abi } from './abi-item.ts';
import { decodeRevert } from './revert.ts';

const abi = [
  {
    type: 'error',
    name: 'CapExceeded',
    inputs: [
      { name: 'by', type: 'uint256' },
      { name: 'who', type: 'address' },
    ],
  },
  { type: 'error', name: 'Paused', inputs: [] },
] as const satisfies Abi;
const who = `41${'11'.repeat(20)}` as HexAddress;
const selector = (signature: string) => keccak256(utf8ToBytes(signature)).slice(0, 4);

describe('the reason of a revert', () => {
  test('is the message of require', () => {
    const data = fromHex(
      (OxError.encode(OxError.from('error Error(string)'), ['not enough']) as string).slice(2),
    );
    expect(decodeRevert(data)).toEqual({ kind: 'message', message: 'not enough' });
  });

  test('is the code of a panic', () => {
    const data = concatBytes(fromHex('4e487b71'), encodeValues([{ type: 'uint256' }], [0x11n]));
    expect(decodeRevert(data, abi)).toEqual({ kind: 'panic', code: 0x11n });
  });

  test('is a custom error of the ABI', () => {
    const values = encodeValues(abi[0].inputs, [5n, who]);
    const data = concatBytes(selector('CapExceeded(uint256,address)'), values);
    expect(decodeRevert(data, abi)).toEqual({
      kind: 'custom',
      name: 'CapExceeded',
      arguments: [5n, who],
    });
    expect(decodeRevert(selector('Paused()'), abi)).toEqual({
      kind: 'custom',
      name: 'Paused',
      arguments: [],
    });
  });

  test('is silent without data', () => {
    expect(decodeRevert(new Uint8Array(0), abi)).toEqual({ kind: 'silent' });
  });

  test('is unknown, with all its data, when nothing fits', () => {
    for (const data of [
      concatBytes(selector('CapExceeded(uint256,address)'), new Uint8Array(32)),
      selector('Other()'),
      fromHex('08c379a0'),
      fromHex('08c3'),
    ]) {
      expect(decodeRevert(data, abi)).toMatchObject({ kind: 'unknown', data });
    }
    expect(decodeRevert(fromHex('deadbeef01'), abi)).toMatchObject({ selector: 'deadbeef' });
  });

  test('never fails, whatever a contract returns', () => {
    const selectors = fc.constantFrom('08c379a0', '4e487b71', '', 'deadbeef');
    fc.assert(
      fc.property(selectors, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        expect(decodeRevert(concatBytes(fromHex(head), rest), abi)).toHaveProperty('kind');
      }),
    );
  });
});
