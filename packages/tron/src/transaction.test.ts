import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatBytes, fromHex, toHex } from './bytes.ts';
import { encodeMessage } from './protobuf/encode.ts';
import { encodeDelimitedField, encodeVarintField } from './protobuf/wire.ts';
import { TransferContract } from './protocol/balance.ts';
import { TransactionRaw } from './protocol/transaction.ts';
import { addressOfPrivateKey, recoverAddress } from './signature.ts';
import {
  buildTransaction,
  decodeTransaction,
  encodeTransaction,
  MalformedTransaction,
  signTransaction,
  transactionFromRaw,
  transactionSize,
} from './transaction.ts';
import { createTransactionCodec } from './transaction-codec.ts';

const key = fromHex(`${'0'.repeat(63)}1`);
const owner_address = fromHex(addressOfPrivateKey(key));
const to_address = fromHex(`41${'22'.repeat(20)}`);
const draft = {
  type: 'TransferContract',
  value: { owner_address, to_address, amount: 100_000_000n },
  reference: { number: 0x12345678, id: `${'0'.repeat(16)}0011223344556677${'f'.repeat(32)}` },
  timestamp: 1_700_000_000_000,
  expiration: 1_700_000_060_000,
} as const;
const transfer = buildTransaction(draft);

describe('building', () => {
  test('refers to the block by its low number bytes and the middle of its id', () => {
    expect(toHex(transfer.raw.ref_block_bytes)).toBe('5678');
    expect(toHex(transfer.raw.ref_block_hash)).toBe('0011223344556677');
    expect(transfer.raw).toMatchObject({ expiration: 1_700_000_060_000n, fee_limit: 0n });
    const early = buildTransaction({ ...draft, reference: { ...draft.reference, number: 7 } });
    expect(toHex(early.raw.ref_block_bytes)).toBe('0007');
  });

  test('carries memo, fee limit and permission when given', () => {
    const { raw, contract } = buildTransaction({
      ...draft,
      memo: 'é',
      feeLimit: 5n,
      permissionId: 2,
    });
    expect(toHex(raw.data)).toBe('c3a9');
    expect(raw.fee_limit).toBe(5n);
    expect(contract.permissionId).toBe(2);
  });

  test('types the value by the kind of contract', () => {
    if (transfer.contract.type !== 'TransferContract') throw new Error('unreachable');
    expect(transfer.contract.value.amount).toBe(100_000_000n);
  });
});

describe('signing', () => {
  test('adds signatures by the owner of the key', () => {
    const twice = signTransaction(signTransaction(transfer, key), new Uint8Array(32).fill(3));
    expect(twice.signatures.map((one) => recoverAddress(fromHex(twice.id), one))).toEqual([
      addressOfPrivateKey(key),
      addressOfPrivateKey(new Uint8Array(32).fill(3)),
    ]);
    expect(decodeTransaction(encodeTransaction(twice))).toEqual(twice);
  });

  test('makes a coin transfer of the standard shape 268 bytes of bandwidth', () => {
    expect(transactionSize(signTransaction(transfer, key))).toBe(268);
  });
});

describe('decoding', () => {
  test('never encodes again: unknown fields and odd order stay part of the id', () => {
    const odd = concatBytes(encodeVarintField(99, 1n), transfer.rawBytes);
    const decoded = transactionFromRaw(odd, []);
    expect(decoded.rawBytes).toEqual(odd);
    expect(decoded.id).not.toBe(transfer.id);
    expect(toHex(decodeTransaction(encodeTransaction(decoded)).rawBytes)).toBe(toHex(odd));
  });

  test('drops results, which do not count as bandwidth', () => {
    const bytes = concatBytes(
      encodeTransaction(transfer),
      encodeDelimitedField(5, fromHex('1801')),
    );
    expect(encodeTransaction(decodeTransaction(bytes))).toEqual(encodeTransaction(transfer));
  });

  const rawOf = (contract: object[]) =>
    encodeMessage(TransactionRaw, { contract } as Parameters<typeof encodeMessage>[1]);
  const value = encodeMessage(TransferContract, draft.value);
  const url = 'type.googleapis.com/protocol.TransferContract';
  const contract = { type: 'TransferContract', parameter: { type_url: url, value } };

  test('looks at the type name behind the last slash only', () => {
    const parameter = { type_url: 'x/protocol.TransferContract', value };
    expect(transactionFromRaw(rawOf([{ ...contract, parameter }]), []).contract.type).toBe(
      'TransferContract',
    );
  });

  test.each<[string, Uint8Array]>([
    ['no contract', rawOf([])],
    ['two contracts', rawOf([contract, contract])],
    ['no parameter', rawOf([{ type: 'TransferContract' }])],
    ['a parameter of another type', rawOf([{ ...contract, type: 'TransferAssetContract' }])],
    ['a type without a message', rawOf([{ ...contract, type: 'CustomContract' }])],
    ['an unknown type', rawOf([{ ...contract, type: 'UNRECOGNIZED_99' }])],
    [
      'a malformed message',
      rawOf([{ ...contract, parameter: { type_url: url, value: fromHex('0880') } }]),
    ],
    ['no protobuf', fromHex('ffff')],
    ['nothing', new Uint8Array(0)],
  ])('refuses %s', (_what, raw) => {
    expect(() => transactionFromRaw(raw, [])).toThrow(MalformedTransaction);
    const envelope = encodeDelimitedField(1, raw);
    expect(() => decodeTransaction(envelope)).toThrow(MalformedTransaction);
  });

  test('refuses an envelope without raw data, or with two', () => {
    const one = encodeTransaction(transfer);
    expect(() => decodeTransaction(new Uint8Array(0))).toThrow(MalformedTransaction);
    expect(() => decodeTransaction(concatBytes(one, one))).toThrow(MalformedTransaction);
  });

  test('throws nothing but its own error on damaged bytes', () => {
    const bytes = encodeTransaction(signTransaction(transfer, key));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, byte, end) => {
        const damaged = bytes.slice(0, end);
        damaged[at] = byte;
        try {
          decodeTransaction(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedTransaction);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

test('a codec of some contract types refuses the others', () => {
  const some = createTransactionCodec({ TransferContract });
  expect(some.build(draft).id).toBe(transfer.id);
  const other = buildTransaction({ ...draft, type: 'WithdrawBalanceContract', value: {} });
  expect(() => some.fromRaw(other.rawBytes, [])).toThrow(MalformedTransaction);
});
