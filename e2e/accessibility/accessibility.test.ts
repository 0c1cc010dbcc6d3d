import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { accessibilityProblems, problemsInBothThemes } from '../visitor/accessibility.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';

const on = onStack({ demoWorld: 'small', web: 'gallery' });

/** Those with most on them; the journeys look at theirs, and the deep run at all. */
const usual = ['/', '/nft', '/menu', '/design'];

/** One of each kind of page; those not open yet are all the same. */
const pages = [
  ...usual,
  `/nftDetail?id=${(4n << 64n) | 1n}`,
  '/boxVerify?series=0',
  '/glossary',
  '/settings',
  '/nowhere',
  '/usersList',
  '/referrals',
  '/announcements',
  '/nftInv',
  '/blindBox',
  '/blindBoxDetail?series=2',
  '/assetStaking',
  '/pledgeLP',
  '/pledgeCoin',
  '/swap',
  '/welcome',
  '/me',
  '/portfolio',
  '/waiting',
  '/payfi',
  '/announcementEdit',
  '/i/wrong',
  '/teams',
  '/invitations',
  '/myInvitations',
  '/activity',
  '/dao',
  '/dao/new',
  '/energy',
  '/approvals',
  '/solvency',
  '/contacts',
];

describe('axe', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(on.browser, on.site.url, { locale: 'en' });
  });
  afterAll(() => visitor?.leave());

  it.each(isDeep ? pages : usual)('finds no problem on %s in either theme', async (path) => {
    const { page } = visitor;
    await page.goto(path);
    await page.locator('main h2, main h1, header h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await problemsInBothThemes(page)).toEqual([]);
  });

  it.runIf(isDeep)('finds none on overlays', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'zh-TW' });
    await page.goto('/settings');
    await page.getByRole('banner').getByRole('button', { name: '連接錢包' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await problemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '清除' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await problemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '開啟時鐘' }).click();
    await page.getByRole('dialog', { name: '鏈上時鐘' }).waitFor();
    // A toast that the sheet before left may just be fading.
    await expect.poll(() => problemsInBothThemes(page)).toEqual([]);
    await leave();
  });

  const themes = isDeep ? (['light', 'dark'] as const) : (['dark'] as const);

  it.each(themes)('finds none around the frame (%s)', async (theme) => {
    const { page, leave } = await visit(on.browser, on.site.url, { theme, desktop: true });
    await page.goto('/');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await leave();
  });
});

describe('the keyboard', () => {
  it('opens a sheet, stays inside it, and comes back to where it was', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/me');
    // The button that is there at first is replaced when the wallet's part has come.
    await page.locator('[data-tour="help"] button').waitFor();
    await page.waitForLoadState('networkidle');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: /Connect a wallet|Please install/ });
    await sheet.waitFor();
    // It begins on the sheet itself: its title is read out and no button looks chosen.
    await expect.poll(() => sheet.evaluate((one) => one === document.activeElement)).toBe(true);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await sheet.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await sheet
      .getByRole('button', { name: /Demo wallet/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /Newcomer/ }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /Collector/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await leave();
  });
});
