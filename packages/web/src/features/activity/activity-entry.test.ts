import { orderStates } from '@vellum/api/order-kinds/order-states';
import type { OrderReply } from '@vellum/api/paid-action/order-shapes';
import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import type { ActionState } from '../../shared/paid-action/action-state.ts';
import type { JournalRecord } from '../../shared/paid-action/journal/journal-record.ts';
import { activityCsv } from './activity-csv.ts';
import { byDay, isIn, joinActivity } from './activity-entry.ts';

const account = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const viewer = { account, chainId: '0x1' };
const txid = 'ab'.repeat(32);
const sent = { txid, expiration: 9, signedAt: 1 };
const mined = { block: 7, fee: '1', at: 2 };

const record = (id: string, state: ActionState, change: Partial<JournalRecord> = {}) =>
  ({
    id,
    key: 'membership.activate',
    params: {},
    page: '/',
    account,
    wallet: 'TronLink',
    chainId: '0x1',
    lock: 'l',
    state,
    orderId: `o-${id}`,
    orderExpiresAt: 1000,
    signed: { txid, hex: '', rawHex: '', expiration: 9 },
    approval: null,
    after: paths.membership.confirmActivation,
    invalidate: [],
    give: [{ symbol: 'USDT', decimals: 6, amount: '512000000' }],
    failure: 'ACTION_FAILED',
    times: {},
    begunAt: 10,
    updatedAt: 10,
    dropped: false,
    ...change,
  }) satisfies JournalRecord;

const order = (orderId: string, change: Partial<OrderReply> = {}): OrderReply => ({
  orderId,
  kind: 'membership.activate',
  state: 'submitted',
  expiresAt: 0,
  createdAt: 5,
  confirmations: 0,
  final: false,
  ...change,
});

const registering: ActionState = {
  step: 'registering',
  orderId: 'o-a',
  sent,
  mined,
  tries: 2,
  nextTry: 50,
};
const signing: ActionState = { step: 'signing', orderId: 'o-a', rebuilt: false };

describe('the activity centre', () => {
  it('makes one entry of a run and its order, and keeps orders of other devices', () => {
    const entries = joinActivity(
      [record('a', registering)],
      [order('o-a', { state: 'included', block: 7 }), order('o-x', { createdAt: 20 })],
      viewer,
      0,
    );
    expect(entries.map(({ id, status }) => [id, status])).toEqual([
      ['o-x', 'running'],
      ['a', 'running'],
    ]);
    expect(entries[1]).toMatchObject({ block: 7, txid, order: { orderId: 'o-a' } });
  });

  it('believes the chain over what this browser still waits for', () => {
    const settled = order('o-a', { state: 'settled', txid, block: 7, final: true });
    const failed = order('o-a', { state: 'failed', txid, block: 7, final: true });
    const status = (one: OrderReply) =>
      joinActivity([record('a', registering)], [one], viewer, 0)[0]?.status;
    expect(status(settled)).toBe('done');
    expect(status(failed)).toBe('failed');
  });

  it('tells what can be gone on with from what has lapsed or was dropped', () => {
    const unsigned = record('a', signing, { signed: null });
    const status = (one: JournalRecord, now: number) =>
      joinActivity([one], [], viewer, now)[0]?.status;
    expect(status(unsigned, 999)).toBe('can-go-on');
    expect(status(unsigned, 1000)).toBe('cancelled');
    expect(status({ ...unsigned, dropped: true }, 0)).toBe('cancelled');
  });

  it('calls an expired transaction cancelled and a refused one failed', () => {
    const failed = (kind: 'expired' | 'revert'): ActionState => ({
      step: 'failed',
      error: { kind, code: 'TX_DROPPED', technical: '' },
      money: 'untouched',
      sent,
      reverted: null,
    });
    const status = (state: ActionState) =>
      joinActivity([record('a', state)], [], viewer, 0)[0]?.status;
    expect(status(failed('expired'))).toBe('cancelled');
    expect(status(failed('revert'))).toBe('failed');
  });

  it('marks runs of another account', () => {
    const foreign = { ...viewer, account: null };
    expect(joinActivity([record('a', registering)], [], foreign, 0)[0]).toMatchObject({
      elsewhere: true,
      status: 'running',
    });
  });

  it('has a place for every state of an order', () => {
    for (const state of orderStates) {
      const [entry] = joinActivity([], [order('x', { state })], viewer, 0);
      const filters = (['underWay', 'done', 'failed', 'cancelled'] as const).filter((filter) =>
        isIn(filter, entry!),
      );
      expect(filters).toHaveLength(1);
      expect(isIn('all', entry!)).toBe(true);
    }
  });

  it('groups by day and keeps the order', () => {
    const entries = joinActivity(
      [],
      [1, 2, 11].map((createdAt) => order(`o${createdAt}`, { createdAt })),
      viewer,
      0,
    );
    expect(byDay(entries, (time) => (time > 9 ? 'new' : 'old'))).toMatchObject([
      { day: 'new', entries: [{ id: 'o11' }] },
      { day: 'old', entries: [{ id: 'o2' }, { id: 'o1' }] },
    ]);
  });

  it('exports lines that can be checked, and nothing that a spreadsheet would run', () => {
    const entries = joinActivity(
      [record('=1+1', registering, { orderId: '=HYPERLINK("x")' })],
      [],
      viewer,
      0,
    );
    const [, line] = activityCsv(entries).split('\r\n');
    expect(line).toBe(
      `1970-01-01T00:00:00.010Z,membership.activate,running,512 USDT,"'=HYPERLINK(""x"")",${txid},7,no`,
    );
  });
});
