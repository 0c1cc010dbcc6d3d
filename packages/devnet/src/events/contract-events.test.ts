import type { HexAddress } from '@vellum/tron/address';
import { fromHex, toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { keccak256 } from '@vellum/tron/hash';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { Abi } from '@vellum/tron/protocol/smart-contract';
import { describe, expect, test } from 'vitest';
import { decodeEvent, eventsOfAbi } from './contract-events.ts';

const FROM = `${'0'.repeat(24)}${'11'.repeat(20)}`;
const TO = `${'0'.repeat(24)}${'22'.repeat(20)}`;
const VALUE = 'de0b6b3a7640000'.padStart(64, '0');

const transfer = {
  type: 'Event' as const,
  name: 'Transfer',
  inputs: [
    { name: 'from', type: 'address', indexed: true },
    { name: 'to', type: 'address', indexed: true },
    { name: '', type: 'uint256' },
  ],
};

function logOf(signature: string, topics: readonly string[], data: string) {
  return {
    address: '41'.padEnd(42, '0') as HexAddress,
    topics: [keccak256(utf8ToBytes(signature)), ...topics.map(fromHex)],
    data: fromHex(data),
  };
}

const SIGNATURE = 'Transfer(address,address,uint256)';

describe('a declared event', () => {
  const events = eventsOfAbi(encodeMessage(Abi, { entrys: [transfer] }));

  test('is given by position and by name, with its declaration', () => {
    expect(decodeEvent(events, logOf(SIGNATURE, [FROM, TO], VALUE))).toEqual({
      name: 'Transfer',
      declaration: 'Transfer(address indexed from, address indexed to, uint256)',
      result: {
        0: `0x${'11'.repeat(20)}`,
        1: `0x${'22'.repeat(20)}`,
        2: '1000000000000000000',
        from: `0x${'11'.repeat(20)}`,
        to: `0x${'22'.repeat(20)}`,
      },
      resultType: { from: 'address', to: 'address', 2: 'uint256' },
    });
  });

  test('whose log lacks a topic or data is not decoded', () => {
    expect(decodeEvent(events, logOf(SIGNATURE, [FROM], VALUE))).toBeUndefined();
    expect(decodeEvent(events, logOf(SIGNATURE, [FROM, TO], VALUE.slice(2)))).toBeUndefined();
  });

  test('is told from others by its hash alone', () => {
    expect(
      decodeEvent(events, logOf('Approval(address,address,uint256)', [FROM, TO], VALUE)),
    ).toBeUndefined();
    expect(decodeEvent(events, { ...logOf(SIGNATURE, [], VALUE), topics: [] })).toBeUndefined();
  });
});

describe('what an ABI declares', () => {
  test('counts only as far as it can be decoded', () => {
    const abi = encodeMessage(Abi, {
      entrys: [
        transfer,
        { ...transfer, name: 'Hidden', anonymous: true },
        { ...transfer, name: 'Tuple', inputs: [{ name: 'order', type: 'tuple' }] },
        { ...transfer, name: 'call', type: 'Function' },
      ],
    });
    const events = eventsOfAbi(abi);
    expect([...events.values()].map(({ name }) => name)).toEqual(['Transfer', 'Tuple']);
    const tuple = logOf('Tuple((uint256,uint256))', [], VALUE.repeat(2));
    expect(decodeEvent(events, tuple)).toBeUndefined();
    expect(decodeEvent(events, logOf('Tuple()', [], VALUE))).toBeUndefined();
    expect(eventsOfAbi(new Uint8Array(0)).size).toBe(0);
  });

  test('may have hostile names', () => {
    const inputs = [{ name: '__proto__', type: 'uint256[]' }];
    const events = eventsOfAbi(
      encodeMessage(Abi, { entrys: [{ ...transfer, name: 'E', inputs }] }),
    );
    const data = `${'20'.padStart(64, '0')}${'0'.repeat(64)}`;
    const decoded = decodeEvent(events, logOf('E(uint256[])', [], data))!;
    expect(Object.keys(decoded.result)).toEqual(['0', '__proto__']);
    expect(toHex(logOf('E(uint256[])', [], data).topics[0]!)).toBe([...events.keys()][0]);
  });
});
