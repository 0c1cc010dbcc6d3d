import { CallFailed } from './call-failed.ts';

/** Whether the server says that what was asked for does not exist; every other failure may go away. */
export function isNotFound(error: unknown): boolean {
  return (
    error instanceof CallFailed &&
    error.problem.kind === 'refused' &&
    error.problem.failure.code === 'NOT_FOUND'
  );
}
