import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onStack } from './on-stack.ts';
import { visit } from './visitor.ts';

const on = onStack({ demoWorld: 'small' });

const COPY = 'Copy Transaction';
const ROW = /<li class=(?:(?!<\/li>).)*?aria-label="Copy Transaction".*?<\/li>/gs;

/** Somebody who reads records of burns before the app is there, after the drawn list was changed on its way. */
async function readEarly(change: (first: string, second: string) => string) {
  const { page, leave } = await visit(on.browser, on.site.url);
  await page.addInitScript(() => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    Object.assign(window, { copied });
  });
  // Known from an earlier visit: without it times are drawn as room for their digits.
  const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await page.context().addCookies([{ name: 'vellum.zone', value: zone, url: on.site.url }]);
  const release = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.route('**/destroy', async (route) => {
    const html = await drawn(page);
    const [first = '', second = ''] = html.match(ROW) ?? [];
    await route.fulfill({
      body: html.replace(first + second, () => change(first, second)),
      contentType: 'text/html',
    });
  });
  await page.goto('/destroy', { waitUntil: 'commit' });
  await page.getByRole('button', { name: COPY }).first().click();
  release.resolve();
  await page.locator('html[data-app]').waitFor({ state: 'attached' });
  return { page, leave };
}

/** The page as the server draws it, once it has. */
async function drawn(page: Page): Promise<string> {
  let html = '';
  const look = async () => {
    html = await (await page.context().request.get('/destroy', { headers })).text();
    return html.match(ROW)?.length ?? 0;
  };
  await expect.poll(look).toBeGreaterThan(1);
  return html;
}

const headers = { accept: 'text/html' };

const copied = (page: Page) =>
  page.evaluate(() => (window as unknown as { copied: readonly string[] }).copied);

const idOf = (row: string) => /title="([0-9a-f]{64})"/.exec(row)?.[1] ?? '';

describe('a press on one of equal buttons, before the app is there', () => {
  it('meets its row, wherever that stands by then', async () => {
    let pressed = '';
    const { page, leave } = await readEarly((first, second) => {
      pressed = idOf(second);
      return second + first;
    });
    await expect.poll(() => copied(page)).toEqual([pressed]);
    expect(pressed).not.toBe('');
    await leave();
  });

  it('meets no other when its row is gone', async () => {
    const { page, leave } = await readEarly(
      (first, second) => first.replace('</p>', ' of before</p>') + second,
    );
    await page.getByRole('button', { name: COPY }).first().waitFor();
    expect(await page.locator('html[data-click]').count()).toBe(0);
    expect(await copied(page)).toEqual([]);
    await leave();
  });
});
