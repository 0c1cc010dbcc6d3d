import { nonceStore } from './features/identity/nonce-store.ts';
import { sessionStore } from './features/identity/session-store.ts';
import type { Ground } from './ground.ts';
import { errorDetails } from './platform/error-details.ts';

const EVERY_MS = 10 * 60_000;

/** Removes nonces and sessions that can no longer be used, now and then. */
export function forgetExpired({ open, clock, log }: Ground): { stop(): void } {
  const nonces = nonceStore(open.database);
  const sessions = sessionStore(open.database, clock);
  const forget = async () => {
    await nonces.removeExpired(clock());
    await sessions.removeExpired(clock());
  };
  const timer = setInterval(() => {
    forget().catch((error: unknown) => log.warn(errorDetails(error), 'expired sessions are kept'));
  }, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
