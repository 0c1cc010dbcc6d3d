import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../test/message-arbitrary.ts';
import { fromHex } from '../bytes.ts';
import type { Json } from '../json.ts';
import { decodeMessage } from '../protobuf/decode.ts';
import { encodeMessage } from '../protobuf/encode.ts';
import type { MessageType } from '../protobuf/message-type.ts';
import { MalformedMessage } from '../protobuf/wire.ts';
import { TransferContract } from './balance.ts';
import { contractMessages } from './contracts.ts';
import { messageFromJson } from './from-json.ts';
import { Permission } from './permission.ts';
import { Abi } from './smart-contract.ts';
import { messageToJson } from './to-json.ts';
import { TransactionRaw } from './transaction.ts';

const BASE58 = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC';
const HEX = '417e5f4552091a69125d5dfcb7b8c2659029395bdf';
const hexStyle = { visible: false };
const visibleStyle = { visible: true };

describe.each(Object.entries(contractMessages))('%s', (_name, type: MessageType) => {
  test.each([hexStyle, visibleStyle])('is read back from its JSON (%o)', (style) => {
    fc.assert(
      fc.property(messageOf(type, { maxInt64: 2n ** 63n - 1n }), (message) => {
        const json = messageToJson(type, message, style);
        const bytes = encodeMessage(type, messageFromJson(type, json, style));
        expect(decodeMessage(type, bytes)).toEqual(message);
      }),
      { numRuns: 25 },
    );
  });
});

describe('printing', () => {
  const transfer = {
    owner_address: fromHex(HEX),
    to_address: new Uint8Array(0),
    amount: 2n ** 62n,
  };

  test('leaves defaults out and keeps int64 exact', () => {
    expect(messageToJson(TransferContract, transfer, hexStyle)).toEqual({
      owner_address: HEX,
      amount: 2n ** 62n,
    });
    expect(messageToJson(TransferContract, {}, hexStyle)).toEqual({});
  });

  test('shows addresses in base58 and names as text when visible', () => {
    expect(messageToJson(TransferContract, transfer, visibleStyle)).toMatchObject({
      owner_address: BASE58,
    });
    const update = { account_name: fromHex('c3a9'), owner_address: fromHex(HEX) };
    const type = contractMessages.AccountUpdateContract;
    expect(messageToJson(type, update, visibleStyle)).toEqual({
      account_name: 'é',
      owner_address: BASE58,
    });
    expect(messageToJson(type, update, hexStyle)).toEqual({
      account_name: 'c3a9',
      owner_address: HEX,
    });
  });

  test('shows the memo in hex even when visible', () => {
    expect(messageToJson(TransactionRaw, { data: fromHex('6869') }, visibleStyle)).toEqual({
      data: '6869',
    });
  });

  test('shows maps as lists of key and value', () => {
    const type = contractMessages.ProposalCreateContract;
    expect(messageToJson(type, { parameters: new Map([[0n, 5n]]) }, hexStyle)).toEqual({
      parameters: [{ key: 0n, value: 5n }],
    });
  });
});

describe('reading', () => {
  const amountOf = (amount: Json) => messageFromJson(TransferContract, { amount }, hexStyle).amount;

  test('takes integers as numbers, digits and bigint', () => {
    for (const amount of [5, '5', 5n]) expect(amountOf(amount)).toBe(5n);
    expect(amountOf('9223372036854775807')).toBe(2n ** 63n - 1n);
    expect(amountOf(-(2n ** 63n))).toBe(-(2n ** 63n));
  });

  test.each([
    1.5,
    2 ** 53,
    Number.NaN,
    '1.5',
    '',
    '0x5',
    '1e3',
    ' 5',
    true,
    {},
    [],
    '9223372036854775808',
    2n ** 63n,
    '9'.repeat(5_000),
  ])('refuses %s as an int64', (amount) =>
    expect(() => amountOf(amount as Json)).toThrow(MalformedMessage),
  );

  test('refuses an int32 out of range', () => {
    expect(messageFromJson(Permission, { id: 2 ** 31 - 1 }, hexStyle).id).toBe(2 ** 31 - 1);
    expect(() => messageFromJson(Permission, { id: 2 ** 31 }, hexStyle)).toThrow(MalformedMessage);
  });

  test('ignores nulls and names it does not know', () => {
    const json = { amount: null, other: { deep: [1] }, to_address: HEX };
    expect(messageFromJson(TransferContract, json, hexStyle)).toEqual({ to_address: fromHex(HEX) });
  });

  test('is not fooled by names of Object', () => {
    const json = JSON.parse('{"__proto__":{"amount":5},"constructor":1}') as Json;
    expect(messageFromJson(TransferContract, json, hexStyle)).toEqual({});
    expect(() => messageFromJson(Permission, { type: 'constructor' }, hexStyle)).toThrow(
      MalformedMessage,
    );
  });

  test('takes a single value as a list of one', () => {
    const json = { keys: { address: HEX, weight: 1 } };
    expect(messageFromJson(Permission, json, hexStyle).keys).toHaveLength(1);
  });

  test('takes hex with 0x and with an odd number of digits', () => {
    for (const owner_address of [HEX, `0x${HEX}`, HEX.toUpperCase()]) {
      const read = messageFromJson(TransferContract, { owner_address }, hexStyle);
      expect(read.owner_address).toEqual(fromHex(HEX));
    }
    expect(messageFromJson(TransactionRaw, { data: '0x123' }, hexStyle).data).toEqual(
      fromHex('0123'),
    );
  });

  test('takes enums by name, lowercase name and number', () => {
    const entrys = [
      { type: 'Function' },
      { type: 'function', stateMutability: 'view' },
      { type: 3 },
    ];
    expect(messageFromJson(Abi, { entrys }, hexStyle).entrys).toEqual([
      { type: 'Function' },
      { type: 'Function', stateMutability: 'View' },
      { type: 'Event' },
    ]);
    for (const type of ['FUNCTION', 'Nothing', '', 7, -1, 1.5, true, 'UNRECOGNIZED_3']) {
      expect(() => messageFromJson(Abi, { entrys: [{ type }] }, hexStyle)).toThrow(
        MalformedMessage,
      );
    }
  });

  test.each([
    ['hex where base58 is due', visibleStyle, { owner_address: HEX }],
    ['an empty address', visibleStyle, { owner_address: '' }],
    ['base58 where hex is due', hexStyle, { owner_address: BASE58 }],
    ['a number for bytes', hexStyle, { owner_address: 5 }],
    ['a list for the whole message', hexStyle, []],
    ['null for the whole message', hexStyle, null],
  ])('refuses %s', (_what, style, json) => {
    expect(() => messageFromJson(TransferContract, json, style)).toThrow(MalformedMessage);
  });

  test.each([
    ['a number for a text', { permission_name: 5 }],
    ['a text for a list of messages', { keys: ['x'] }],
    ['null in a list', { keys: [null] }],
  ])('refuses %s', (_what, json) => {
    expect(() => messageFromJson(Permission, json, hexStyle)).toThrow(MalformedMessage);
  });

  test('refuses map entries that are none and booleans that are texts', () => {
    const proposal = contractMessages.ProposalCreateContract;
    expect(() => messageFromJson(proposal, { parameters: [5] }, hexStyle)).toThrow(
      MalformedMessage,
    );
    const vote = contractMessages.VoteWitnessContract;
    expect(() => messageFromJson(vote, { support: 'true' }, hexStyle)).toThrow(MalformedMessage);
  });

  test('throws nothing but its own error, whatever the JSON', () => {
    const types = fc.constantFrom<MessageType>(...Object.values(contractMessages));
    const key = fc.constantFrom(
      'owner_address',
      'amount',
      'votes',
      'parameters',
      'new_contract',
      'actives',
    );
    fc.assert(
      fc.property(
        types,
        fc.dictionary(key, fc.jsonValue()),
        fc.boolean(),
        (type, json, visible) => {
          try {
            messageFromJson(type, json as Json, { visible });
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedMessage);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
