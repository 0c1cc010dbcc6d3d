import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { screens } from '../gallery/screens.ts';
import { onStack } from '../stack/on-stack.ts';
import { mainPages } from '../visitor/main-pages.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { installWallet } from '../wallets/injected-wallet.ts';

const on = onStack({ demoWorld: 'small' });

/** Not until the app is there. */
const early = { waitUntil: 'load' } as const;

/** A busy machine may send a page before its view is drawn; the next who asks gets it. */
async function drawn(path: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html', cookie };
  const look = async () => (await fetch(on.site.url + path, { headers })).text();
  await expect.poll(look).toContain('data-drawn=');
  return path;
}

/** Every path of the app, and the main pages with something on them. */
async function pathsOfApp(): Promise<readonly string[]> {
  const all = [...(await screens()), ...(await mainPages(on.site.url))];
  return [...new Set(all.map(({ path }) => path))];
}

/** Asks from an address of its own: one has sixty pages drawn a minute. */
function askFrom(localAddress: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html' };
    get(on.site.url + path, { localAddress, headers }, (answer) => {
      text(answer).then(resolve, reject);
    }).on('error', reject);
  });
}

/** A page as it stands before any script of the app has come. */
async function withoutApp(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}

/** The app comes when it is released. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.locator('html[data-app]').waitFor({ state: 'attached' });
  };
}

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What takes a tap, a key or a letter, and how it looks. */
const controlsOf = (page: Page) =>
  page.locator('#root :is(button, input, select, textarea)').evaluateAll((all) =>
    all.map((one) => ({
      isDisabled: (one as Control).disabled,
      isEarly: one.hasAttribute('data-early'),
      opacity: Number(getComputedStyle(one).opacity),
    })),
  );

/** Name of the control that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

describe('a page that the server draws', () => {
  it.each([
    ['/', 'Every number here can be checked.', 'Salt Road'],
    ['/nft', 'NFT market', 'Bronze'],
    ['/rankings', 'Rankings', 'Salt Road'],
    ['/assetStaking', 'Asset staking', 'VLM'],
    ['/blindBox', 'Blind boxes', 'Folio'],
  ])('%s is there before the app, with what it is about', async (path, title, content) => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await withoutApp(page);
    await page.goto(await drawn(path), early);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(content).first().waitFor();
    await leave();
  });

  it('can be any page of the app, and none complains', { tags: 'deep' }, async () => {
    const complained = vi.spyOn(process.stderr, 'write');
    for (const [at, path] of (await pathsOfApp()).entries()) {
      const look = () => askFrom(`127.0.0.${2 + (at % 4)}`, path);
      await expect.poll(look, { message: path }).toContain('data-drawn=');
    }
    expect(complained.mock.calls).toEqual([]);
    complained.mockRestore();
  });

  it('comes in the language that was chosen', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'zh-TW' });
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name, value }) => [name, value]))
      .toContainEqual(['vellum.locale', 'zh-TW']);
    await withoutApp(page);
    await page.goto(await drawn('/rankings', 'vellum.locale=zh-TW'), early);
    await page.getByRole('heading', { level: 1, name: '排行榜' }).waitFor();
    await leave();
  });

  it.each(['home', 'token', 'market', 'launch form', 'rankings'])(
    '%s shows before the app that nothing but its links can be used, and loses no tap',
    { tags: 'deep' },
    async (wanted) => {
      const { page, leave } = await visit(on.browser, on.site.url);
      const release = await holdApp(page);
      const found = (await mainPages(on.site.url)).find(({ name }) => name === wanted);
      await page.goto(await drawn(found?.path ?? ''), { waitUntil: 'commit' });
      await page.locator('#root h1').waitFor();
      await page.waitForLoadState('domcontentloaded');
      const before = await controlsOf(page);
      expect(before.length).toBeGreaterThan(0);
      expect(before.filter(({ isDisabled }) => !isDisabled)).toEqual([]);
      expect(before.filter(({ isEarly, opacity }) => isEarly && opacity > 0.7)).toEqual([]);
      const dead = page.locator('#root a:not([href])');
      expect(await dead.count()).toBe(0);
      await release();
      await expect.poll(() => page.locator('[data-early]').count()).toBe(0);
      const after = await controlsOf(page);
      expect(after.filter(({ isDisabled }) => !isDisabled).length).toBeGreaterThan(0);
      await leave();
    },
  );

  it('leads on by its links before the app is there', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await withoutApp(page);
    await page.goto(await drawn('/'), early);
    await page.getByRole('navigation').last().getByRole('link', { name: 'Market' }).click();
    await page.waitForURL('**/nft');
    await leave();
  });

  it('says that the app did not come, and offers to load it again', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await withoutApp(page);
    await page.goto(await drawn('/rankings?x=1#main'), early);
    const reload = page.getByRole('link', { name: 'Vellum did not load.' });
    await reload.waitFor();
    await page.unroute('**/assets/*.js');
    await reload.click();
    await page.locator('html[data-app]').waitFor({ state: 'attached' });
    expect(await reload.count()).toBe(0);
    await leave();
  });

  it('gives way to a card when the code of the page does not come', { tags: 'deep' }, async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.route('**/assets/rankings-page-*.js', (route) => route.abort());
    await page.goto(await drawn('/rankings'), early);
    const connect = page.getByRole('banner').getByRole('button', { name: 'Connect wallet' });
    await page.getByRole('button', { name: 'Reload' }).waitFor();
    await page.locator('html[data-app]').waitFor({ state: 'attached' });
    expect(await connect.isEnabled()).toBe(true);
    await leave();
  });

  // Times are among it, in a zone that the server does not know yet.
  it('is hydrated: what stood there stays, and so does the focus', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    const release = await holdApp(page);
    await page.goto(await drawn('/announcements'), { waitUntil: 'commit' });
    const row = page.locator('main a').first();
    await row.focus();
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('#root *'))
        Object.assign(one, { wasThere: true });
    });
    await release();
    const isSame = (one: Element) => 'wasThere' in one && one === document.activeElement;
    expect(await row.evaluate(isSame)).toBe(true);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((one) => 'wasThere' in one)).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('is what the app renders first: React complains about no page', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    const main = (await mainPages(on.site.url)).map(({ path }) => path);
    for (const path of isDeep ? await pathsOfApp() : main) {
      const look = async () => {
        await page.goto(path);
        return page.locator('#root[data-drawn]').count();
      };
      await expect.poll(look, { message: path }).toBe(1);
      expect(await page.locator('[data-early]').count()).toBe(0);
      // What the address names may not be there, and the app finds out by asking.
      expect(
        complaints.filter((one) => !one.includes('404')),
        path,
      ).toEqual([]);
    }
    await leave();
  });

  it('gives focus back to the button of the wallet', { tags: 'deep' }, async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/me');
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Connect wallet');
    await leave();
  });

  it('gives focus to the account that was connected', { tags: 'deep' }, async () => {
    const { page, context, leave } = await visit(on.browser, on.site.url);
    const { genesisId: genesis } = on.site.deployment;
    await installWallet(context, { accounts: [await on.site.account()], genesis });
    await page.goto('/me');
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
    const row = page.getByRole('dialog').getByRole('button', { name: 'TronLink' });
    await row.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^Account T/);
    await leave();
  });

  it('does not ask who was connected before to connect', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/rankings');
    await page.evaluate(() => localStorage.setItem('vellum.wallet', 'Demo wallet'));
    await withoutApp(page);
    await page.goto(await drawn('/myIncome'), early);
    await page.getByRole('heading', { level: 1, name: 'Income' }).waitFor();
    expect(await page.getByRole('button', { name: 'Connect wallet' }).count()).toBe(0);
    await leave();
  });

  it('is not shown in another language than the one that was chosen', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'zh-TW' });
    const release = await holdApp(page);
    await page.goto(await drawn('/rankings'), { waitUntil: 'commit' });
    await page.locator('#root[data-drawn=en] h1').waitFor({ state: 'attached' });
    expect(await page.locator('#root h1').isVisible()).toBe(false);
    await release();
    await page.getByRole('heading', { level: 1, name: '排行榜' }).waitFor();
    await leave();
  });
});
