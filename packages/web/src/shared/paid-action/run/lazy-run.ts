import type { QueryClient } from '@tanstack/react-query';
import { idle } from '../machine.ts';
import type { ActionParams, PaidAction } from '../paid-action.ts';
import type { ApprovalChoice } from './approval-choice.ts';
import type { Run, RunView } from './run.ts';

const nothing: RunView = {
  state: idle,
  params: null,
  review: null,
  leads: [],
  record: null,
  wallet: '',
};
const checking: RunView = { ...nothing, state: { step: 'checking' } };

/** The run of an action whose code is fetched when it is first begun. */
export class LazyRun<P extends ActionParams, Q> {
  readonly #action: PaidAction<P, Q>;
  readonly #listeners = new Set<() => void>();
  #run: Run<P, Q> | null = null;
  #early: RunView = nothing;

  constructor(action: PaidAction<P, Q>) {
    this.#action = action;
  }

  readonly get = (): RunView => this.#run?.get() ?? this.#early;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly begin = async (params: P, queries: QueryClient, isAgain: boolean): Promise<void> => {
    const run = await this.#load(queries);
    await (isAgain ? run.beginAgain(params) : run.begin(params));
  };

  readonly confirm = (choices: readonly ApprovalChoice[]): void => {
    void this.#run?.confirm(choices);
  };

  readonly close = (): void => this.#run?.close();

  async #load(queries: QueryClient): Promise<Run<P, Q>> {
    if (this.#run) return this.#run;
    this.#set(checking);
    try {
      const { runOf } = await import('./page-runs.ts');
      const run = runOf(this.#action, queries);
      if (!this.#run) {
        this.#run = run;
        run.subscribe(() => this.#tell());
      }
      return run;
    } finally {
      this.#set(nothing);
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
