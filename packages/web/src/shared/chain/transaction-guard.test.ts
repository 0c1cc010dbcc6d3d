import { type Address, addressBytes, type HexAddress, toHexAddress } from '@vellum/tron/address';
import { fromHex, toHex } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { TransactionRaw } from '@vellum/tron/protocol/transaction';
import { buildTransaction, decodeTransaction } from '@vellum/tron/transaction';
import { transactionToJson } from '@vellum/tron/transaction-json';
import { describe, expect, it } from 'vitest';
import { type AskedCall, buildCall, callCodec, toWalletJson } from './call-transaction.ts';
import { TransactionSwapped } from './chain-refusals.ts';
import { checkSigned, checkTransaction } from './transaction-guard.ts';

const caller = toHexAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address);
const contract = toHexAddress('TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address);
const asked: AskedCall = {
  caller,
  contract,
  data: fromHex('a9059cbb0000'),
  value: 5n,
  feeLimit: 150_000_000n,
};
const reference = {
  number: 70_000,
  id: '00'.repeat(8) + 'ab'.repeat(24),
  timestamp: 1_800_000_000_000,
};
const built = buildCall(asked, reference);
const json = toWalletJson(built);
const signature = `${'ab'.repeat(64)}1b`;

const fieldOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof TransactionSwapped) return error.field;
    throw error;
  }
  return null;
};

type Draft = Parameters<typeof callCodec.build>[0];
const draft: Draft = {
  type: 'TriggerSmartContract',
  value: {
    owner_address: addressBytes(caller),
    contract_address: addressBytes(contract),
    call_value: 5n,
    data: asked.data,
  },
  feeLimit: asked.feeLimit,
  reference,
  timestamp: reference.timestamp,
  expiration: reference.timestamp + 60_000,
};
const other = `41${'77'.repeat(20)}` as HexAddress;
const built2 = (change: Partial<Draft>, value: Partial<Draft['value']> = {}) => {
  const { id, rawBytes } = callCodec.build({
    ...draft,
    ...change,
    value: { ...draft.value, ...value },
  });
  return { txID: id, raw_data_hex: toHex(rawBytes) };
};

describe('the guard before signing', () => {
  it('lets the transaction through that was asked for', () => {
    expect(checkTransaction(json, asked).id).toBe(built.id);
    expect(checkTransaction(built2({}), asked).id).toBe(built.id);
  });

  it.each([
    ['owner', built2({}, { owner_address: addressBytes(other) })],
    ['contract', built2({}, { contract_address: addressBytes(other) })],
    ['value', built2({}, { call_value: 6n })],
    ['value', built2({}, { call_value: 0n })],
    ['token', built2({}, { call_token_value: 1n })],
    ['token', built2({}, { token_id: 1_000_001n })],
    ['data', built2({}, { data: fromHex('a9059cbb0001') })],
    ['data', built2({}, { data: new Uint8Array(0) })],
    ['fee-limit', built2({ feeLimit: 150_000_001n })],
    ['memo', built2({ memo: 'hello' })],
    ['permission', built2({ permissionId: 2 })],
    ['expiration', built2({ expiration: reference.timestamp + 86_400_000 })],
  ] as const)('refuses another %s', (field, swapped) => {
    expect(fieldOf(() => checkTransaction(swapped, asked))).toBe(field);
  });

  it('refuses an id that is not the hash of the bytes', () => {
    expect(fieldOf(() => checkTransaction({ ...json, txID: '00'.repeat(32) }, asked))).toBe('id');
  });

  it('refuses other kinds of transaction, two contracts in one, and bytes that are none', () => {
    const transfer = buildTransaction({
      ...draft,
      type: 'TransferContract',
      value: { owner_address: addressBytes(caller), to_address: addressBytes(other), amount: 5n },
    });
    const twice = encodeMessage(TransactionRaw, {
      ...built.raw,
      contract: [...built.raw.contract, ...built.raw.contract],
    });
    for (const bytes of [transfer.rawBytes, twice, fromHex('ff'), new Uint8Array(0)]) {
      const swapped = { txID: toHex(sha256(bytes)), raw_data_hex: toHex(bytes) };
      expect(fieldOf(() => checkTransaction(swapped, asked))).toBe('type');
    }
    expect(fieldOf(() => checkTransaction({ txID: '', raw_data_hex: 'no hex' }, asked))).toBe(
      'type',
    );
  });

  it('shows wallets the same JSON as a node would', () => {
    const full = decodeTransaction(
      fromHex(checkSigned({ ...json, signature: [signature] }, built, asked).hex),
    );
    const nodes = transactionToJson({ ...full, signatures: [] }, { visible: false });
    const plain = JSON.parse(
      JSON.stringify(nodes, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
    );
    const { visible, ...ours } = json;
    expect(visible).toBe(false);
    expect(ours).toEqual(plain);
  });
});

describe('the guard after signing', () => {
  it('keeps exactly the signed bytes', () => {
    const signed = checkSigned({ ...json, signature: [signature] }, built, asked);
    expect(signed).toMatchObject({
      txid: built.id,
      rawHex: toHex(built.rawBytes),
      expiration: reference.timestamp + 60_000,
    });
    const sent = decodeTransaction(fromHex(signed.hex));
    expect(sent.id).toBe(built.id);
    expect(sent.signatures.map(toHex)).toEqual([signature]);
  });

  it('refuses bytes that were built anew, however equal the call', () => {
    const later = built2({ timestamp: reference.timestamp + 1 });
    expect(fieldOf(() => checkSigned({ ...later, signature: [signature] }, built, asked))).toBe(
      'bytes',
    );
  });

  it.each([[undefined], [[]], [['ab']], [[signature, signature]], [[`${signature}00`]]])(
    'refuses the signature %s',
    (list) => {
      const signed = { ...json, ...(list && { signature: list }) };
      expect(fieldOf(() => checkSigned(signed, built, asked))).toBe('signature');
    },
  );
});
