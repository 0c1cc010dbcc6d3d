import type { Page } from 'playwright-core';

/** Resolves when nothing in sight waits for its content any more. */
export async function isLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The room of a card that is still to be drawn; cards are drawn one after the other.
    const undrawn = 'span.bg-surface-2:is([style*="aspect-ratio"], .aspect-square)';
    const waiting = `.skeleton, ${undrawn}`;
    // Among the components is one that waits for ever: their headings tell that they are there.
    const isThere =
      location.pathname === '/design'
        ? document.querySelector('main h2') !== null
        : Array.from(document.querySelectorAll(waiting)).every((one) => !one.checkVisibility());
    return (
      isThere &&
      document.querySelector('#root h1') !== null &&
      Array.from(document.images).every(({ complete }) => complete)
    );
  });
}
