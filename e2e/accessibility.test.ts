import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { launchChromium } from './chromium.ts';
import { startTestStack, type TestStack } from './stack.ts';
import { visit } from './visitor.ts';

let browser: Browser;
let site: TestStack;

beforeAll(async () => {
  site = await startTestStack({ web: 'gallery' });
  browser = await launchChromium();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** One of each kind of page; those not open yet are all the same. */
const pages = [
  '/',
  '/nft',
  '/menu',
  '/me',
  '/settings',
  '/payfi',
  '/nowhere',
  '/i/wrong',
  '/components',
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pages)('%s has no problem that axe can find', async (path) => {
    const { page, leave } = await visit(browser, site.url, { theme, locale: 'en' });
    await page.goto(path);
    await page.locator('main h2, main h1, header h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await accessibilityProblems(page)).toEqual([]);
    await leave();
  });

  it('neither have overlays, nor the page around the frame', async () => {
    const phone = await visit(browser, site.url, { theme, locale: 'zh-TW' });
    await phone.page.goto('/settings');
    await phone.page.getByRole('banner').getByRole('button', { name: '連接錢包' }).click();
    await phone.page.getByRole('dialog').waitFor();
    await settled(phone.page);
    expect(await accessibilityProblems(phone.page)).toEqual([]);
    await phone.page.keyboard.press('Escape');
    await phone.page.getByRole('button', { name: '清除' }).click();
    await phone.page.getByRole('alertdialog').waitFor();
    await settled(phone.page);
    expect(await accessibilityProblems(phone.page)).toEqual([]);
    await phone.page.keyboard.press('Escape');
    await phone.page.getByRole('button', { name: '開啟時鐘' }).click();
    await phone.page.getByRole('dialog', { name: '鏈上時鐘' }).waitFor();
    await settled(phone.page);
    expect(await accessibilityProblems(phone.page)).toEqual([]);
    await phone.leave();

    const desk = await visit(browser, site.url, { theme, desktop: true });
    await desk.page.goto('/');
    await desk.page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await desk.leave();
  });
});

/** Colours are only true once nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    // One that is broken off has ended too.
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}
