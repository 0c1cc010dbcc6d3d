import type { Page } from 'playwright-core';

const SLOT = 'vellum.taps';

/** Counts taps from now on, also after the page has changed; the answer tells how many there were. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = (slot: string) => {
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem(slot, `${Number(sessionStorage.getItem(slot)) + 1}`);
      },
      { capture: true },
    );
  };
  await page.addInitScript(count, SLOT);
  for (const frame of page.frames()) await frame.evaluate(count, SLOT);
  return () => page.evaluate((slot) => Number(sessionStorage.getItem(slot)), SLOT);
}
