import { encodeCall } from '@vellum/tron/abi/call';
import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toSun } from '@vellum/tron/amount';
import { parseAbi } from '@vellum/tron/test/parse-abi';
import { describe, expect, test } from 'vitest';
import { orderDigest } from './digest.ts';
import { newOrderId } from './order-id.ts';
import { placeCall } from './placed-call.ts';

const contract: Address = fromHexAddress(hexAddressFromBytes(new Uint8Array(20).fill(7)));
const abi = parseAbi([
  'function act(address who, uint256 amount, bytes32 mark, bool fast, (uint8 kind, string name)[] parts)',
]);
const planned = (amount: bigint, value = 0n) => ({
  contract,
  abi,
  value,
  feeLimit: toSun(5n),
  data: encodeCall(abi, 'act', [
    contract,
    amount,
    new Uint8Array(32).fill(1),
    true,
    [{ kind: 3n, name: 'x' }] as never,
  ]),
});

describe('a placed call', () => {
  test('tells method and values as the wire does', () => {
    const { method, params } = placeCall(planned(12n));
    expect(method).toBe('act(address,uint256,bytes32,bool,(uint8,string)[])');
    expect(params).toEqual([
      { type: 'address', value: contract },
      { type: 'uint256', value: '12' },
      { type: 'bytes32', value: `0x${'01'.repeat(32)}` },
      { type: 'bool', value: 'true' },
      { type: '(uint8,string)[]', value: [['3', 'x']] },
    ]);
  });

  test('throws on data that its ABI does not know', () => {
    expect(() => placeCall({ ...planned(1n), data: new Uint8Array(4) })).toThrow();
  });
});

describe('the digest', () => {
  const digest = (amount: bigint, value = 0n, address = 'TA', kind = 'k') =>
    orderDigest({ kind, address, call: placeCall(planned(amount, value)) });

  test('is the same for the same action, and differs by every part of it', () => {
    expect(digest(1n)).toBe(digest(1n));
    const others = [digest(2n), digest(1n, 1n), digest(1n, 0n, 'TB'), digest(1n, 0n, 'TA', 'l')];
    expect(new Set([digest(1n), ...others]).size).toBe(5);
  });

  test('leaves out a value that may move within bounds', () => {
    const bounded = (amount: bigint) =>
      orderDigest({ kind: 'k', address: 'TA', call: placeCall(planned(amount)) }, [
        { argument: 1, atMost: 9n },
      ]);
    expect(bounded(1n)).toBe(bounded(2n));
    expect(bounded(1n)).not.toBe(digest(1n));
  });
});

test('ids of orders sort by time and fit the form', () => {
  const ids = [5, 1_800_000_000_000, 1_800_000_000_001].map(newOrderId);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
});
