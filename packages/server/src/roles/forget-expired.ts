import { nonceStore } from '../features/identity/nonce-store.ts';
import { sessionStore } from '../features/identity/session-store.ts';
import { draftStore } from '../features/token-launch/draft-store.ts';
import { collectImages } from '../features/uploads/collect-images.ts';
import { imageStoreOf } from '../features/uploads/image-store.ts';
import { removeOldUploads } from '../features/uploads/upload-store.ts';
import { removeOldEvents } from '../feed/feed.ts';
import { removeOldSources } from '../launches/wallet-sources.ts';
import type { Modules } from '../modules/modules.ts';
import { errorDetails } from '../platform/refusals/error-details.ts';

const EVERY_MS = 10 * 60_000;

/** How long events of the stream are kept. */
const KEEP_MS = 7 * 86_400_000;

/** How long texts of a creation are kept for its token; no order lives half as long. */
const KEEP_DRAFTS_MS = 30 * 86_400_000;

/** How long uploads are counted; the limits are those of a day. */
const KEEP_UPLOADS_MS = 2 * 86_400_000;

/** Calls `forget` now and then. */
export function forgetExpired(modules: Modules): { stop(): void } {
  const timer = setInterval(() => {
    forget(modules).catch((error: unknown) =>
      modules.log.warn(errorDetails(error), 'cleanup of expired rows failed'),
    );
  }, EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Removes nonces and sessions that can no longer be used, events of more than a week ago, and unused rows and images. */
export async function forget({
  open,
  clock,
  config,
}: Pick<Modules, 'open' | 'clock' | 'config'>): Promise<void> {
  const { database } = open;
  const now = clock();
  await nonceStore(database).removeExpired(now);
  await sessionStore(database, clock).removeExpired(now);
  await removeOldEvents(database, now - KEEP_MS);
  // Whoever looked at the token since has made them the first line of its log.
  await draftStore(database, clock).removeBefore(now - KEEP_DRAFTS_MS);
  await removeOldUploads(database, now - KEEP_UPLOADS_MS);
  await removeOldSources(database);
  await collectImages({ database, images: imageStoreOf(config), now });
}
