import type { Page } from 'playwright-core';

/** Goes to another page of the app as a link inside it does, down to its end; resolves when nothing of it is missing. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  // Until its code is there the page before it stays.
  await page.waitForFunction((title) => document.title !== title, before);
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('.skeleton')).every((place) => !place.checkVisibility()),
  );
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}
