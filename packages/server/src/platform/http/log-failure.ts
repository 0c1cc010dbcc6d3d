import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { MalformedAnswer } from '@vellum/tron/errors';
import type { Logger } from 'pino';
import { UnreadableAnswer } from '../chain/ask-contract.ts';
import { errorDetails } from '../refusals/error-details.ts';

/**
 * Tells the log what callers are not told: a bug, and what of an answer of the chain could not be read, since whether the
 * node speaks nonsense or a reader of ours is wrong only a person can say. `problem` is what the caller hears, null of a bug.
 */
export function logFailure(
  log: Logger,
  error: unknown,
  { problem, requestId }: Readonly<{ problem: CodeWithParams | null; requestId: string }>,
): void {
  const details = () => ({ ...errorDetails(error), requestId });
  if (problem === null) log.error(details(), 'request failed');
  else if (error instanceof UnreadableAnswer || error instanceof MalformedAnswer) {
    log.warn(details(), 'could not read a node response');
  }
}
