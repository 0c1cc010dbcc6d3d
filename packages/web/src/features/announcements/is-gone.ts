import { CallFailed } from '../../shared/http/call-failed.ts';

/** Whether the server says that there is no such announcement. */
export function isGone(error: Error | null): boolean {
  if (!(error instanceof CallFailed)) return false;
  const { problem } = error;
  return problem.kind === 'refused' && problem.failure.code === 'NOT_FOUND';
}
