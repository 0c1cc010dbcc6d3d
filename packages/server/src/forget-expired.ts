import { nonceStore } from './features/identity/nonce-store.ts';
import { sessionStore } from './features/identity/session-store.ts';
import { draftStore } from './features/token-launch/draft-store.ts';
import { removeOldEvents } from './feed/feed.ts';
import type { Ground } from './ground.ts';
import { errorDetails } from './platform/error-details.ts';

const EVERY_MS = 10 * 60_000;

/** How long events of the stream are kept. */
const KEEP_MS = 7 * 86_400_000;

/** How long texts of a creation are kept for its token; no order lives half as long. */
const KEEP_DRAFTS_MS = 30 * 86_400_000;

/** Calls `forget` now and then. */
export function forgetExpired(ground: Ground): { stop(): void } {
  const timer = setInterval(() => {
    forget(ground).catch((error: unknown) =>
      ground.log.warn(errorDetails(error), 'what is over is kept'),
    );
  }, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Removes nonces and sessions that can no longer be used, and events of more than a week ago. */
export async function forget({ open, clock }: Pick<Ground, 'open' | 'clock'>): Promise<void> {
  const { database } = open;
  const now = clock();
  await nonceStore(database).removeExpired(now);
  await sessionStore(database, clock).removeExpired(now);
  await removeOldEvents(database, now - KEEP_MS);
  // Whoever looked at the token since has made them the first line of its log.
  await draftStore(database, clock).removeBefore(now - KEEP_DRAFTS_MS);
}
