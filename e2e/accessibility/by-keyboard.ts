import type { Locator, Page } from 'playwright-core';

/** More stops than any page or sheet has before the thing that is looked for. */
const MOST_STOPS = 150;

/** Whether the keyboard is on it, or on something in it. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((one) => one === one.ownerDocument.activeElement);

/** Goes to something by the tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key never came to ${target}`);
}

/** Presses a link or a button without a pointer. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
