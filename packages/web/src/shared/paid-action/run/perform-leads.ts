import type { ActionState, ReviewNote } from '../action-state.ts';
import { blocksSigning, type JournalRecord } from '../journal/journal-record.ts';
import { sameParams } from '../journal/same-params.ts';
import { next } from '../machine.ts';
import type { ActionContext, ActionParams } from '../paid-action.ts';
import type { ReviewedLead } from '../review/lead-review.ts';
import type { Review } from '../review/review.ts';
import { earlierRun, lockOf, perform } from './perform.ts';
import type { RunPorts } from './run-ports.ts';

/** How the work on the leads tells where it is. */
export type LeadObserver = Readonly<{
  at(place: number, state: ActionState): void;
  /** What was agreed to of one of them has changed. */
  reviewAgain(place: number, review: Review): void;
  done(place: number, record: JournalRecord): Promise<void>;
}>;

/** It has failed after it was signed, or the person looks again. */
type Stopped =
  | Readonly<{ status: 'failed'; record: JournalRecord }>
  /** Another run of its kind, with other figures, was waited for: what is needed before may have changed. */
  | Readonly<{ status: 'moved' }>
  | Readonly<{ status: 'again'; note: ReviewNote }>;

/** What became of one lead. */
type LeadEnd = Stopped | Readonly<{ status: 'done'; record: JournalRecord }>;

/** What became of the leads: all are done, or one stopped them. */
export type Led = Stopped | Readonly<{ status: 'done' }>;

/** Milliseconds between two looks whether the server knows of a lead, and how often it is looked. */
const LOOK_AGAIN = 500;
const MOST_LOOKS = 60;

/** Does one lead after the other, each as a run of its own. Throws what stopped one before it was sent. */
export async function performLeads(
  leads: readonly ReviewedLead[],
  context: ActionContext,
  ports: RunPorts,
  observer: LeadObserver,
): Promise<Led> {
  for (const [place, lead] of leads.entries()) {
    if (lead.isDone) continue;
    const led = await performLead(lead, place, context, ports, observer);
    if (led.status !== 'done') return led;
    await observer.done(place, led.record);
  }
  return { status: 'done' };
}

async function performLead(
  { action, params, review }: ReviewedLead,
  place: number,
  context: ActionContext,
  ports: RunPorts,
  observer: LeadObserver,
): Promise<LeadEnd> {
  let state: ActionState = { step: 'preparing' };
  const show = (changed: ActionState) => {
    state = changed;
    observer.at(place, changed);
  };
  show(state);
  const { account, chain } = context;
  const lock = lockOf(action, params, { address: account, chainId: chain.chainId });
  const agreed = { params, review, choices: [], context };
  const running = await underWay(lock, params, ports);
  if (running && !sameParams(running.params, params)) return { status: 'moved' };
  const record =
    running ??
    (await perform(action, agreed, ports, {
      dispatch: (event) => show(next(state, event)),
      state: () => state,
      reviewAgain: (changed) => observer.reviewAgain(place, changed),
      take: (changed) => show(changed.state),
    }));
  if (record === null) return { status: 'again', note: noteOf(state) };
  if (record.state.step === 'failed') return { status: 'failed', record };
  await untilKnown(record, ports);
  return { status: 'done', record };
}

const noteOf = (state: ActionState): ReviewNote =>
  (state.step === 'review' && state.note) || 'price-moved';

/** What was signed under the lock before a reload, or in another tab, once its result is known; null without one. */
async function underWay(
  lock: string,
  params: ActionParams,
  ports: RunPorts,
): Promise<JournalRecord | null> {
  let record = await earlierRun(lock, params, ports);
  if (!record || !blocksSigning(record)) return null;
  while (record && blocksSigning(record)) {
    await ports.wait(LOOK_AGAIN);
    record = (await ports.journal.get(record.id)) ?? null;
  }
  return record;
}

/** The server takes the order after it only once it has seen its block; when that takes too long, that order says so. */
async function untilKnown({ orderId }: JournalRecord, ports: RunPorts): Promise<void> {
  if (orderId === null) return;
  for (let look = 0; look < MOST_LOOKS; look++) {
    if (await ports.isIndexed(orderId).catch(() => false)) return;
    await ports.wait(LOOK_AGAIN);
  }
}
