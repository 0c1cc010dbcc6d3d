import type { ActionEvent, ActionState, SentTransaction, Step } from './action-state.ts';

export const idle: ActionState = { step: 'idle', refusal: null };

type At<S extends Step> = Extract<ActionState, { step: S }>;
type Handlers<S extends Step> = {
  readonly [E in ActionEvent['type']]?: (
    state: At<S>,
    event: Extract<ActionEvent, { type: E }>,
  ) => ActionState;
};

const begin = (): ActionState => ({ step: 'checking' });
const toIdle = (): ActionState => idle;
const untouched = (
  _: ActionState,
  { error }: Extract<ActionEvent, { type: 'problem' }>,
): ActionState => ({ step: 'failed', error, money: 'untouched', sent: null, reverted: null });

/** Nothing has been sent yet: the form and the review are still there. */
const rejected = (): ActionState => ({ step: 'review', note: 'rejected' });

/** It would give less or cost more than was shown: the person looks again. */
const moved = (): ActionState => ({ step: 'review', note: 'price-moved' });

const lead = (
  _: ActionState,
  { place, at }: Extract<ActionEvent, { type: 'lead' }>,
): ActionState => ({ step: 'leading', place, at });

/** Its block is gone, or says something else now: it is looked for again. */
const unmined = ({
  orderId,
  sent,
}: Readonly<{ orderId: string; sent: SentTransaction }>): ActionState => ({
  step: 'confirming',
  orderId,
  sent,
  slow: true,
});

/** What each event does in each step. What is not here cannot happen there and changes nothing. */
const table: { readonly [S in Step]: Handlers<S> } = {
  idle: { begin },
  checking: {
    refused: (_, { error }) => ({ step: 'idle', refusal: error }),
    planned: () => ({ step: 'review', note: null }),
    problem: untouched,
    close: toIdle,
  },
  review: { begin, confirmed: () => ({ step: 'preparing' }), close: toIdle },
  leading: {
    lead,
    led: () => ({ step: 'preparing' }),
    stale: () => ({ step: 'review', note: 'expired' }),
    rejected,
    'price-moved': moved,
    problem: untouched,
  },
  preparing: {
    lead,
    prepared: (_, { orderId, approvals }) =>
      approvals > 0
        ? { step: 'approving', orderId, approval: 0, of: approvals, txid: null }
        : { step: 'signing', orderId, rebuilt: false },
    rejected,
    'price-moved': moved,
    problem: untouched,
  },
  approving: {
    'approval-sent': (state, { txid }) => ({ ...state, txid }),
    approved: (state) =>
      state.approval + 1 < state.of
        ? { ...state, approval: state.approval + 1, txid: null }
        : { step: 'signing', orderId: state.orderId, rebuilt: false },
    rejected,
    problem: untouched,
  },
  signing: {
    signed: ({ orderId }, { sent }) => ({ step: 'broadcasting', orderId, sent }),
    // Once silently; whoever takes longer than two lifetimes is asked again.
    stale: (state) =>
      state.rebuilt ? { step: 'review', note: 'expired' } : { ...state, rebuilt: true },
    'price-moved': moved,
    rejected,
    problem: untouched,
  },
  broadcasting: {
    sent: ({ orderId, sent }) => ({ step: 'confirming', orderId, sent, slow: false }),
    // The network said no before taking it: it cannot appear any more.
    problem: ({ sent }, { error }) => ({
      step: 'failed',
      error,
      money: 'untouched',
      sent,
      reverted: null,
    }),
  },
  confirming: {
    slow: (state) => ({ ...state, slow: true }),
    mined: ({ orderId, sent }, { mined }) => ({
      step: 'registering',
      orderId,
      sent,
      mined,
      tries: 0,
      nextTry: null,
    }),
    reverted: ({ orderId, sent }, { mined, error }) => ({
      step: 'failed',
      error,
      money: 'fee-spent',
      sent,
      reverted: { orderId, mined, finalAt: null },
    }),
    expired: ({ sent }, { error }) => ({
      step: 'failed',
      error,
      money: 'untouched',
      sent,
      reverted: null,
    }),
  },
  registering: {
    'after-failed': (state, { nextTry }) => ({ ...state, tries: state.tries + 1, nextTry }),
    registered: ({ orderId, sent, mined }) => ({
      step: 'done',
      orderId,
      sent,
      mined,
      finalAt: null,
    }),
    retracted: unmined,
  },
  done: {
    begin,
    final: (state, { at }) => (state.finalAt === null ? { ...state, finalAt: at } : state),
    retracted: (state) => (state.finalAt === null ? unmined(state) : state),
    close: toIdle,
  },
  failed: {
    begin,
    final: (state, { at }) =>
      isRevocable(state) ? { ...state, reverted: { ...state.reverted, finalAt: at } } : state,
    retracted: (state) =>
      isRevocable(state) ? unmined({ orderId: state.reverted.orderId, sent: state.sent }) : state,
    close: toIdle,
  },
};

/** The state after an event; the same state when the event has no meaning there. */
export function next(state: ActionState, event: ActionEvent): ActionState {
  const handlers = table[state.step] as Readonly<
    Record<string, ((state: ActionState, event: ActionEvent) => ActionState) | undefined>
  >;
  return handlers[event.type]?.(state, event) ?? state;
}

type Revocable = At<'failed'> &
  Readonly<{ sent: SentTransaction; reverted: Readonly<{ finalAt: null }> }>;

/** Whether it failed in a block that can still be replaced: then it may succeed after all. */
export function isRevocable(state: ActionState): state is Revocable {
  return state.step === 'failed' && state.sent !== null && state.reverted?.finalAt === null;
}

/** Whether something was signed that may still change what the person owns. */
export function isUnderWay({ step }: ActionState): boolean {
  return underWay.has(step);
}

/** Whether closing the sheet leaves something running. */
export function isBusy({ step }: ActionState): boolean {
  return underWay.has(step) || asking.has(step);
}

const asking: ReadonlySet<Step> = new Set(['leading', 'preparing', 'approving', 'signing']);

const underWay: ReadonlySet<Step> = new Set(['broadcasting', 'confirming', 'registering']);
