import { locker } from '@vellum/contracts/locks';
import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { toHex } from '@vellum/tron/bytes';
import { expect, test } from 'vitest';
import type { IndexedTransaction } from '../../indexer/indexed-block.ts';
import { matchBlock } from '../../orders/match-block.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { placeCall } from '../../orders/placed-call.ts';
import type { LockParts } from './lock-parts.ts';
import { extendPlan } from './lock-plans.ts';

const someone = (digit: number): Address =>
  fromHexAddress(hexAddressFromBytes(new Uint8Array(20).fill(digit)));
const [owner, contract, another] = [someone(1), someone(2), someone(3)];
const plan = extendPlan({} as LockParts);
const block = { number: 9, id: '09'.repeat(32), parentId: '08'.repeat(32), timestamp: 9_000 };

test.each([
  ['the call itself', contract, ['succeeded']],
  ['a call of another contract, which extends a lock of its own', another, []],
])('an extension shows by %s', (_, called, expected) => {
  const call = placeCall({ contract, ...locker.extend(77n, 5n) });
  const { method, params, data, inputs } = call;
  const row: OrderRow = {
    ...{ id: 'order', address: owner, kind: plan.kind, digest: '', quote: {}, inputs },
    call: { contract, method, params, callValueSun: '0', feeLimit: '1' },
    ...{ data: toHex(data), bounds: [], approvals: [], parent_id: null, step: null },
    ...{ seen: { solid: 5, ids: [] }, chain_time: 5_000n, created_at: 0, expires_at: 0 },
    ...{ cancelled_at: null, cancelled_seen: null, deadline: null, txid: null, block: null },
    ...{ outcome: null, code: null, params: null, result: null },
  };
  const transaction: IndexedTransaction = {
    ...{ kind: 'call', id: 'ab'.repeat(32), index: 0, owner, contract: called, data },
    ...{ callValue: 0n, success: true, result: 'SUCCESS', output: new Uint8Array() },
    ...{ fee: 0n, expiration: 60_000, logs: [] },
  };
  const event = {
    ...{ block: 9, timestamp: 9_000, txid: transaction.id, transactionIndex: 0, logIndex: 0 },
    ...{ contract, source: 'locker', name: 'Extended', args: { index: 3n, lockTime: 99n } },
  };
  const found = matchBlock({
    block: { ...block, transactionCount: 1, transactions: [transaction], transfers: [] },
    ...{ parentTime: 8_000, events: [event], rows: [row], hints: [] },
    judges: new Map([[row.kind, plan]]),
  });
  const outcomes = found.map(({ verdict }) => (verdict === 'foreign' ? verdict : verdict.outcome));
  expect(outcomes).toEqual(expected);
});
