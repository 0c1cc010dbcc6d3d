import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onStack } from './on-stack.ts';
import { visit } from './visitor.ts';

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

/** A page as it stands before any script of the app has come. */
async function withoutApp(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
}

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
