import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { collectorScreens, ownPages } from './gallery-collector.ts';
import { earnScreens, ownEarnPages } from './gallery-earn.ts';
import { signInAsCollector, signInAsMember } from './gallery-member.ts';
import { connectAsNewcomer, newcomerScreens } from './gallery-newcomer.ts';
import { memberScreens, type Screen, screens } from './gallery-screens.ts';
import { stories } from './gallery-stories.ts';
import { onStack } from './on-stack.ts';
import type { TestStack } from './stack.ts';
import { type Visitor, visit } from './visitor.ts';
import { isDeep } from './ways.ts';

const on = onStack({ demoWorld: 'small', web: 'gallery' });

/** One of each kind of page; those not open yet are all the same. */
const pages = [
  '/',
  '/nft',
  '/nftInv',
  `/nftDetail?id=${(4n << 64n) | 1n}`,
  '/blindBox',
  '/blindBoxDetail?series=2',
  '/boxVerify?series=0',
  '/assetStaking',
  '/pledgeLP',
  '/pledgeCoin',
  '/menu',
  '/me',
  '/settings',
  '/payfi',
  '/nowhere',
  '/i/wrong',
  '/teams',
  '/invitations',
  '/myInvitations',
  '/activity',
  '/components',
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  // What is reached by doing differs between the themes in its colours alone: dark ones in the deep run.
  const inDepth = it.skipIf(theme === 'dark' && !isDeep);

  it.each(pages)('%s has no problem that axe can find', async (path) => {
    const { page, leave } = await visit(on.browser, on.site.url, { theme, locale: 'en' });
    await page.goto(path);
    await page.locator('main h2, main h1, header h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await accessibilityProblems(page)).toEqual([]);
    await leave();
  });

  it('neither have overlays, nor the page around the frame', async () => {
    const phone = await visit(on.browser, on.site.url, { theme, locale: 'zh-TW' });
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
    // A toast that the sheet before left may just be fading.
    await expect.poll(() => accessibilityProblems(phone.page), { timeout: 10_000 }).toEqual([]);
    await phone.leave();

    const desk = await visit(on.browser, on.site.url, { theme, desktop: true });
    await desk.page.goto('/');
    await desk.page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    expect(await accessibilityProblems(desk.page)).toEqual([]);
    await desk.leave();
  });

  inDepth(
    'neither has what a member sees',
    async () => {
      expect(await problemsOf(theme, memberScreens, signInAsMember)).toEqual([]);
    },
    120_000,
  );

  it('neither has what a collector sees of cards and boxes', async () => {
    const shown = isDeep ? collectorScreens : ownPages;
    expect(await problemsOf(theme, shown, signInAsCollector)).toEqual([]);
  }, 240_000);

  it('neither has what a collector sees of the ways of earning', async () => {
    const shown = isDeep ? earnScreens : ownEarnPages;
    expect(await problemsOf(theme, shown, signInAsCollector)).toEqual([]);
  }, 480_000);

  inDepth(
    'neither has the activation sheet',
    async () => {
      expect(await problemsOf(theme, newcomerScreens, connectAsNewcomer)).toEqual([]);
    },
    120_000,
  );

  inDepth(
    'neither have the states of a paid action, overlays and toasts',
    async () => {
      const states = (await screens()).filter(({ name }) =>
        /^state-(paid|overlay|toasts|offline)/.test(name),
      );
      expect(await problemsOf(theme, states)).toEqual([]);
    },
    120_000,
  );

  inDepth.each(stories)(
    'neither has anything on the way of $name',
    async ({ tell }) => {
      const visitor = await visit(on.browser, on.site.url, { theme, locale: 'zh-TW' });
      const problems: string[] = [];
      await tell({
        ...visitor,
        stack: on.site,
        shoot: async (name) => {
          await settled(visitor.page);
          for (const one of await accessibilityProblems(visitor.page)) {
            problems.push(`${name}: ${one}`);
          }
        },
      });
      expect(problems).toEqual([]);
      await visitor.leave();
    },
    120_000,
  );
});

describe('the keyboard', () => {
  it('opens a sheet, stays inside it, and comes back to where it was', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/me');
    // The button that is there at first is replaced when the wallet's part has come.
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

/** What axe finds on the screens of the gallery, each with its name. */
async function problemsOf(
  theme: 'light' | 'dark',
  shown: readonly Screen[],
  begin?: (visitor: Visitor, stack: TestStack) => Promise<void>,
): Promise<readonly string[]> {
  const visitor = await visit(on.browser, on.site.url, { theme, locale: 'en' });
  await begin?.(visitor, on.site);
  const problems: string[] = [];
  for (const { name, path, prepare } of shown) {
    await visitor.page.goto(path);
    await visitor.page.waitForLoadState('networkidle');
    await prepare?.(visitor.page);
    await settled(visitor.page);
    const found = await accessibilityProblems(visitor.page);
    problems.push(...found.map((one) => `${name}: ${one}`));
  }
  await visitor.leave();
  return problems;
}

/** Colours are only true once nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    // One that is broken off has ended too; one without an end changes no colour.
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}
