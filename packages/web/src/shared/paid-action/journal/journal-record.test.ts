import { paths } from '@vellum/api/wire/paths';
import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import type { ActionState } from '../action-state.ts';
import {
  blocksSigning,
  isPending,
  isUnfinished,
  type JournalRecord,
  outdated,
  standingOf,
  withState,
} from './journal-record.ts';

const account = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' as Address;
const other = 'TUVDB6ERnHbxzNnPjie51asogjWgjwo5xG' as Address;
const chainId = '0x12345678';
const viewer = { account, chainId };
const signed = { txid: 'ab'.repeat(32), hex: '0a', rawHex: '0a', expiration: 60_000 };
const sent = { txid: signed.txid, expiration: 60_000, signedAt: 1 };
const mined = { block: 7, fee: '1', at: 2 };
const orderId = 'o1';

const record = (state: ActionState, change: Partial<JournalRecord> = {}): JournalRecord => ({
  id: 'r1',
  key: 'membership.activate',
  params: {},
  page: '/',
  account,
  wallet: 'TronLink',
  chainId,
  lock: 'l',
  state,
  orderId,
  orderExpiresAt: 600_000,
  signed: null,
  approval: null,
  after: paths.membership.confirmActivation,
  invalidate: [],
  give: [],
  failure: 'ACTION_FAILED',
  times: {},
  begunAt: 0,
  updatedAt: 0,
  dropped: false,
  ...change,
});

const signing = record({ step: 'signing', orderId, rebuilt: false });
const confirming = record({ step: 'confirming', orderId, sent, slow: false }, { signed });
const registering = record(
  { step: 'registering', orderId, sent, mined, tries: 3, nextTry: 99 },
  { signed },
);
const done = record({ step: 'done', orderId, sent, mined, finalAt: null }, { signed });
const final = record({ step: 'done', orderId, sent, mined, finalAt: 5 }, { signed });
const error = { kind: 'expired', code: 'TX_DROPPED', technical: '' } as const;
const failed = record(
  { step: 'failed', error, money: 'untouched', sent, reverted: null },
  { signed },
);
const reverted = (finalAt: number | null) =>
  record(
    { step: 'failed', error, money: 'fee-spent', sent, reverted: { orderId, mined, finalAt } },
    { signed },
  );

describe('a record of the journal', () => {
  it.each([
    ['signing', signing, 'can-go-on'],
    ['confirming', confirming, 'follow'],
    ['registering', registering, 'follow'],
    ['done, not final', done, 'follow'],
    ['final', final, 'over'],
    ['failed', failed, 'over'],
    ['failed in a block that may go', reverted(null), 'follow'],
    ['failed for good', reverted(5), 'over'],
    ['dropped', { ...signing, dropped: true }, 'over'],
  ] as const)('%s stands as it should', (_, one, standing) => {
    expect(standingOf(one, viewer, 1000)).toBe(standing);
  });

  it('of another account or chain is shown, not resumed', () => {
    expect(standingOf(confirming, { account: other, chainId }, 0)).toBe('elsewhere');
    expect(standingOf(confirming, { account, chainId: '0x0' }, 0)).toBe('elsewhere');
    expect(standingOf(signing, { account: null, chainId }, 0)).toBe('elsewhere');
    expect(standingOf(final, { account: other, chainId }, 0)).toBe('over');
  });

  it('without a signature is over with its order; with one it is followed whatever the order says', () => {
    expect(standingOf(signing, viewer, 600_000)).toBe('over');
    expect(standingOf(confirming, viewer, 600_000)).toBe('follow');
  });

  it('forbids to sign again exactly while its transaction can appear or is being reported', () => {
    const blocking = [signing, confirming, registering, done, final, failed].map(blocksSigning);
    expect(blocking).toEqual([false, true, true, false, false, false]);
  });

  it('is counted by the header while it runs, and resumed until it is final', () => {
    const all = [signing, confirming, registering, done, final, failed];
    expect(all.map(isPending)).toEqual([false, true, true, false, false, false]);
    expect(all.map(isUnfinished)).toEqual([false, true, true, true, false, false]);
  });

  it('notes when a step was entered first, also when it comes back to it', () => {
    const once = withState(signing, confirming.state, 10);
    const back = withState(withState(once, registering.state, 20), confirming.state, 30);
    expect(back.times).toEqual({ confirming: 10, registering: 20 });
    expect(back.updatedAt).toBe(30);
  });

  it('is forgotten only when it is over and old', () => {
    const many = Array.from({ length: 5 }, (_, n) => ({ ...final, id: `f${n}`, updatedAt: n }));
    expect(outdated([...many, { ...confirming, id: 'running', updatedAt: -1 }], 3)).toEqual([
      'f1',
      'f0',
    ]);
  });
});
