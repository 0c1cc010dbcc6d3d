import type { Failure } from '@vellum/api/wire/envelope';

/** Why a call gave nothing: the server refused, answered nonsense, took too long, or was out of reach. */
export type CallProblem =
  | Readonly<{ kind: 'refused'; status: number; failure: Failure }>
  | Readonly<{ kind: 'no-envelope'; status: number }>
  | Readonly<{ kind: 'timeout' }>
  | Readonly<{ kind: 'unreachable' }>;

export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly problem: CallProblem;

  constructor(problem: CallProblem, options?: ErrorOptions) {
    super(problem.kind === 'refused' ? problem.failure.code : problem.kind, options);
    this.problem = problem;
  }

  /** What a rejected fetch means. */
  static of(error: unknown): CallFailed {
    if (error instanceof CallFailed) return error;
    const timeout = error instanceof DOMException && error.name === 'TimeoutError';
    return new CallFailed({ kind: timeout ? 'timeout' : 'unreachable' }, { cause: error });
  }
}

/** Whether the server says that what was asked for does not exist; every other failure may go away. */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    error.problem.kind === 'refused' &&
    error.problem.failure.code === 'NOT_FOUND'
  );
}

const listeners = new Set<(failure: CallFailed) => void>();

/** Spec §7: any HTTP error clears the loading toast. The app listens here, so that calls know no toasts. */
export function onHttpFailure(listener: (failure: CallFailed) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function httpFailed(failure: CallFailed): void {
  for (const listener of listeners) listener(failure);
}
