import type { Page, Route } from 'playwright-core';

/** Requests of a page that do not go their usual way, until they are freed. */
export type HeldRequests = Readonly<{ came: Promise<unknown>; free(): Promise<void> }>;

/** Holds requests to a path, after letting some through; the first one held tells that it came. */
export async function holdRequests(
  page: Page,
  path: string,
  lets: () => boolean = () => false,
): Promise<HeldRequests> {
  const came = Promise.withResolvers<Route>();
  const matches = (url: URL) => url.pathname === path;
  await page.route(matches, async (route) => {
    if (lets()) await route.continue();
    else came.resolve(route);
  });
  // What was held goes on with it.
  return { came: came.promise, free: () => page.unroute(matches) };
}

/** Lets a request through and swallows its answer: the page never hears that it worked. */
export async function swallowAnswers(page: Page, path: string): Promise<HeldRequests> {
  const came = Promise.withResolvers<void>();
  const matches = (url: URL) => url.pathname === path;
  await page.route(matches, async (route) => {
    await route.fetch();
    came.resolve();
  });
  return { came: came.promise, free: () => page.unroute(matches) };
}
