import { hash } from 'node:crypto';
import { addressBytes, parseHexAddress } from '@vellum/tron/address';
import { concatBytes, fromHex, toHex } from '@vellum/tron/bytes';
import type { JsonObject } from '@vellum/tron/json';
import { encodeMessage } from '@vellum/tron/protobuf/encode';
import { BlockHeaderRaw } from '@vellum/tron/protocol/block';
import { messageFromJson } from '@vellum/tron/protocol/from-json';
import { buildTransaction } from '@vellum/tron/transaction';
import { expect, test } from 'vitest';
import { readBody } from '../../src/indexer/node/block-body.ts';
import { leafOf } from '../../src/indexer/node/transaction-root.ts';

const owner = parseHexAddress('TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7')!;
const contract = parseHexAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')!;
const call = buildTransaction({
  type: 'TriggerSmartContract',
  value: {
    owner_address: addressBytes(owner),
    contract_address: addressBytes(contract),
    call_value: 7n,
    data: fromHex('aabbccdd'),
  },
  reference: { number: 1, id: '00'.repeat(32) },
  timestamp: 1_000,
  expiration: 61_000,
  feeLimit: 1n,
});

/** The transaction with these bytes behind what was signed, as a node prints it. */
function printed(more: string, ret: JsonObject = { contractRet: 'SUCCESS' }): JsonObject {
  const raw = concatBytes(call.rawBytes, fromHex(more));
  const value = {
    owner_address: owner,
    contract_address: contract,
    data: 'aabbccdd',
    call_value: 7,
  };
  const parameter = { value, type_url: 'type.googleapis.com/protocol.TriggerSmartContract' };
  return {
    txID: hash('sha256', raw),
    raw_data: { contract: [{ parameter, type: 'TriggerSmartContract' }], expiration: 61_000 },
    raw_data_hex: toHex(raw),
    signature: ['ab'.repeat(65)],
    ret: [ret],
  };
}

/** A block of one transaction under the root that a node has for it. */
function blockOf(transaction: JsonObject, leaf: Uint8Array): JsonObject {
  const raw_data = {
    number: 2,
    txTrieRoot: toHex(leaf),
    parentHash: '00'.repeat(32),
    timestamp: 3_000,
    version: 30,
  };
  const header = encodeMessage(
    BlockHeaderRaw,
    messageFromJson(BlockHeaderRaw, raw_data, { visible: false }),
  );
  const blockID = '2'.padStart(16, '0') + hash('sha256', header).slice(16);
  return { blockID, block_header: { raw_data }, transactions: [transaction] };
}

test.each([
  ['a field that nobody knows', 'f83f01'],
  ['a field of another wire type', '92010100'],
  ['an unknown group', 'f33ff43f'],
])('a sender cannot stop the index with %s', (_what, more) => {
  const transaction = printed(more);
  const raw = fromHex(String(transaction['raw_data_hex']));
  const { sent } = readBody(blockOf(transaction, leafOf(transaction, raw)));
  const { rawBytes } = call;
  const plain = printed('');
  const [expected] = readBody(blockOf(plain, leafOf(plain, rawBytes))).sent;
  expect(sent).toEqual([{ ...expected, id: transaction['txID'] }]);
  expect(expected).toMatchObject({ callValue: 7n, expiration: 61_000, result: 'SUCCESS' });
});

test('a sender cannot stop the index with a result of their own', () => {
  // Field 5 of the whole: contractRet SUCCESS (18 01), assetIssueID "x" (72 01 78), exchange_id 9 (a8 01 09).
  const transaction = printed('', { contractRet: 'SUCCESS', assetIssueID: 'x', exchange_id: 9 });
  const whole = concatBytes(
    fromHex('0a'),
    Uint8Array.of(call.rawBytes.length | 0x80, call.rawBytes.length >> 7),
    call.rawBytes,
    fromHex(`1241${'ab'.repeat(65)}`),
    fromHex('2a081801720178a80109'),
  );
  const leaf = fromHex(hash('sha256', whole));
  expect(readBody(blockOf(transaction, leaf)).sent).toHaveLength(1);
});
