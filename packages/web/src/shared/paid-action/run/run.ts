import { SignInDeclined } from '../../session/session-store.ts';
import { WalletFailure } from '../../wallet/wallet-failure.ts';
import type { ActionEvent, ReviewNote } from '../action-state.ts';
import { toUserError } from '../errors/to-user-error.ts';
import { blocksSigning, type JournalRecord } from '../journal/journal-record.ts';
import { sameParams } from '../journal/same-params.ts';
import { isBusy, next } from '../machine.ts';
import {
  type ActionContext,
  type ActionParams,
  failureOf,
  type PaidAction,
} from '../paid-action.ts';
import { type ReviewedLead, withLeads } from '../review/lead-review.ts';
import type { Review } from '../review/review.ts';
import type { ApprovalChoice } from './approval-choice.ts';
import { followTo } from './follow-to.ts';
import { lockOf, perform } from './perform.ts';
import { performLeads } from './perform-leads.ts';
import { type Plan, planOf } from './plan.ts';
import { ReviewRecord } from './review-record.ts';
import type { RunPorts } from './run-ports.ts';
import { emptyView, isOfAnother, type RunView } from './run-view.ts';

/** What brings the review back, by why it is shown again. */
const backBy = {
  rejected: 'rejected',
  expired: 'stale',
  'price-moved': 'price-moved',
} as const satisfies Record<ReviewNote, ActionEvent['type']>;

/** One paid action at work in this tab. It lives outside of components, so closing a sheet stops nothing. */
export class Run<P extends ActionParams = ActionParams, Q = unknown> {
  readonly #action: PaidAction<P, Q>;
  readonly #ports: RunPorts;
  readonly #listeners = new Set<() => void>();
  #view: RunView = emptyView;
  #params: P | null = null;
  #context: ActionContext | null = null;
  /** The review without what has to be done before it. */
  #own: Review | null = null;
  readonly #reviewRecord: ReviewRecord;
  /** Counts beginnings, so that an answer to an earlier one is not taken for this one's. */
  #turn = 0;

  constructor(action: PaidAction<P, Q>, ports: RunPorts) {
    this.#action = action;
    this.#ports = ports;
    this.#reviewRecord = new ReviewRecord(ports);
  }

  readonly get = (): RunView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether it is at work for another account than the one that is connected. */
  isOfAnother(): boolean {
    return isOfAnother(this.#view, this.#ports.wallet()?.address ?? null);
  }

  /** Checks everything that can be checked without asking anybody, tries the call, and shows the review. */
  begin(params: P): Promise<void> {
    return this.#begin(params, async () => params);
  }

  /** The same with parameters that were kept: what ages in them is asked of the chain first. */
  beginAgain(params: P): Promise<void> {
    return this.#begin(params, async (context) => this.#action.renew?.(params, context) ?? params);
  }

  async #begin(params: P, ready: (context: ActionContext) => Promise<P>): Promise<void> {
    if (isBusy(this.#view.state)) return;
    this.#turn += 1;
    const turn = this.#turn;
    this.#params = params;
    this.#set({ ...emptyView, params, wallet: this.#view.wallet });
    this.dispatch({ type: 'begin' });
    try {
      const running = await this.#running(params);
      if (turn !== this.#turn) return;
      if (running) return this.#show(running, params);
      const context = await this.#newContext();
      const shown = await ready(context);
      if (turn !== this.#turn) return;
      this.#context = context;
      this.#params = shown;
      const { account } = context;
      this.#set({ params: shown, account, wallet: this.#ports.wallet()?.name ?? '' });
      const plan = await planOf(this.#action, shown, context, this.#ports);
      if (turn !== this.#turn) return;
      this.#take(plan);
      await this.#reviewRecord.keep(this.#action, { params: shown, asked: params }, context);
      if (turn !== this.#turn) return;
      this.dispatch({ type: 'planned' });
    } catch (error) {
      if (turn !== this.#turn) return;
      this.dispatch({ type: 'refused', error: this.#userError(error) });
    }
  }

  /** The person agrees to the review: from here on the wallet is asked. */
  async confirm(choices: readonly ApprovalChoice[]): Promise<void> {
    const { review } = this.#view;
    const params = this.#params;
    const context = this.#context;
    if (this.#view.state.step !== 'review' || !review || !params || !context) return;
    this.dispatch({ type: 'confirmed' });
    const observer = {
      dispatch: (event: ActionEvent) => this.dispatch(event),
      state: () => this.#view.state,
      reviewAgain: (changed: Review) => this.#set({ review: changed }),
      take: (record: JournalRecord) => this.#set({ record, state: record.state }),
    };
    try {
      if (!(await this.#lead(context))) return;
      const agreed = { params, review, choices, context };
      const record = await perform(this.#action, agreed, this.#ports, observer);
      if (record) await this.#untilFinal(record);
    } catch (error) {
      this.#end(error);
    }
  }

  /** Does what has to be done before it. False when it ends there, or the person has to look again. */
  async #lead(context: ActionContext): Promise<boolean> {
    const { leads } = this.#view;
    if (leads.length === 0) return true;
    const change = (place: number, changed: Partial<ReviewedLead>) =>
      this.#set({
        leads: this.#view.leads.map((one, at) => (at === place ? { ...one, ...changed } : one)),
      });
    const led = await performLeads(leads, context, this.#ports, {
      at: (place, at) => this.dispatch({ type: 'lead', place, at }),
      reviewAgain: (place, review) => change(place, { review }),
      done: async (place, record) => {
        change(place, { isDone: true });
        await this.#reviewRecord.addBefore(record);
        // Without the node it stays as it was: more than what is left.
        void this.#countAgain(context).catch(() => {});
      },
    });
    if (led.status === 'failed') this.#set({ record: led.record, state: led.record.state });
    else if (led.status === 'moved') await this.#planAgain(context);
    else this.dispatch({ type: led.status === 'done' ? 'led' : backBy[led.note] });
    return led.status === 'done';
  }

  /** Another run has changed what has to be done before it: the person looks at what is left. */
  async #planAgain(context: ActionContext): Promise<void> {
    if (!this.#params) return;
    this.#take(await planOf(this.#action, this.#params, context, this.#ports));
    this.dispatch({ type: 'price-moved' });
  }

  /** What is done costs nothing any more, should the person see the review again. */
  async #countAgain(context: ActionContext): Promise<void> {
    const { review, leads } = this.#view;
    const [own, params] = [this.#own, this.#params];
    if (!review || !own || !params) return;
    const open = leads.filter(({ isDone }) => !isDone);
    const { cost, lack } = await withLeads({ action: this.#action, params, context }, own, open);
    if (this.#view.review === review) this.#set({ review: { ...review, cost, lack } });
  }

  /** The same action may be begun again meanwhile; then this goes on unseen. */
  async #untilFinal(record: JournalRecord): Promise<void> {
    const take = (changed: JournalRecord) => {
      if (this.#view.record?.id === changed.id)
        this.#set({ record: changed, state: changed.state });
    };
    await followTo('final', record, this.#ports, { take });
  }

  /** The run that is under way already, here or in another tab. */
  async #running(params: P): Promise<JournalRecord | null> {
    const wallet = this.#ports.wallet();
    if (!wallet) return null;
    const lock = lockOf(this.#action, params, wallet);
    const all = await this.#ports.journal.all();
    return all.find((record) => record.lock === lock && blocksSigning(record)) ?? null;
  }

  /** Shows it, with what it was begun with, instead of beginning a second one. */
  #show(running: JournalRecord, asked: P): void {
    const { journal } = this.#ports;
    const { params, state, wallet, account } = running;
    const isOther = !sameParams(params, asked);
    this.#params = params as P;
    this.#set({ record: running, params, state, wallet, account, isOther });
    const stop = journal.subscribe(() => {
      void journal.get(running.id).then((record) => {
        if (record && this.#view.record?.id === record.id)
          this.#set({ record, state: record.state });
        else stop();
      });
    });
  }

  /** Puts the sheet away. What runs goes on; what has ended is no longer shown here, also when it becomes final. */
  close(): void {
    if (isBusy(this.#view.state)) return;
    this.#turn += 1;
    // What another account closes was not put away by the one whose review it is.
    const isOwn = this.#ports.wallet()?.address === this.#context?.account;
    if (isOwn) void this.#reviewRecord.forget().catch(() => {});
    else this.#reviewRecord.leave();
    this.#set({ state: next(this.#view.state, { type: 'close' }), record: null });
  }

  dispatch(event: ActionEvent): void {
    this.#set({ state: next(this.#view.state, event) });
  }

  async #newContext(): Promise<ActionContext> {
    const wallet = this.#ports.wallet();
    if (!wallet) throw this.#ports.walletLack();
    const chain = await this.#ports.chain();
    chain.checkRegistry();
    return { account: wallet.address, chain };
  }

  #take({ review, leads, own }: Plan): void {
    this.#own = own;
    this.#set({ review, leads });
  }

  #end(error: unknown): void {
    const isNo = error instanceof WalletFailure && error.kind === 'rejected';
    if (isNo || error instanceof SignInDeclined) this.dispatch({ type: 'rejected' });
    else this.dispatch({ type: 'problem', error: this.#userError(error) });
  }

  /** What reverts here was only tried; what reverts on chain is told by `follow`. */
  #userError(error: unknown) {
    const failure = this.#params ? failureOf(this.#action, this.#params) : 'ACTION_FAILED';
    const [money] = this.#params ? this.#given(this.#params) : [];
    return toUserError(error, { failure, tried: true, ...(money && { coin: money.symbol }) });
  }

  #given(params: P) {
    return this.#action.summary({ params, order: null, t: (key) => key }).give;
  }

  #set(change: Partial<RunView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
