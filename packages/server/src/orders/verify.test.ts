import { trc20 } from '@vellum/contracts/coins';
import { type Address, fromHexAddress, hexAddressFromBytes } from '@vellum/tron/address';
import { concatBytes } from '@vellum/tron/bytes';
import { describe, expect, test } from 'vitest';
import type { IndexedTransaction } from '../indexer/indexed-block.ts';
import type { ChainEvent } from '../indexer/projection.ts';
import { placeCall } from './placed-call.ts';
import { type Evidence, type Judge, verify, type Wanted } from './verify.ts';

const someone = (digit: number): Address =>
  fromHexAddress(hexAddressFromBytes(new Uint8Array(20).fill(digit)));
const [payer, receiver, coin] = [someone(1), someone(2), someone(3)];

const planned = { contract: coin, ...trc20.transfer(receiver, 100n) };
const wanted: Wanted = { address: payer, call: placeCall(planned), bounds: [] };
const judge: Judge = {
  proof: {
    source: 'usdt',
    event: 'Transfer',
    concerns: ({ args }, { address }) => args['from'] === address,
    result: ({ args }) => ({ amount: String(args['value']) }),
  },
};
const transaction: IndexedTransaction = {
  kind: 'call',
  id: 'ab'.repeat(32),
  index: 0,
  owner: payer,
  contract: coin,
  data: planned.data,
  callValue: 0n,
  success: true,
  result: 'SUCCESS',
  output: new Uint8Array(),
  fee: 0n,
  expiration: 1_000,
  logs: [],
};
const event: ChainEvent = {
  block: 1,
  timestamp: 900,
  txid: transaction.id,
  transactionIndex: 0,
  logIndex: 0,
  contract: coin,
  source: 'usdt',
  name: 'Transfer',
  args: { from: payer, value: 100n },
};
const evidence: Evidence = { transaction, parentTime: 900, events: [event] };
const changed = (changes: Partial<IndexedTransaction>): Evidence => ({
  ...evidence,
  transaction: { ...transaction, ...changes },
});
const call = (data: Uint8Array): Partial<IndexedTransaction> => ({ data });

describe('each wrong field alone has its own code', () => {
  test('none', () => {
    expect(verify(wanted, evidence, judge)).toEqual({
      outcome: 'succeeded',
      result: { amount: '100' },
    });
  });

  test.each<[string, Evidence, string]>([
    ['sender', changed({ owner: receiver }), 'TX_SENDER_WRONG'],
    ['contract', changed({ contract: receiver }), 'TX_CONTRACT_WRONG'],
    ['selector', changed(call(trc20.approve(receiver, 100n).data)), 'TX_METHOD_WRONG'],
    ['no selector', changed(call(new Uint8Array(2))), 'TX_METHOD_WRONG'],
    ['amount', changed(call(trc20.transfer(receiver, 101n).data)), 'TX_PARAMETER_WRONG'],
    ['receiver', changed(call(trc20.transfer(payer, 100n).data)), 'TX_PARAMETER_WRONG'],
    ['cut parameters', changed(call(planned.data.slice(0, 40))), 'TX_PARAMETER_WRONG'],
    ['value', changed({ callValue: 1n }), 'TX_VALUE_WRONG'],
    ['time', { ...evidence, parentTime: 1_000 }, 'TX_EXPIRED'],
    ['no event', { ...evidence, events: [] }, 'TX_EVENT_MISSING'],
    ['event of another', foreign({ args: { from: receiver, value: 1n } }), 'TX_EVENT_FOREIGN'],
    ['event of another contract', foreign({ source: 'other' }), 'TX_EVENT_FOREIGN'],
  ])('%s', (_, found, code) => {
    expect(verify(wanted, found, judge)).toEqual({ outcome: 'mismatched', problem: { code } });
  });

  test('an event of a contract that nobody registered is foreign, not missing', () => {
    const log = { index: 0, contract: receiver, topics: ['dd'], data: new Uint8Array() };
    const source = { source: 'usdt', decode: () => ({ name: 'Transfer', args: {} }) };
    const found = { ...changed({ logs: [log] }), events: [] };
    expect(verify(wanted, found, { ...judge, source })).toMatchObject({
      problem: { code: 'TX_EVENT_FOREIGN' },
    });
  });

  test('a refusal fails the order, with the words of the contract', () => {
    const failed = changed({ success: false, result: 'REVERT' });
    expect(verify(wanted, failed, judge)).toEqual({
      outcome: 'failed',
      problem: { code: 'TX_REVERTED', params: { reason: 'REVERT' } },
    });
    const named: Judge = {
      ...judge,
      refusal: () => ({ kind: 'custom', name: 'TooPoor', arguments: [] }),
    };
    expect(verify(wanted, failed, named)).toMatchObject({
      problem: { params: { reason: 'TooPoor' } },
    });
  });

  test('want of energy has its own code', () => {
    const failed = changed({ success: false, result: 'OUT_OF_ENERGY' });
    expect(verify(wanted, failed, judge)).toMatchObject({ problem: { code: 'FEE_LIMIT_TOO_LOW' } });
  });
});

describe('parameters', () => {
  test('may stand before bytes that mean nothing', () => {
    const padded = changed(call(concatBytes(planned.data, new Uint8Array(32))));
    expect(verify(wanted, padded, judge).outcome).toBe('succeeded');
  });

  test.each([
    [100n, 'succeeded'],
    [90n, 'succeeded'],
    [89n, 'mismatched'],
    [101n, 'mismatched'],
  ] as const)('within bounds: %s -> %s', (amount, outcome) => {
    const bounds = [{ argument: 1, atMost: '100', atLeast: '90' }];
    const found = changed(call(trc20.transfer(receiver, amount).data));
    expect(verify({ ...wanted, bounds }, found, judge).outcome).toBe(outcome);
  });
});

function foreign(changes: Partial<ChainEvent>): Evidence {
  return { ...evidence, events: [{ ...event, ...changes }] };
}
