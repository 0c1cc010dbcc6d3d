import type { Page } from 'playwright-core';
import { vi } from 'vitest';

/** Requests of a page that do not go their usual way, until they are freed. */
export type HeldRequests = Readonly<{
  /** Resolves when the first one came. Throws with what the page shows when none does. */
  came(): Promise<void>;
  free(): Promise<void>;
}>;

/** Milliseconds: a limit for something that hangs, also on a busy machine. */
const LONGEST_WAIT = 120_000;

/** Holds requests to a path, after letting some through. */
export async function holdRequests(
  page: Page,
  path: string | RegExp,
  lets: () => boolean | Promise<boolean> = () => false,
): Promise<HeldRequests> {
  let count = 0;
  const matches = ({ pathname }: URL) =>
    typeof path === 'string' ? pathname === path : path.test(pathname);
  await page.route(matches, async (route) => {
    if (await lets()) await route.continue();
    else count += 1;
  });
  // What was held continues with it.
  return { came: () => arrival(page, path, () => count > 0), free: () => page.unroute(matches) };
}

/** Lets a request through and swallows its answer: the page never hears that it worked. */
export async function swallowAnswers(page: Page, path: string): Promise<HeldRequests> {
  let count = 0;
  const matches = (url: URL) => url.pathname === path;
  await page.route(matches, async (route) => {
    await route.fetch();
    count += 1;
  });
  return { came: () => arrival(page, path, () => count > 0), free: () => page.unroute(matches) };
}

/** Keeps the drivers of wallets from a page: the wallet of the last visit is back after the returned call. */
export async function holdWallet(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/assets\/(?:injected-driver|demo-wallet)-/, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

async function arrival(page: Page, path: string | RegExp, hasCome: () => boolean): Promise<void> {
  const isThere = vi.waitUntil(hasCome, { timeout: LONGEST_WAIT });
  if (await isThere.catch(() => false)) return;
  const shown = await Promise.all(page.frames().map((frame) => frame.textContent('body')));
  throw new Error(`nothing asked ${path}; the page shows: ${shown.join(' | ')}`);
}
