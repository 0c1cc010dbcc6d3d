import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { screens } from './gallery-screens.ts';
import { onStack } from './on-stack.ts';
import { visit } from './visitor.ts';
import { installWallet } from './wallets/injected-wallet.ts';

const on = onStack({ demoWorld: 'small' });

/** Not until the app is there. */
const early = { waitUntil: 'load' } as const;

/** A busy machine may send a page before its view is drawn; the next who asks gets it. */
async function drawn(path: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html', cookie };
  const look = async () => (await fetch(on.site.url + path, { headers })).text();
  await expect.poll(look).toContain('<template data-start=');
  return path;
}

/** Every path of the app but the front page, which brings its own. */
async function pathsOfApp(): Promise<readonly string[]> {
  const all = new Set((await screens()).map(({ path }) => path));
  return [...all].filter((path) => path !== '/');
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

/** What comes after the first page waits until it is released; with a name only that part. */
async function holdLaterParts(page: Page, name = ''): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}*.js`, async (route) => {
    if (await page.evaluate(() => 'app' in document.documentElement.dataset)) await promise;
    await route.continue();
  });
  return resolve;
}

/** Name of the control that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.ariaLabel);

describe('a page that the server draws', () => {
  it.each([
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

  it('can be any page of the app, and none complains', async () => {
    const complained = vi.spyOn(process.stderr, 'write');
    for (const [at, path] of (await pathsOfApp()).entries()) {
      const look = () => askFrom(`127.0.0.${2 + (at % 4)}`, path);
      await expect.poll(look, { message: path }).toContain('<template data-start=');
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

  it('is taken over without a gap: what stood there stays', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.addInitScript(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const look = () => seen.push(document.querySelector('main')?.textContent?.length ?? 0);
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
    });
    await page.goto(await drawn('/rankings'));
    await page.locator('[data-tour="help"], header button').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('script[src]').length > 0);
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    const first = seen.findIndex((length) => length > 0);
    expect(Math.min(...seen.slice(first))).toBeGreaterThan(0.9 * Math.max(...seen));
    expect(complaints).toEqual([]);
    await leave();
  });

  it('keeps a press in mind until the app is there', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    const release = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.goto(await drawn('/nft'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByText('By holders').focus();
    release.resolve();
    await page.getByRole('dialog').waitFor();
    await leave();
  });

  it('gives focus back to the button of the wallet, which is another one by then', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    const release = await holdLaterParts(page);
    await page.goto('/me');
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).focus();
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Connect wallet');
    await leave();
  });

  it('gives focus to the account that was connected, when its button has come', async () => {
    const { page, context, leave } = await visit(on.browser, on.site.url);
    const { genesisId: genesis } = on.site.deployment;
    const release = await holdLaterParts(page, 'wallet-pill');
    await installWallet(context, { accounts: [await on.site.account()], genesis });
    await page.goto('/me');
    await page.locator('[data-tour="help"] button').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click();
    const row = page.getByRole('dialog').getByRole('button', { name: 'TronLink' });
    await row.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Connect wallet');
    release();
    await expect.poll(() => focused(page)).toMatch(/^Account T/);
    await leave();
  });

  it('takes no text that would be lost', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await withoutApp(page);
    await page.goto(await drawn('/launch-simple'), early);
    const name = page.getByRole('textbox').first();
    await name.waitFor();
    expect(await name.isEditable()).toBe(false);
    await leave();
  });

  it('is not shown to who was connected before: they get their own', async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto('/rankings');
    await page.evaluate(() => localStorage.setItem('vellum.wallet', 'demo'));
    await withoutApp(page);
    await page.goto(await drawn('/nft'), early);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    expect(await page.locator('#drawn').count()).toBe(0);
    await leave();
  });
});
