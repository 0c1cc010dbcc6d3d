import type { Frame, Locator, Page } from 'playwright-core';

/** Where the app is: the page itself, or the frame in the middle of a desktop browser. */
export type App = Pick<Page, 'getByLabel' | 'getByRole' | 'getByText'> &
  Readonly<{ locator(selector: string): Locator }>;

/** The app in a page; holds through reloads. */
export const appIn = (page: Page, desktop: boolean): App =>
  desktop ? page.frameLocator('iframe') : page;

/** The document of the app as it is now. */
export function frameOf(page: Page, desktop: boolean): Frame {
  const frame = page.frames()[desktop ? 1 : 0];
  if (!frame) throw new Error('the app is not in the page');
  return frame;
}
