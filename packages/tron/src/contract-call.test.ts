import { expect, test } from 'vitest';
import type { HexAddress } from './address.ts';
import { toSun } from './amount.ts';
import { fromHex } from './bytes.ts';
import { CREATION_FEE_LIMIT, draftCall } from './contract-call.ts';
import { buildTransaction, signTransaction, transactionSize } from './transaction.ts';

const caller = `41${'11'.repeat(20)}` as HexAddress;
const contract = `41${'22'.repeat(20)}` as HexAddress;
const moment = {
  reference: { number: 70_000, id: 'ab'.repeat(32) },
  timestamp: 1_700_000_000_000,
  expiration: 1_700_000_060_000,
};
const call = { caller, contract, data: new Uint8Array(68).fill(1) };

test('S7.72 S9.05 a call may burn 150000000 sun by default', () => {
  const transaction = buildTransaction({ ...draftCall(call), ...moment });
  expect(transaction.raw.fee_limit).toBe(150_000_000n);
  expect(transaction.contract).toMatchObject({
    type: 'TriggerSmartContract',
    value: { owner_address: fromHex(caller), contract_address: fromHex(contract), call_value: 0n },
  });
});

test('S9.06 a call that creates something may burn 1e9 sun', () => {
  const draft = draftCall({ ...call, value: toSun(5n), feeLimit: CREATION_FEE_LIMIT });
  const transaction = buildTransaction({ ...draft, ...moment });
  expect(transaction.raw.fee_limit).toBe(1_000_000_000n);
  expect(transaction.contract).toMatchObject({ value: { call_value: 5n } });
});

test('a token transfer of the standard shape takes 345 bytes of bandwidth', () => {
  const transaction = buildTransaction({ ...draftCall(call), ...moment });
  const signed = signTransaction(transaction, new Uint8Array(32).fill(1));
  expect(transactionSize(signed)).toBe(345);
});
