import { paths } from '@vellum/api/wire/paths';
import { signIn } from '@vellum/stack/demo-world/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { onStack } from '../stack/on-stack.ts';
import { type MadeLaunch, makeLaunch, pass } from '../token-launch/launches.ts';
import { launchPast, tradeSomeHours } from '../token-launch/market-of-launch.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';

const on = onStack();

let salt: MadeLaunch;
let ferry: MadeLaunch;
let alike: MadeLaunch;

beforeAll(async () => {
  const { site } = on;
  salt = await makeLaunch(site, { name: 'Salt Road', symbol: 'SALT' });
  await pass(site, 2);
  await launchPast(site, salt);
  await tradeSomeHours(site, salt);
  ferry = await makeLaunch(site, { startsIn: 600 });
  // Both letters e are Cyrillic.
  alike = await makeLaunch(site, { name: 'Night F\u0435rry', symbol: 'F\u0415RRY', startsIn: 600 });
  const editor = await signIn(site.url, site.role('deployer').privateKey);
  await editor.post(paths.announcements.save, {
    titleEn: 'Pools are funded until June',
    titleZh: '獎勵池資金已到位至六月',
    bodyEn: 'In full.',
    bodyZh: '全數到位。',
  });
  await site.indexed();
});

describe('the home page', () => {
  it('opens at the tokens that a link asks for, also while it is kept', {
    tags: 'deep',
  }, async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { width: 390 });
    const tokens = page.getByRole('heading', { name: 'Tokens', exact: true });
    const depth = async () => (await tokens.boundingBox())?.y ?? -1;
    await page.goto('/');
    await page.getByRole('radio', { name: 'Trending', exact: true, checked: true }).waitFor();
    expect(await depth()).toBeGreaterThan(400);
    await page.getByRole('link', { name: 'All features' }).click();
    await page.getByRole('link', { name: 'First steps' }).click();
    await page.getByRole('link', { name: 'See presales' }).click();
    await page.getByRole('radio', { name: 'Presale live', exact: true, checked: true }).waitFor();
    await expect.poll(depth).toBeLessThan(200);
    expect(await depth()).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Tab');
    const search = page.getByRole('searchbox');
    expect(await search.evaluate((one) => one === document.activeElement)).toBe(true);

    // Someone who looks around and comes back is left where they were.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', { name: 'All features' }).click();
    await page.getByRole('heading', { level: 1, name: 'All features' }).waitFor();
    await page.goBack();
    await tokens.waitFor();
    expect(await depth()).toBeGreaterThan(400);
    await leave();
  });

  it('lists tokens with their facts, narrows the list and finds by name, symbol and address (S1.06 S2.04)', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.goto('/');
    const rows = page.getByRole('list', { name: 'Tokens', exact: true }).getByRole('link');
    const first = rows.first();
    await first.getByText('Salt Road').waitFor();
    expect(await rows.count()).toBe(3);
    expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0);
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('link', { name: 'Pools are funded until June' }).waitFor();

    // What the chain says of a launched token, of one that waits, and of a false one.
    await first.getByText('Trading', { exact: true }).waitFor();
    await first.getByText(/^Score \d+$/).waitFor();
    await first.getByText(/^LP locked \d+\s%$/).waitFor();
    await first.getByText('No creator powers').waitFor();
    await first.getByText(/^Raised 2,000 of 2,000\sTRX$/).waitFor();
    await first.getByText(/^rose .* in 24\sh$/).waitFor();
    const waiting = rows.filter({ has: page.getByText(ferry.symbol, { exact: true }) });
    await waiting.getByText('Soon', { exact: true }).waitFor();
    await waiting.getByText('2 creator powers').waitFor();
    await waiting.getByText('per share').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    // Coins of the platform stand before all of them and are marked.
    const coins = page.getByRole('list', { name: 'Platform tokens' }).getByRole('link');
    expect(await coins.count()).toBe(2);
    await coins.first().getByText('VLM', { exact: true }).waitFor();
    await coins.first().getByText('Platform', { exact: true }).waitFor();
    await coins.nth(1).getByText('USDT', { exact: true }).waitFor();
    await page.getByText('Market value', { exact: true }).click();
    await page.getByText('By price × total supply.').waitFor();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await coins.count()).toBe(2);

    await page.getByText('Soon', { exact: true }).first().click();
    await coins.first().waitFor({ state: 'detached' });
    await first.getByText('Salt Road').waitFor({ state: 'detached' });
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByText('Trading', { exact: true }).first().click();
    await first.getByText('Salt Road').waitFor();
    expect(await rows.count()).toBe(1);

    const search = page.getByRole('searchbox', { name: 'Name or address' });
    await search.fill('night');
    await rows.nth(1).waitFor();
    const warned = rows.filter({ hasText: 'Looks like Night Ferry (FERRY), which is older' });
    await warned.getByText(alike.symbol, { exact: true }).waitFor();
    expect(await warned.count()).toBe(1);
    await search.fill('ferry');
    await expect.poll(() => rows.count()).toBe(1);
    await first.getByText(ferry.symbol, { exact: true }).waitFor();
    await search.fill(alike.address);
    await first.getByText(alike.symbol, { exact: true }).waitFor();
    await search.fill('tether');
    await coins.getByText('Tether USD').waitFor();
    expect(await coins.count()).toBe(1);
    await search.fill('salt r');
    await first.getByText('Salt Road').waitFor();
    await first.click();
    await page.getByRole('heading', { level: 2, name: 'Salt Road' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Tokens' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it.runIf(isDeep)(
    'says what is not found, and loads again after the server was away, in Chinese',
    async () => {
      const { site, browser } = on;
      const { page, leave } = await visit(browser, site.url, { locale: 'zh-TW', width: 360 });
      await page.goto('/');
      const rows = page.getByRole('list', { name: '代幣', exact: true }).getByRole('link');
      await rows.first().getByText('Salt Road').waitFor();
      await page.getByRole('link', { name: '獎勵池資金已到位至六月' }).waitFor();
      const search = page.getByRole('searchbox', { name: '名稱或地址' });
      await search.fill('<b>沒有</b>');
      await page.getByText('找不到「<b>沒有</b>」').waitFor();
      await site.stopServer();
      await search.fill('oak');
      await page.getByText('代幣清單無法載入。').waitFor();
      await site.startServer();
      await page.getByRole('button', { name: '再試一次' }).click();
      await page.getByText('找不到「oak」').waitFor();
      expect(await overflow(page)).toBe(0);
      await leave();
    },
  );
});

describe('the rankings', () => {
  it('rank by four boards and four periods, with the formula and no paid places (S1.39 S2.18)', {
    tags: 'deep',
  }, async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.goto('/rankings');
    await page.getByRole('heading', { level: 1, name: 'Rankings' }).waitFor();
    await page.getByText(/net per wallet/).waitFor();
    await page.getByText(/No paid places\./).waitFor();
    const rows = (board: string) => page.getByRole('list', { name: board }).getByRole('link');
    await rows('Volume').getByText('Salt Road').waitFor();
    // 100 bought and half of it sold again count once: what came back is left out.
    await page.getByText(/^Left out by the rule, of 1 address$/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Raised' }).click();
    await rows('Raised')
      .getByText(/^2,000\sTRX$/)
      .waitFor();
    await page.getByText('All time', { exact: true }).click();
    await rows('Raised').getByText('100\u202f%').waitFor();
    await page.getByRole('tab', { name: 'Burned' }).click();
    await page.getByText('Nothing to rank').waitFor();
    await page.getByRole('tab', { name: 'Holders' }).click();
    await rows('Holders').getByText('3 holders').waitFor();
    await rows('Holders').first().click();
    await page.getByRole('heading', { level: 2, name: 'Salt Road' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

/** Pixels by which a page is wider than its screen. */
function overflow(page: Awaited<ReturnType<typeof visit>>['page']): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
