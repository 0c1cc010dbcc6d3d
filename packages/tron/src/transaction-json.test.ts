import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex } from './bytes.ts';
import type { Json, JsonObject } from './json.ts';
import { buildTransaction, MalformedTransaction } from './transaction.ts';
import { transactionFromJson, transactionToJson } from './transaction-json.ts';

const transfer = buildTransaction({
  type: 'TransferContract',
  value: {
    owner_address: fromHex(`41${'11'.repeat(20)}`),
    to_address: fromHex(`41${'22'.repeat(20)}`),
    amount: 2n ** 60n,
  },
  reference: { number: 1, id: 'ab'.repeat(32) },
  timestamp: 1_700_000_000_000,
  expiration: 1_700_000_060_000,
});
const json = transactionToJson(transfer, { visible: false });
const raw = json['raw_data'] as JsonObject;
const contract = (raw['contract'] as JsonObject[])[0]!;
const parameter = contract['parameter'] as JsonObject;
const withContract = (changed: Json) => ({ raw_data: { ...raw, contract: [changed] } });

describe('reading a transaction', () => {
  test('from hex, from its object, or from both', () => {
    const { raw_data, raw_data_hex } = json;
    for (const given of [{ raw_data }, { raw_data_hex }, json]) {
      expect(transactionFromJson(given)).toEqual(transfer);
    }
  });

  test('takes signatures along', () => {
    const signature = ['aa'.repeat(65), `0x${'bb'.repeat(65)}`];
    expect(transactionFromJson({ ...json, signature }).signatures.map((one) => one[0])).toEqual([
      0xaa, 0xbb,
    ]);
  });

  test('refuses hex and object that differ in anything', () => {
    const value = { ...(parameter['value'] as JsonObject), amount: 1 };
    const tampered = [
      { ...raw, timestamp: 1 },
      { ...raw, fee_limit: 1 },
      { ...raw, contract: [{ ...contract, Permission_id: 2 }] },
      { ...raw, contract: [{ ...contract, parameter: { ...parameter, value } }] },
    ];
    for (const raw_data of tampered) {
      expect(() => transactionFromJson({ ...json, raw_data })).toThrow(MalformedTransaction);
    }
    const hidden = `${json['raw_data_hex']}980601`;
    expect(() => transactionFromJson({ ...json, raw_data_hex: hidden })).toThrow(
      MalformedTransaction,
    );
  });

  test.each<[string, Json | undefined]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'x'],
    ['an empty object', {}],
    ['raw data that is no object', { raw_data: 5 }],
    ['raw data without contracts', { raw_data: { ...raw, contract: undefined } }],
    ['no contract', { raw_data: { ...raw, contract: [] } }],
    ['two contracts', { raw_data: { ...raw, contract: [contract, contract] } }],
    ['a contract that is no object', withContract(5)],
    ['an unknown type', withContract({ ...contract, type: 'NoContract' })],
    ['a type named like a property of Object', withContract({ ...contract, type: 'toString' })],
    ['a type that is no text', withContract({ ...contract, type: 1 })],
    ['no parameter', withContract({ type: 'TransferContract' })],
    ['no type url', withContract({ ...contract, parameter: { value: {} } })],
    ['no value', withContract({ ...contract, parameter: { ...parameter, value: null } })],
    ['hex that is none', { raw_data_hex: 'xy' }],
    ['hex that is a number', { raw_data_hex: 5 }],
    ['signatures that are no list', { ...json, signature: 'aa' }],
    ['a signature that is no text', { ...json, signature: [5] }],
    ['a signature that is no hex', { ...json, signature: ['zz'] }],
    [
      'base58 without visible',
      withContract({
        ...contract,
        parameter: { ...parameter, value: { owner_address: 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC' } },
      }),
    ],
  ])('refuses %s', (_what, given) => {
    expect(() => transactionFromJson(given)).toThrow(MalformedTransaction);
  });

  test('throws nothing but its own error, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const given = [
          one,
          { raw_data: one },
          { raw_data: { contract: [one, other] } },
          { raw_data_hex: one },
          withContract({ ...contract, parameter: one as Json }),
          { ...json, signature: other },
        ];
        for (const value of given) {
          try {
            transactionFromJson(value as Json);
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedTransaction);
          }
        }
      }),
    );
  });
});

test('printing keeps int64 exact and adds signatures only when there are some', () => {
  expect(json).not.toHaveProperty('signature');
  expect(parameter).toMatchObject({ value: { amount: 2n ** 60n } });
});
