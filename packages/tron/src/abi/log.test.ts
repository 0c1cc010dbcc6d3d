import * as OxEvent from 'ox/AbiEvent';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { HexAddress } from '../address.ts';
import { fromHex, utf8ToBytes } from '../bytes.ts';
import { keccak256 } from '../hash.ts';
import { encodeValues } from './abi-codec.ts';
import { MalformedAbiData } from './abi-errors.ts';
import type { Abi } from './abi-item.ts';
import { decodeLog } from './log.ts';

const abi = [
  {
    type: 'event',
    name: 'Transfer',
    inputs: [
      { name: 'from', type: 'address', indexed: true },
      { name: 'amount', type: 'uint256', indexed: false },
      { name: 'to', type: 'address', indexed: true },
      { name: 'memo', type: 'string', indexed: false },
    ],
  },
  {
    type: 'event',
    name: 'Named',
    inputs: [
      { name: 'name', type: 'string', indexed: true },
      { name: 'level', type: 'int8', indexed: true },
    ],
  },
  { type: 'event', name: 'Quiet', inputs: [], anonymous: true },
  { type: 'event', name: 'Pair', inputs: [{ type: 'uint8' }, { type: 'bool' }] },
  { type: 'function', name: 'Transfer', inputs: [], outputs: [] },
] as const satisfies Abi;

const from = `41${'11'.repeat(20)}` as HexAddress;
const to = `41${'22'.repeat(20)}` as HexAddress;
const topicOf = (signature: string) => keccak256(utf8ToBytes(signature));
const word = (type: string, value: unknown) => encodeValues([{ type }], [value]);

const transfer = {
  topics: [
    topicOf('Transfer(address,uint256,address,string)'),
    word('address', from),
    word('address', to),
  ],
  data: encodeValues([{ type: 'uint256' }, { type: 'string' }], [2n ** 200n, 'für dich']),
};

describe('a log', () => {
  test('gives the event and its arguments by name, in order of the ABI', () => {
    const event = decodeLog(abi, transfer);
    expect(event).toEqual({
      name: 'Transfer',
      arguments: { from, amount: 2n ** 200n, to, memo: 'für dich' },
    });
    if (event?.name !== 'Transfer') throw new Error('unreachable');
    expectTypeOf(event.arguments).toEqualTypeOf<{
      readonly from: HexAddress;
      readonly amount: bigint;
      readonly to: HexAddress;
      readonly memo: string;
    }>();
  });

  test('has the topics that ox gives the event', () => {
    const { topics } = OxEvent.encode(abi[0], {
      from: `0x${from.slice(2)}`,
      to: `0x${to.slice(2)}`,
    });
    expect(transfer.topics).toEqual(topics.map((topic) => fromHex(topic as string)));
  });

  test('carries only the hash of indexed values that do not fit a word', () => {
    const hash = keccak256(utf8ToBytes('gold'));
    const topics = [topicOf('Named(string,int8)'), hash, word('int8', -3n)];
    const event = decodeLog(abi, { topics, data: new Uint8Array(0) });
    expect(event).toEqual({ name: 'Named', arguments: { name: hash, level: -3n } });
    if (event?.name === 'Named') {
      expectTypeOf(event.arguments.name).toEqualTypeOf<Uint8Array>();
      expectTypeOf(event.arguments.level).toEqualTypeOf<bigint>();
    }
  });

  test('gives unnamed arguments by position', () => {
    const data = encodeValues([{ type: 'uint8' }, { type: 'bool' }], [7n, true]);
    expect(decodeLog(abi, { topics: [topicOf('Pair(uint8,bool)')], data })).toEqual({
      name: 'Pair',
      arguments: { 0: 7n, 1: true },
    });
  });

  test('of no event of the ABI is null', () => {
    const data = new Uint8Array(0);
    for (const topics of [
      [],
      [new Uint8Array(32)],
      [new Uint8Array(0)],
      [topicOf('Quiet()')],
      [topicOf('Transfer()')],
    ]) {
      expect(decodeLog(abi, { topics, data })).toBeNull();
    }
  });

  test('that does not fit its event is refused', () => {
    const { topics, data } = transfer;
    for (const log of [
      { topics: topics.slice(0, 2), data },
      { topics: [...topics, topics[1]!], data },
      { topics, data: data.slice(0, 32) },
      { topics: [topics[0]!, new Uint8Array(5), topics[2]!], data },
    ]) {
      expect(() => decodeLog(abi, log)).toThrow(MalformedAbiData);
    }
  });
});
