// @module-tag deep

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { visit } from '../visitor/visitor.ts';

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
    await page
      .getByText('This address works only on this computer. A public site shows a QR code here.')
      .waitFor();
    expect(await page.getByRole('img', { name: 'Scan to open on your phone' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('leads a phone here by a code, where other machines can come', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { desktop: true });
    await page.route('http://vellum.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${on.site.url}${pathname}` }) });
    });
    await page.goto('http://vellum.example/', { waitUntil: 'load' });
    await page.getByRole('img', { name: 'Scan to open on your phone' }).waitFor();
    await leave();
  });

  it('is never wider than its window', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { desktop: true });
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto('/settings');
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('iframe').boundingBox()).toMatchObject({ x: 0, width: 400 });
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
    expect(outside.some((name) => /\/desktop-[^/]*\.js/.test(name))).toBe(true);
    expect(outside.some((name) => /\/(?:index|app|home)-[^/]*\.js/.test(name))).toBe(false);
    await leave();
  });

  it('is not shown by another site', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { desktop: true });
    await page.goto(await strangerShowing(on.site.url), { waitUntil: 'load' });
    // The page it shows instead is the browser's own.
    await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    await leave();
  });

  it('starts nothing inside another site, even where the policy is lost', async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { desktop: true });
    const fetched = await withoutPolicy(page, on.site.url);
    await page.goto(await strangerShowing(on.site.url), { waitUntil: 'load' });
    expect(page.frames().at(-1)?.url()).toBe(`${on.site.url}/`);
    expect(await page.frameLocator('iframe').getByRole('heading').count()).toBe(0);
    expect(fetched.filter((path) => path.endsWith('.js'))).toEqual([]);
    await leave();
  });
});

/** A site of someone else, without any policy of its own, that shows the address in a frame. */
async function strangerShowing(address: string): Promise<string> {
  const stranger = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>stranger</title><iframe src="${address}/"></iframe>`);
  });
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void stranger.close());
  return `http://localhost:${(stranger.address() as AddressInfo).port}`;
}

/** Takes the policy from every answer of the site; gives the paths that are asked for from then on. */
async function withoutPolicy(page: Page, site: string): Promise<readonly string[]> {
  const fetched: string[] = [];
  await page.route(`${site}/**`, async (route) => {
    const answer = await route.fetch();
    fetched.push(new URL(route.request().url()).pathname);
    const { 'content-security-policy': _policy, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  return fetched;
}
