import type { Page } from 'playwright-core';

/** Resolves when nothing in sight waits for its content any more. */
export async function isLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Among the components is one that waits for ever: their headings tell that they are there.
    const isThere =
      location.pathname === '/design'
        ? document.querySelector('main h2') !== null
        : Array.from(document.querySelectorAll('.skeleton')).every((one) => !one.checkVisibility());
    return (
      isThere &&
      document.querySelector('#root h1') !== null &&
      Array.from(document.images).every(({ complete }) => complete)
    );
  });
}
