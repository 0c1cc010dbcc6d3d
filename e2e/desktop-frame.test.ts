import { describe, expect, it } from 'vitest';
import { onStack } from './on-stack.ts';
import { visit } from './visitor.ts';

const on = onStack();

describe('a desktop browser', () => {
  it('shows the app 480 px wide in the middle (S1.47 S9.15)', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url, { desktop: true });
    await page.goto('/settings');
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: 'Settings' })
      .waitFor();
    const box = await page.locator('iframe').boundingBox();
    expect(box).toEqual({ x: (1440 - 480) / 2, y: 0, width: 480, height: 900 });
    const [, frame] = page.frames();
    expect(await frame?.evaluate(() => innerWidth)).toBe(480);
    await page.getByText('No money is promised that is not already there.').waitFor();
    await page.getByRole('img', { name: 'Scan to open on your phone' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it('shows the address and title of the page inside, also after a reload', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { desktop: true });
    await page.goto('/menu');
    const inside = page.frameLocator('iframe');
    await inside.getByRole('link', { name: 'Rankings' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/rankings');
    expect(await page.title()).toBe('Rankings · Vellum');
    await page.reload();
    await inside.getByRole('heading', { level: 1, name: 'Rankings' }).waitFor();
    await leave();
  });

  it('loads nothing of the app outside its frame', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { desktop: true });
    await page.goto('/');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    const outside = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(outside.some((name) => /\/index-[^/]*\.js/.test(name))).toBe(false);
    await leave();
  });

  it('is not shown by another site', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { desktop: true });
    // The same machine under another name is another site to a browser.
    await page.goto(on.site.url.replace('127.0.0.1', 'localhost'));
    await page.evaluate((address) => {
      document.body.innerHTML = `<iframe src="${address}"></iframe>`;
    }, on.site.url);
    // The page it shows instead is the browser's own.
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    await leave();
  });
});
