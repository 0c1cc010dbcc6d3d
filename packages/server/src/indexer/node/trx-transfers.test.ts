import { fromHexAddress, type HexAddress } from '@vellum/tron/address';
import type { JsonObject } from '@vellum/tron/json';
import { expect, test } from 'vitest';
import type { SentTransaction } from './block-body.ts';
import { transfersOf } from './trx-transfers.ts';

const hexOf = (digit: string) => `41${digit.repeat(40)}` as HexAddress;
const at = (digit: string) => fromHexAddress(hexOf(digit));

const call: SentTransaction = {
  ...{ kind: 'call', id: 'aa', index: 1, owner: at('a'), contract: at('c'), callValue: 9n },
  ...{ data: new Uint8Array(), expiration: 0, result: 'SUCCESS' },
};
const sent = { kind: 'transfer', index: 2, from: at('1'), to: at('2'), amount: 5n } as const;

const paid = (to: string, callValueInfo: readonly JsonObject[], more = {}): JsonObject => ({
  caller_address: hexOf('c'),
  transferTo_address: hexOf(to),
  callValueInfo,
  ...more,
});

test('what a contract pays counts as paid by who called it, in the order of the block', () => {
  const receipt = {
    internal_transactions: [
      paid('d', [{ callValue: 7 }, { callValue: 3, tokenId: '1000001' }]),
      paid('e', [{}]),
      paid('f', [{ callValue: 7 }], { rejected: true }),
    ],
  };
  const body = { sent: [call], transfers: [{ ...sent, result: 'SUCCESS' }] };
  expect(transfersOf(body, [{}, receipt, {}])).toEqual([
    { index: 1, from: at('a'), to: at('d'), amount: 7n },
    { index: 2, from: at('1'), to: at('2'), amount: 5n },
  ]);
});

test('what failed moved nothing', () => {
  const receipt = { internal_transactions: [paid('d', [{ callValue: 7 }])] };
  const failed = [{ ...call, result: 'REVERT' }];
  const body = { sent: failed, transfers: [{ ...sent, result: 'OUT_OF_TIME' }] };
  expect(transfersOf(body, [{}, receipt, {}])).toEqual([]);
});
