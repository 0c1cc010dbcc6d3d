import type { Page } from 'playwright-core';

/** How far down the long list is left, in pixels. */
const DEPTH = 40_000;

const rows = (page: Page) => page.getByRole('list', { name: 'Listings' }).getByRole('link');

/** The market with one level chosen, far down in what holders offer; gives how deep it is then. */
export async function goDeep(page: Page): Promise<number> {
  await page.goto('/nft');
  await page.getByRole('tab', { name: 'By holders' }).click();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Silver' }).click();
  await page.getByRole('button', { name: /^Show [\d,]+ cards?$/ }).click();
  await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  await rows(page).first().waitFor();
  await page.evaluate((depth) => window.scrollTo(0, depth), DEPTH);
  await page.waitForFunction(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return middle?.closest('a[href*="nftDetail"]') != null;
  });
  return page.evaluate(() => window.scrollY);
}

/** Looks at the card in the middle of the window. */
export async function openMiddle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    middle?.closest<HTMLElement>('a[href*="nftDetail"]')?.click();
  });
  await page.getByRole('heading', { name: 'History' }).waitFor();
}

/** Goes back; gives the milliseconds until a frame shows the list at the depth at which it was left. */
export function comeBack(page: Page, depth: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((settle) => {
        const begun = performance.now();
        const look = () => {
          const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
          const isBack = middle?.closest('a[href*="nftDetail"]') != null && scrollY === wanted;
          if (isBack) settle(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        history.back();
        requestAnimationFrame(look);
      }),
    depth,
  );
}
