import { describe, expect, it } from 'vitest';
import type { Fate } from '../../chain/transaction-fate.ts';
import type { JournalRecord } from '../journal/journal-record.ts';
import { mayStillPay } from './may-still-pay.ts';

const signed = { txid: 'ab', hex: 'cd', rawHex: 'ef', expiration: 61_000 };
const record = (change: object) =>
  ({ signed, state: { step: 'failed' }, begunAt: 1_000, ...change }) as unknown as JournalRecord;
const told = (fate: unknown) => async () => fate as Fate;

describe('a run that failed', () => {
  it.each([
    ['forbids another signature while its transaction may appear', { status: 'open' }, true],
    ['forbids it when it succeeded', { status: 'mined', info: { failed: false } }, true],
    ['forbids it until a failure is final', { status: 'mined', info: { failed: true } }, true],
    ['forbids it when that is final', { status: 'final', info: { failed: false } }, true],
    ['is over when it failed on chain', { status: 'final', info: { failed: true } }, false],
    ['is over when it can never appear', { status: 'expired' }, false],
  ])('%s', async (_what, fate, expected) => {
    expect(await mayStillPay(record({}), 2_000, told(fate))).toBe(expected);
  });

  it('is not asked about when nothing was signed, or long ago', async () => {
    const open = told({ status: 'open' });
    expect(await mayStillPay(record({ signed: null }), 2_000, open)).toBe(false);
    expect(await mayStillPay(record({}), 2_000 + 26 * 3_600_000, open)).toBe(false);
    expect(await mayStillPay(record({ state: { step: 'done' } }), 2_000, open)).toBe(false);
  });
});
