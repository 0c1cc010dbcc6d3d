import { describe, expect, it } from 'vitest';
import type { ActionEvent, ActionState, Step } from './action-state.ts';
import type { UserError } from './errors/user-error.ts';
import { isBusy, isUnderWay, next } from './machine.ts';

const error: UserError = { kind: 'revert', code: 'ACTION_FAILED', technical: 'x' };
const sent = { txid: 'ab'.repeat(32), expiration: 60_000, signedAt: 1 };
const mined = { block: 7, fee: '100', at: 2 };
const orderId = 'o1';

const states: Readonly<Record<Step, ActionState>> = {
  idle: { step: 'idle', refusal: null },
  checking: { step: 'checking' },
  review: { step: 'review', note: null },
  leading: { step: 'leading', place: 0, at: { step: 'preparing' } },
  preparing: { step: 'preparing' },
  approving: { step: 'approving', orderId, approval: 0, of: 2, txid: null },
  signing: { step: 'signing', orderId, rebuilt: false },
  broadcasting: { step: 'broadcasting', orderId, sent },
  confirming: { step: 'confirming', orderId, sent, slow: false },
  registering: { step: 'registering', orderId, sent, mined, tries: 0, nextTry: null },
  done: { step: 'done', orderId, sent, mined, finalAt: null },
  failed: {
    step: 'failed',
    error,
    money: 'fee-spent',
    sent,
    reverted: { orderId, mined, finalAt: null },
  },
};

const events: Readonly<Record<ActionEvent['type'], ActionEvent>> = {
  begin: { type: 'begin' },
  refused: { type: 'refused', error },
  planned: { type: 'planned' },
  confirmed: { type: 'confirmed' },
  lead: { type: 'lead', place: 1, at: { step: 'signing', orderId, rebuilt: false } },
  led: { type: 'led' },
  prepared: { type: 'prepared', orderId, approvals: 0 },
  'price-moved': { type: 'price-moved' },
  'approval-sent': { type: 'approval-sent', txid: 'cd' },
  approved: { type: 'approved' },
  rejected: { type: 'rejected' },
  stale: { type: 'stale' },
  signed: { type: 'signed', sent },
  sent: { type: 'sent' },
  slow: { type: 'slow' },
  mined: { type: 'mined', mined },
  reverted: { type: 'reverted', mined, error },
  expired: { type: 'expired', error },
  'after-failed': { type: 'after-failed', nextTry: 9 },
  registered: { type: 'registered' },
  final: { type: 'final', at: 5 },
  retracted: { type: 'retracted' },
  problem: { type: 'problem', error },
  close: { type: 'close' },
};

/** The whole machine: where each event leads from each step. Pairs that are not named change nothing. */
const leads: Readonly<Record<Step, Partial<Record<ActionEvent['type'], Step>>>> = {
  idle: { begin: 'checking' },
  checking: { refused: 'idle', planned: 'review', problem: 'failed', close: 'idle' },
  review: { begin: 'checking', confirmed: 'preparing', close: 'idle' },
  leading: {
    lead: 'leading',
    led: 'preparing',
    stale: 'review',
    rejected: 'review',
    'price-moved': 'review',
    problem: 'failed',
  },
  preparing: {
    lead: 'leading',
    prepared: 'signing',
    rejected: 'review',
    'price-moved': 'review',
    problem: 'failed',
  },
  approving: {
    'approval-sent': 'approving',
    approved: 'approving',
    rejected: 'review',
    problem: 'failed',
  },
  signing: {
    signed: 'broadcasting',
    stale: 'signing',
    'price-moved': 'review',
    rejected: 'review',
    problem: 'failed',
  },
  broadcasting: { sent: 'confirming', problem: 'failed' },
  confirming: { slow: 'confirming', mined: 'registering', reverted: 'failed', expired: 'failed' },
  registering: {
    'after-failed': 'registering',
    registered: 'done',
    retracted: 'confirming',
  },
  done: { begin: 'checking', final: 'done', retracted: 'confirming', close: 'idle' },
  failed: { begin: 'checking', final: 'failed', retracted: 'confirming', close: 'idle' },
};

const pairs = Object.entries(states).flatMap(([step, state]) =>
  Object.values(events).map((event) => ({ step: step as Step, state, event })),
);

describe('the machine of a paid action', () => {
  it.each(pairs)('$step, $event.type', ({ step, state, event }) => {
    const target = leads[step][event.type];
    const after = next(state, event);
    if (target === undefined) expect(after).toBe(state);
    else expect(after.step).toBe(target);
  });

  it('goes through every approval before signing', () => {
    const prepared = next(states.preparing, { type: 'prepared', orderId, approvals: 2 });
    expect(prepared).toEqual({ step: 'approving', orderId, approval: 0, of: 2, txid: null });
    const first = next(next(prepared, { type: 'approval-sent', txid: 'cd' }), events.approved);
    expect(first).toEqual({ step: 'approving', orderId, approval: 1, of: 2, txid: null });
    expect(next(first, events.approved)).toEqual({ step: 'signing', orderId, rebuilt: false });
  });

  it('shows the action before it that is at work', () => {
    const first = next(states.preparing, { type: 'lead', place: 0, at: states.signing });
    expect(first).toEqual({ step: 'leading', place: 0, at: states.signing });
    expect(next(first, events.lead)).toMatchObject({ place: 1 });
    expect(next(first, events.led)).toEqual(states.preparing);
  });

  it('rebuilds a late signature once, then asks', () => {
    const once = next(states.signing, events.stale);
    expect(once).toEqual({ step: 'signing', orderId, rebuilt: true });
    expect(next(once, events.stale)).toEqual({ step: 'review', note: 'expired' });
  });

  it('says what became of the money', () => {
    expect(next(states.preparing, events.problem)).toMatchObject({
      money: 'untouched',
      sent: null,
    });
    expect(next(states.broadcasting, events.problem)).toMatchObject({ money: 'untouched', sent });
    expect(next(states.confirming, events.expired)).toMatchObject({ money: 'untouched', sent });
    expect(next(states.confirming, events.reverted)).toMatchObject({
      money: 'fee-spent',
      reverted: { mined },
    });
  });

  it('never fails once a block holds it: a report is only tried again', () => {
    let state = states.registering;
    for (let tries = 1; tries <= 20; tries++) {
      state = next(state, { type: 'after-failed', nextTry: tries });
      expect(state).toMatchObject({ step: 'registering', tries, nextTry: tries });
      expect(next(state, events.problem)).toBe(state);
      expect(next(state, events.expired)).toBe(state);
    }
  });

  it('goes back to watching when a block is lost, but not from a final one', () => {
    expect(next(states.done, events.retracted)).toMatchObject({ step: 'confirming', sent });
    const final = next(states.done, events.final);
    expect(final).toMatchObject({ finalAt: 5 });
    expect(next(final, events.retracted)).toBe(final);
    expect(next(final, { type: 'final', at: 9 })).toBe(final);
  });

  it('does the same with a block in which it failed, and with nothing that no block holds', () => {
    expect(next(states.failed, events.retracted)).toMatchObject({ step: 'confirming', sent });
    const final = next(states.failed, events.final);
    expect(final).toMatchObject({ reverted: { finalAt: 5 } });
    const unsent = next(states.broadcasting, events.problem);
    for (const over of [final, unsent]) {
      expect(next(over, events.retracted)).toBe(over);
      expect(next(over, events.final)).toBe(over);
    }
  });

  it('tells what runs and what may be closed', () => {
    const steps = (holds: (state: ActionState) => boolean) =>
      Object.values(states)
        .filter(holds)
        .map(({ step }) => step);
    expect(steps(isUnderWay)).toEqual(['broadcasting', 'confirming', 'registering']);
    expect(steps(isBusy)).toEqual([
      'leading',
      'preparing',
      'approving',
      'signing',
      'broadcasting',
      'confirming',
      'registering',
    ]);
  });
});
