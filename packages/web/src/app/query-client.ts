import { onlineManager, QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../shared/http/call-failed.ts';
import { isOnline } from '../shared/state/is-online.ts';

/** Milliseconds for which an answer counts as fresh: a kept page that returns asks again only after that. */
const freshFor = 30_000;

export function createQueryClient(): QueryClient {
  // It hears of changes only: a page that opens without a network would ask in vain and show that it failed.
  onlineManager.setOnline(isOnline());
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: (count, error) => count < 2 && mayPass(error),
      },
    },
  });
}

/** A refusal stays one however often it is asked for; a lost connection may be back. */
function mayPass(error: Error): boolean {
  return error instanceof CallFailed && error.problem.kind !== 'refused';
}
