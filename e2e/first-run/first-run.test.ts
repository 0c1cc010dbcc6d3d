// @module-tag deep

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isLoaded } from '../browser/loaded.ts';
import { onStack } from '../stack/on-stack.ts';
import { accessibilityProblems, problemsInBothThemes } from '../visitor/accessibility.ts';
import { type App, appIn, frameOf } from '../visitor/app-in.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';

const on = onStack({ prices: false });

const phone = { locale: 'en', width: 390, desktop: false } as const;
const narrow = { locale: 'zh-TW', width: 360, desktop: false } as const;
const frame = { locale: 'en', width: 1440, desktop: true } as const;

/** Deep runs take each of them everywhere, others each in one place. */
const waysOf = (one: typeof phone | typeof narrow | typeof frame) =>
  isDeep ? [phone, narrow, frame] : [one];

const slipOf = (app: App, name: string): Locator => app.getByRole('region', { name, exact: true });

const isFocused = (element: Locator) =>
  element.evaluate((one) => one === one.ownerDocument.activeElement);

/** Of the tour, in its order. */
const stops = [
  'firstRun.stopWallet',
  'firstRun.stopMarket',
  'firstRun.stopEarn',
  'firstRun.stopLaunch',
  'firstRun.stopTokens',
  'firstRun.stopClock',
  'firstRun.stopProof',
  'firstRun.stopHelp',
] as const;

describe('the welcome', () => {
  it.each(waysOf(phone))(
    'meets a browser without history once, and blocks nothing: $locale, $width px',
    async (way) => {
      const t = appTexts(way.locale);
      const { page, complaints, leave } = await visit(on.browser, on.site.url, way);
      const app = appIn(page, way.desktop);
      await page.goto('/');
      const slip = slipOf(app, t('firstRun.slipTitle'));
      await slip.waitFor();
      // What it lies above can still be pressed, to the last line of the page.
      await app.getByRole('link', { name: t('app.menu') }).click();
      await app.getByRole('heading', { level: 1, name: t('app.menu') }).waitFor();
      await page.goto('/');
      await slip.waitFor();
      const last = app.getByRole('contentinfo').getByRole('link').last();
      await last.click({ trial: true });

      await slip.getByRole('button', { name: t('firstRun.dismiss') }).click();
      await slip.waitFor({ state: 'detached' });
      await page.reload();
      await app
        .getByRole('button', {
          name: t('help.open', { page: way.locale === 'en' ? 'Home' : '首頁' }),
        })
        .waitFor();
      await page.waitForLoadState('networkidle');
      expect(await slip.count()).toBe(0);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  it.runIf(isDeep)('finds no problem by axe and moves nothing on the page', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { width: 360 });
    const released = Promise.withResolvers<void>();
    await page.route(/assets\/first-run-/, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link').nth(3).waitFor();
    await page.getByRole('button', { name: /clock/i }).waitFor();
    await isLoaded(page);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(20);
    released.resolve();
    await slipOf(page, 'Welcome').waitFor();
    expect(await places(page)).toEqual(before);
    expect(await problemsInBothThemes(page)).toEqual([]);
    await leave();
  });

  it.runIf(isDeep)(
    'offers Chinese to a browser that asks for it, until a language is chosen',
    async () => {
      const chosen = '以繁體中文顯示';
      const { page, leave } = await visit(on.browser, on.site.url, { asksFor: 'zh-TW' });
      await page.goto('/');
      const slip = slipOf(page, appTexts('en')('firstRun.slipTitle'));
      const offer = slip.getByRole('button', { name: chosen });
      await offer.waitFor();
      expect(await problemsInBothThemes(page)).toEqual([]);
      await offer.click();
      await slipOf(page, appTexts('zh-TW')('firstRun.slipTitle')).waitFor();
      expect(await page.getByRole('button', { name: chosen }).count()).toBe(0);
      await page.reload();
      await slipOf(page, appTexts('zh-TW')('firstRun.slipTitle')).waitFor();
      await leave();
    },
  );

  it.runIf(isDeep)('does not meet who has connected a wallet before', async () => {
    const t = appTexts('en');
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/');
    const slip = slipOf(page, t('firstRun.slipTitle'));
    await slip.waitFor();
    await page.getByRole('button', { name: t('wallet.connect'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('wallet.demoName') })
      .click();
    await page.getByRole('button', { name: t('demoWallet.useThis') }).click();
    await slip.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vellum.welcome')))
      .toBe('seen');
    await leave();
  });

  it.each(isDeep ? (['en', 'zh-TW'] as const) : (['zh-TW'] as const))(
    'leads to the first steps and on to three things to try: %s',
    async (locale) => {
      const t = appTexts(locale);
      const { page, leave } = await visit(on.browser, on.site.url, { locale, width: 360 });
      await page.goto('/menu');
      await page.getByRole('link', { name: t('titles.welcome') }).click();
      await page.getByRole('heading', { level: 1, name: t('titles.welcome') }).waitFor();
      await page.getByRole('heading', { level: 3 }).nth(2).waitFor();
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(3);
      expect(await problemsInBothThemes(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('link', { name: t('firstRun.cardLink') }).click();
      await page.getByRole('heading', { level: 1, name: t('titles.market') }).waitFor();
      await leave();
    },
  );
});

describe('the tour', () => {
  it.each(waysOf(narrow))(
    'shows eight things where they are, and can be taken again: $locale, $width px',
    async (way) => {
      const t = appTexts(way.locale);
      const { page, complaints, leave } = await visit(on.browser, on.site.url, way);
      const app = appIn(page, way.desktop);
      await page.goto('/');
      await slipOf(app, t('firstRun.slipTitle'))
        .getByRole('button', { name: t('firstRun.tour') })
        .click();
      for (const [index, title] of stops.entries()) {
        const stop = app.getByRole('dialog', { name: t(title), exact: true });
        await stop.waitFor();
        await expect.poll(() => isFocused(stop.getByRole('heading'))).toBe(true);
        await expect.poll(() => stands(app, stop)).toBe(true);
        if (index === 0 || index === 4) {
          const problems = await accessibilityProblems(frameOf(page, way.desktop));
          expect(problems).toEqual([]);
        }
        const isLast = index === stops.length - 1;
        await stop
          .getByRole('button', { name: isLast ? t('firstRun.tourDone') : t('firstRun.tourNext') })
          .click();
      }
      await app.getByRole('dialog').waitFor({ state: 'detached' });

      await page.goto('/menu');
      await app.getByRole('link', { name: t('titles.welcome') }).click();
      await app.getByRole('button', { name: t('firstRun.takeTour') }).click();
      await app.getByRole('dialog', { name: t(stops[0]), exact: true }).waitFor();
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  it.runIf(isDeep)(
    'is gone through by keyboard, goes on after a reload, and ends by Escape for good',
    async () => {
      const t = appTexts('en');
      const { page, leave } = await visit(on.browser, on.site.url);
      await page.goto('/');
      const around = slipOf(page, t('firstRun.slipTitle')).getByRole('button', {
        name: t('firstRun.tour'),
      });
      await around.focus();
      await page.keyboard.press('Enter');
      const stop = (index: 0 | 1 | 2) =>
        page.getByRole('dialog', { name: t(stops[index]), exact: true });
      await stop(0).waitFor();
      await page.keyboard.press('ArrowRight');
      await stop(1).waitFor();
      await page.keyboard.press('ArrowRight');
      await stop(2).waitFor();
      await page.keyboard.press('ArrowLeft');
      await stop(1).waitFor();

      await page.reload();
      await stop(1).waitFor();
      await expect.poll(() => isFocused(stop(1).getByRole('heading'))).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(page.locator('#main'))).toBe(true);
      await page.reload();
      await page.getByRole('button', { name: t('help.open', { page: 'Home' }) }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await slipOf(page, t('firstRun.slipTitle')).count()).toBe(0);
      await leave();
    },
  );

  it.runIf(isDeep)(
    'waits while one looks at a page, and lets the thing it speaks of be pressed',
    async () => {
      const t = appTexts('en');
      const { page, leave } = await visit(on.browser, on.site.url);
      await page.goto('/');
      await slipOf(page, t('firstRun.slipTitle'))
        .getByRole('button', { name: t('firstRun.tour') })
        .click();
      await page.getByRole('button', { name: t('firstRun.tourNext') }).click();
      await page.getByRole('dialog', { name: t(stops[1]), exact: true }).waitFor();
      await page.getByRole('navigation').getByRole('link', { name: 'Market', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: t('titles.market') }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.goBack();
      const stop = page.getByRole('dialog', { name: t(stops[1]), exact: true });
      await stop.waitFor();
      await stop.getByRole('button', { name: t('firstRun.tourEnd') }).click();
      await stop.waitFor({ state: 'detached' });
      await leave();
    },
  );
});

describe('the help', () => {
  it.each(waysOf(frame))(
    'of a page tells of risk and leads to the words: $locale, $width px',
    async (way) => {
      const t = appTexts(way.locale);
      const { page, complaints, leave } = await visit(on.browser, on.site.url, way);
      const app = appIn(page, way.desktop);
      await page.goto('/nft');
      const opener = app.getByRole('button', {
        name: t('help.open', { page: t('titles.market') }),
      });
      await opener.click();
      const sheet = app.getByRole('dialog', { name: t('titles.market') });
      for (const part of ['does', 'risk', 'numbers'] as const)
        await sheet.getByRole('heading', { name: t(`help.${part}`) }).waitFor();
      expect(await accessibilityProblems(frameOf(page, way.desktop))).toEqual([]);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(opener)).toBe(true);

      await opener.click();
      await sheet.getByRole('link', { name: /TWAP/ }).click();
      await app.getByRole('heading', { level: 1, name: t('titles.glossary') }).waitFor();
      await sheet.waitFor({ state: 'detached' });
      const word = app.locator('#term-twap');
      await expect.poll(() => isFocused(word)).toBe(true);
      await app.getByRole('searchbox', { name: t('glossary.search') }).fill('qqq');
      await app.getByRole('heading', { name: t('glossary.nothingTitle') }).waitFor();
      await app.getByRole('button', { name: t('glossary.showAll') }).click();
      await word.waitFor();
      expect(await accessibilityProblems(frameOf(page, way.desktop))).toEqual([]);
      expect(complaints).toEqual([]);
      await leave();
    },
  );
});

/** Where everything stands that can be pressed or read as a heading, but for the welcome itself. */
function places(page: Page): Promise<readonly string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('h1, h2, a, button, input')]
      .filter((element) => !element.closest('[data-at-foot]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent, x, y, width, height].join(' ');
      }),
  );
}

/** Whether the ring lies around something and the slip is wholly in the window. */
async function stands(app: App, slip: Locator): Promise<boolean> {
  const ring = await app.locator('[data-tour-ring]').boundingBox();
  const box = await slip.boundingBox();
  if (!ring || !box) return false;
  const { height, top } = await slip.evaluate((one) => ({
    height: window.innerHeight,
    top: one.getBoundingClientRect().top,
  }));
  const isWithin = top >= 0 && top + box.height <= height;
  const isApart = box.y >= ring.y + ring.height || box.y + box.height <= ring.y;
  return isWithin && isApart;
}

/** Pixels by which a page is wider than its screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
