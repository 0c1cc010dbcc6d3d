// @module-tag deep

import { chromium, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumFlags, chromiumPath } from '../browser/chromium.ts';
import { keptKeys } from '../browser/stored-answers.ts';
import { ProfileVisitor } from '../profiles/profile-visitor.ts';
import { onStack } from '../stack/on-stack.ts';
import { visit } from '../visitor/visitor.ts';
import { deepJourneyWays, isDeep, type Way } from '../visitor/ways.ts';

const on = onStack();

const words = {
  en: {
    offline: "You're offline. Data may be outdated, and you can't sign until you're back.",
    readOn: /The oldest data on this page is from/,
    home: 'Every number here can be checked.',
    announcements: 'Announcements',
    none: 'No announcements yet',
    newer: 'A new version of Vellum is ready.',
    reload: 'Reload',
    signOut: 'Sign out',
  },
  'zh-TW': {
    offline: '目前離線。資料可能不是最新的，恢復連線後才能簽署。',
    readOn: /此頁最舊的資料來自/,
    home: '這裡的每個數字，都能核對。',
    announcements: '公告',
    none: '尚無公告',
    newer: 'Vellum 有新版本可用。',
    reload: '重新載入',
  },
} as const;

describe('the app on a phone', () => {
  it('has nothing that keeps a browser from installing it', async () => {
    // Only a whole browser knows how to install; what it reads for that, the shell reads too.
    const whole = { executablePath: chromiumPath(), args: chromiumFlags };
    const browser = isDeep ? await chromium.launch(whole) : on.browser;
    const { page, context, leave } = await visit(browser, on.site.url, { keeps: true });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const devtools = await context.newCDPSession(page);
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    if (isDeep) {
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // A window that leaves no trace installs nothing; there is nothing else to object to.
      const objections = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
      expect(objections).toEqual([]);
    }
    await leave();
    if (isDeep) await browser.close();
  });

  it.each(deepJourneyWays.map(({ locale }) => locale))(
    'opens without a network, says how old it is, and comes back, %s',
    async (locale) => {
      const t = words[locale];
      const { page, context, complaints, leave } = await visit(on.browser, on.site.url, {
        ...{ keeps: true, locale },
      });
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: t.home }).waitFor();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await page.goto('/announcements');
      await page.getByRole('heading', { level: 1, name: t.announcements }).waitFor();
      await untilKept(page);
      expect(complaints).toEqual([]);

      await context.setOffline(true);
      await page.reload();
      await page.getByText(t.offline).waitFor();
      await page.getByRole('heading', { level: 1, name: t.announcements }).waitFor();
      await page.getByText(t.readOn).waitFor();
      await page.getByText(t.none).waitFor();
      await page.goto('/');
      await page.getByRole('heading', { level: 1, name: t.home }).waitFor();
      await page.getByText(t.offline).waitFor();

      await context.setOffline(false);
      await page.getByText(t.offline).waitFor({ state: 'detached' });
      await leave();
    },
  );

  it('keeps nothing of what somebody read while signed in, once they have signed out', async () => {
    const person = await ProfileVisitor.arrive(on, deepJourneyWays[0] as Way);
    const own = `"${person.account.address}"`;
    await expect.poll(() => keptKeys(person.page)).toContain(own);
    await person.app
      .locator('header')
      .getByRole('button', { name: /T\w{5}/ })
      .click();
    await person.app.getByRole('dialog').getByRole('button', { name: words.en.signOut }).click();
    await expect.poll(() => keptKeys(person.page)).not.toContain(own);
    await person.app
      .getByRole('dialog')
      .getByRole('button', { name: words.en.signOut })
      .waitFor({ state: 'detached' });
    await person.page.goto('/announcements');
    await untilKept(person.page);
    expect(await keptKeys(person.page)).not.toContain(own);
    await person.visitor.leave();
  });

  it('is told of a newer version, and takes it when asked to', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { keeps: true });
    await page.goto('/menu');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    // By now the page has its own worker registered: it would take the place of the newer one.
    await page.getByRole('banner').getByRole('button', { name: /^Help/ }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.waitForLoadState('networkidle');
    // This page becomes one of an older build, and a newer worker comes.
    await page.evaluate(async () => {
      document.querySelector('script[type=module]')?.setAttribute('src', '/assets/index-older.js');
      await navigator.serviceWorker.register('/service-worker.js?newer');
    });
    await page.getByText(words.en.newer).waitFor();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.en.reload }).click();
    await reloaded;
    await page.getByRole('searchbox').waitFor();
    await page.getByText(words.en.newer).waitFor({ state: 'detached' });
    await leave();
  });

  it.runIf(isDeep)('holds the code of every contract against what our sources give', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.goto('/settings');
    await page.getByText('All answer').waitFor();
    await page.getByRole('button', { name: 'Verify all' }).click();
    const count = Object.keys(on.site.deployment.contracts).length;
    await page.getByText(`${count} of ${count} match`).waitFor();
    await page.locator('summary').filter({ hasText: 'OTC desk' }).click();
    await page.locator('details[open]').getByText('Code hash, built').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Resolves when this browser has written down what it was told. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptKeys(page)).toContain('["announcements","list"');
}
