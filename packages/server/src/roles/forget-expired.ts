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
import { every } from './every.ts';

const EVERY_MS = 10 * 60_000;

/** How long events of the stream are kept. */
const KEEP_MS = 7 * 86_400_000;

/** How long texts of a creation are kept for its token; no order lives half as long. */
const KEEP_DRAFTS_MS = 30 * 86_400_000;

/** How long uploads are counted; the limits are those of a day. */
const KEEP_UPLOADS_MS = 2 * 86_400_000;

type Step = Readonly<{ what: string; run(): Promise<unknown> }>;

/** Removes what is over now and then. Without images where they are not this process's: their rows tell of files. */
export function forgetExpired(
  modules: Modules,
  { images, everyMs = EVERY_MS }: Readonly<{ images: boolean; everyMs?: number }>,
): { close(): Promise<void> } {
  // Who begins has better things to do.
  let isFirst = true;
  return every(everyMs, async () => {
    if (!isFirst) await forget(modules, { images });
    isFirst = false;
  });
}

type Forgetting = Pick<Modules, 'open' | 'clock' | 'config' | 'log'>;

/**
 * Removes nonces and sessions that can no longer be used, events of more than a week ago, and unused rows and images.
 * One of them that fails holds up no other.
 */
export async function forget(
  modules: Forgetting,
  { images }: Readonly<{ images: boolean }>,
): Promise<void> {
  const { open, clock, config, log } = modules;
  const { database } = open;
  const now = clock();
  const ofImages = async () => collectImages({ database, images: imageStoreOf(config), now });
  const steps = [...rowSteps(modules, now), ...(images ? [{ what: 'images', run: ofImages }] : [])];
  for (const { what, run } of steps) {
    await run().catch((error: unknown) =>
      log.warn({ what, ...errorDetails(error) }, 'cleanup of expired rows failed'),
    );
  }
}

function rowSteps({ open: { database }, clock }: Forgetting, now: number): readonly Step[] {
  return [
    { what: 'nonces', run: () => nonceStore(database).removeExpired(now) },
    { what: 'sessions', run: () => sessionStore(database, clock).removeExpired(now) },
    { what: 'events', run: () => removeOldEvents(database, now - KEEP_MS) },
    // Whoever looked at the token since has made them the first line of its log.
    { what: 'drafts', run: () => draftStore(database, clock).removeBefore(now - KEEP_DRAFTS_MS) },
    { what: 'uploads', run: () => removeOldUploads(database, now - KEEP_UPLOADS_MS) },
    { what: 'wallet sources', run: () => removeOldSources(database) },
  ];
}
