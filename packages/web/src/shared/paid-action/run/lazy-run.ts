import type { QueryClient } from '@tanstack/react-query';
import type { ActionParams, PaidAction } from '../paid-action.ts';
import type { ApprovalChoice } from './approval-choice.ts';
import type { Run } from './run.ts';
import { emptyView, type RunView } from './run-view.ts';

const checking: RunView = { ...emptyView, state: { step: 'checking' } };

type PageRuns = Pick<typeof import('./page-runs.ts'), 'newRun'>;

type Beginning = Readonly<{
  queries: QueryClient;
  isAgain: boolean;
  /** Who begins it. */
  by?: object;
  /** What has to be there before it begins. */
  after?: Promise<unknown>;
}>;

/** The run of an action whose code is fetched when it is first begun. */
export class LazyRun<P extends ActionParams, Q> {
  readonly #action: PaidAction<P, Q>;
  readonly #fetch: () => Promise<PageRuns>;
  readonly #listeners = new Set<() => void>();
  #run: Run<P, Q> | null = null;
  #leave = () => {};
  #early: RunView = emptyView;
  #beginner: object | null = null;

  constructor(
    action: PaidAction<P, Q>,
    fetch: () => Promise<PageRuns> = () => import('./page-runs.ts'),
  ) {
    this.#action = action;
    this.#fetch = fetch;
  }

  /** Who began it last. The run is one for the whole page: its sheet and its refusal are theirs alone. */
  readonly beginner = (): object | null => this.#beginner;

  readonly get = (): RunView => this.#run?.get() ?? this.#early;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Throws when its code, or what has to be there before, cannot be fetched. */
  readonly begin = async (
    params: P,
    { queries, isAgain, by = {}, after }: Beginning,
  ): Promise<void> => {
    this.#beginner = by;
    this.#tell();
    const [run] = await Promise.all([this.#load(queries), after]);
    // Closed meanwhile, or begun by somebody else.
    if (this.#beginner !== by) return;
    await (isAgain ? run.beginAgain(params) : run.begin(params));
  };

  readonly confirm = (choices: readonly ApprovalChoice[]): void => {
    void this.#run?.confirm(choices);
  };

  readonly close = (): void => {
    if (this.#run) this.#run.close();
    else this.#beginner = null;
  };

  async #load(queries: QueryClient): Promise<Run<P, Q>> {
    if (this.#run && !this.#run.isOfAnother()) return this.#run;
    this.#set(checking);
    try {
      const { newRun } = await this.#fetch().catch(this.#fetch);
      if (!this.#run || this.#run.isOfAnother()) {
        // What another account has under way goes on by itself, unseen.
        this.#leave();
        this.#run = newRun(this.#action, queries);
        this.#leave = this.#run.subscribe(() => this.#tell());
      }
      return this.#run;
    } finally {
      this.#set(emptyView);
    }
  }

  #set(view: RunView): void {
    this.#early = view;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const runs = new WeakMap<object, LazyRun<never, never>>();

export function lazyRunOf<P extends ActionParams, Q>(action: PaidAction<P, Q>): LazyRun<P, Q> {
  const known = runs.get(action) as LazyRun<P, Q> | undefined;
  if (known) return known;
  const run = new LazyRun(action);
  runs.set(action, run as unknown as LazyRun<never, never>);
  return run;
}
