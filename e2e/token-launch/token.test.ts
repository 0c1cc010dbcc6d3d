import { paths } from '@vellum/api/wire/paths';
import { pair } from '@vellum/contracts/dex';
import { signIn } from '@vellum/stack/demo-world/session';
import { fromHexAddress } from '@vellum/tron/address';
import { toHex, utf8ToBytes } from '@vellum/tron/bytes';
import { sha256 } from '@vellum/tron/hash';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isLoaded } from '../browser/loaded.ts';
import { contractAt } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { visit } from '../visitor/visitor.ts';
import { isDeep } from '../visitor/ways.ts';
import { type MadeLaunch, makeLaunch, pass, readAt } from './launches.ts';
import { launchPast, tradeSomeHours } from './market-of-launch.ts';

const on = onStack();

let salt: MadeLaunch;
let crane: MadeLaunch;

beforeAll(async () => {
  const { site } = on;
  crane = await makeLaunch(site, { name: 'Paper Crane', symbol: 'CRANE', withTrade: true });
  await pass(site, 25 * 60);
  salt = await makeLaunch(site, { name: 'Salt Road', symbol: 'SALT' });
  await pass(site, 2);
  await launchPast(site, salt);
  await tradeSomeHours(site, salt);
});

/** TRX for a token with the digits a page shows at least. */
async function priceInPool(): Promise<string> {
  const [{ reserve0, reserve1 }, first] = await Promise.all([
    readAt(on.site, salt.pair, pair.reserves()),
    readAt(on.site, salt.pair, pair.token0()),
  ]);
  const isFirst = first === salt.token;
  const [tokens, trx] = isFirst ? [reserve0, reserve1] : [reserve1, reserve0];
  return (Number(trx) / Number(tokens)).toFixed(7).slice(0, 6);
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe('the page of a token', () => {
  it('shows price, candles, contracts, holders, locks and powers, all of them checked', {
    tags: 'deep',
  }, async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url);
    await page.goto(`/token/${salt.address}`);
    await page.getByRole('heading', { level: 2, name: 'Salt Road' }).waitFor();
    const price = await priceInPool();
    await page
      .getByText(new RegExp(`^${price.replace('.', '\\.')}`))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'check it' }).click();
    await page.getByText(new RegExp(`^Price in the pool: ${price}`)).waitFor();

    // Four hours, four candles: the keys read them one by one, and the table has them all.
    const chart = region(page, 'Price chart');
    const candle = chart.getByRole('slider', { name: 'Candle' });
    const newest = await candle.getAttribute('aria-valuetext');
    expect(newest).toMatch(/open [\d.]+, high [\d.]+, low [\d.]+, close [\d.]+\sTRX, volume/);
    await candle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => candle.getAttribute('aria-valuetext')).not.toBe(newest);
    await chart.getByText('Table', { exact: true }).click();
    await expect.poll(() => chart.getByRole('rowheader').count()).toBe(4);
    for (const interval of ['1m', '5m', '15m', '4h', '1d']) {
      await chart.getByText(interval, { exact: true }).click();
      await chart.getByRole('slider', { name: 'Candle' }).waitFor();
    }
    await chart.getByText('Table', { exact: true }).click();
    await expect.poll(() => chart.getByRole('rowheader').count()).toBeLessThan(4);
    await chart.getByText('U', { exact: true }).click();
    await expect
      .poll(() => candle.getAttribute('aria-valuetext'))
      .toMatch(/\sU, volume [\d.,]+\sU$/);
    const maker = chart.getByRole('link', { name: 'Charts by TradingView' });
    expect(await maker.getAttribute('href')).toBe('https://www.tradingview.com/');
    // Its own logo would bring a style that the page's policy forbids.
    expect(await page.locator('#tv-attr-logo').count()).toBe(0);
    await chart.getByRole('button', { name: 'Full screen' }).click();
    const full = page.getByRole('dialog', { name: 'SALT / U' });
    await full.locator('[data-chart] canvas').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await full.getByRole('button', { name: 'Close' }).click();
    await full.waitFor({ state: 'hidden' });

    const contracts = region(page, 'Four contracts');
    await expect.poll(() => contracts.getByText('made by our factory:').count()).toBe(4);
    const safety = region(page, 'Safety score');
    await safety.getByText(/^Your browser gets the same score: \d+\./).waitFor();
    await safety.getByText('Formula and details').click();
    await safety.getByRole('row', { name: /^The largest owner has .* of the LP/ }).waitFor();
    // Thirteen facts between the names of the columns and the sum.
    expect(await safety.getByRole('row').count()).toBe(15);

    await safety.getByText('LP concentration', { exact: true }).waitFor();
    const providers = region(page, 'Liquidity providers');
    await providers.getByText('Burned, permanent', { exact: true }).waitFor();
    expect(await providers.getByRole('list').nth(1).getByRole('listitem').count()).toBeGreaterThan(
      0,
    );
    await region(page, 'Earlier launches')
      .getByText('This creator has launched nothing else here.')
      .waitFor();

    const liquidity = region(page, 'Locked and burned');
    await liquidity
      .getByText('10\u202f%, permanent')
      .or(liquidity.getByText(/permanent$/))
      .waitFor();
    const powers = region(page, 'What the creator can still do');
    await powers.getByText(/^Remove 10\s% of the LP from .*\.$/).waitFor();
    await powers.getByText(/^Can't mint tokens/).waitFor();
    await region(page, 'What backs it').getByText('No asset backing shown').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await region(page, 'Who holds it').getByRole('button', { name: '3 holders' }).click();
    const holders = page.getByRole('dialog', { name: 'Holders of SALT' });
    await expect.poll(() => holders.getByRole('listitem').count()).toBe(4);
    await holders.getByText('Pool', { exact: true }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('stands where it was left when one comes back', { tags: 'deep' }, async () => {
    const { page, leave } = await visit(on.browser, on.site.url);
    await page.goto(`/token/${salt.address}`);
    const trades = region(page, 'Latest trades');
    await trades.getByRole('listitem').first().waitFor();
    await region(page, 'Safety score').getByRole('status').waitFor();
    const proof = page.getByRole('link', { name: 'Lock proof' });
    // What comes late above it would move it.
    await isLoaded(page);
    await proof.scrollIntoViewIfNeeded();
    const depth = await page.evaluate(() => scrollY);
    expect(depth).toBeGreaterThan(1000);
    await proof.click();
    await page.waitForURL(/coin=/);
    await page.goBack();
    await trades.waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
    await leave();
  });

  it.runIf(isDeep)('tells how often texts changed, and proves that none is missing', async () => {
    const creator = await signIn(on.site.url, salt.creator.privateKey);
    const edit = (texts: Record<string, string>) =>
      creator.post(paths.tokenLaunch.update, { tokenAddress: salt.address, ...texts });
    await edit({ description: 'Salt from small pans.', website: 'https://salt.example/a' });
    await edit({ description: 'Salt from the best pans.' });
    const { page, complaints, leave } = await visit(on.browser, on.site.url, { width: 360 });
    await page.goto(`/token/${salt.address}`);
    const about = region(page, 'About');
    await about.getByText('Salt from the best pans.').waitFor();
    const link = about.getByRole('link', { name: /salt\.example/ });
    expect(await link.getAttribute('rel')).toContain('noopener');
    await about.getByText('Texts edited 2 times').waitFor();
    await about.getByRole('button', { name: 'See all texts' }).click();
    const log = page.getByRole('dialog', { name: 'All edits' });
    await log.getByText('Salt from small pans.').waitFor();
    await log.getByText(/no edit is missing or altered/).waitFor();
    await page.keyboard.press('Escape');
    // Rewritten under the eyes of a reader, who hears of it with the next look at the server.
    await edit({ description: 'Salt from any pans.' });
    await page.clock.install();
    await page.reload();
    await about.getByText('Salt from any pans.').waitFor();
    await edit({ description: 'No salt at all.' });
    await page.clock.runFor(31_000);
    await about.getByText(/edited these texts while you had this page open/).waitFor();
    await about.getByText('No salt at all.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await leave();
  });

  it.runIf(isDeep)(
    'speaks of a real-world asset only beside a whole card of evidence (S1.45)',
    async () => {
      const creator = await signIn(on.site.url, salt.creator.privateKey);
      const edit = (texts: Record<string, string>) =>
        creator.post(paths.tokenLaunch.update, { tokenAddress: salt.address, ...texts });
      const paper = utf8ToBytes('A valuation of nine salt pans.');
      const yesterday = on.site.devnet.chain.head().timestamp - 86_400_000;
      const card = {
        ...{
          issuer: 'Salt Pans Ltd',
          claim: 'A fortieth of the yearly salt',
          custodian: 'A notary',
        },
        ...{ attestedAt: String(yesterday), documentUrl: 'https://salt.example/valuation.pdf' },
        ...{ documentHash: toHex(sha256(paper)), redemption: 'Each autumn, at the pans' },
        assetValue: '520,000 U',
      };
      await edit(card);
      const { page, complaints, leave } = await visit(on.browser, on.site.url);
      const behind = region(page, 'What backs it');
      await page.goto(`/token/${salt.address}`);
      await behind.getByText('No asset backing shown').waitFor();
      expect(await page.getByText(/real-world asset/i).count()).toBe(0);

      await edit({ excluded: 'Residents of listed countries' });
      await page.reload();
      await page.getByText('Evidence shown').waitFor();
      await behind.getByText('real-world asset').waitFor();
      for (const text of [
        card.issuer,
        card.claim,
        card.custodian,
        'Residents of listed countries',
      ]) {
        await behind.getByText(text).waitFor();
      }
      await behind.getByText(/1 day ago$/).waitFor();
      const file = (content: Uint8Array) => ({
        ...{ name: 'valuation.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) },
      });
      await behind.getByLabel('Compare a file').setInputFiles(file(paper));
      await behind.getByText(/^Match:/).waitFor();
      const other = file(utf8ToBytes('Another'));
      await behind.getByLabel('Compare a file').setInputFiles(other);
      await behind.getByText(/^No match:/).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);

      // Where it is bought, the claim is in full.
      await page.goto(`/presale?token=${salt.address}`);
      const owned = region(page, 'What you would own');
      await owned.getByText(card.claim).waitFor();
      await owned.getByText(card.redemption).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const noBacking = page.getByText(/^No asset backing shown/);
      const open = await makeLaunch(on.site, { name: 'Glass Orchard', symbol: 'GLAS' });
      await on.site.indexed();
      await page.goto(`/presale?token=${open.address}`);
      await noBacking.waitFor();
      // Of a sale that failed there is nothing to weigh: its buyers take their money back.
      await page.goto(`/presale?token=${crane.address}`);
      await page.getByText('Refund', { exact: true }).first().waitFor();
      expect(await noBacking.count()).toBe(0);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  it.runIf(isDeep)(
    'tells of a presale that failed, and of addresses that are none, in Chinese',
    async () => {
      const { page, leave } = await visit(on.browser, on.site.url, { locale: 'zh-TW' });
      await page.goto(`/token/${crane.address}`);
      await page.getByRole('heading', { level: 2, name: 'Paper Crane' }).waitFor();
      await page.getByText('可退款', { exact: true }).waitFor();
      await page.getByText('未達軟頂，每位買家都可全額退款。').waitFor();
      await page.getByText('無法阻擋退款。').waitFor();
      const way = page.getByRole('link', { name: '取回款項' });
      expect(await way.getAttribute('href')).toBe(`/presale?token=${crane.address}`);
      expect(await accessibilityProblems(page)).toEqual([]);
      for (const nobody of [on.site.role('keeper').address, 'T-not-an-address']) {
        await page.goto(`/token/${nobody}`);
        await page.getByText('找不到此代幣').waitFor();
      }
      await leave();
    },
  );

  it('believes neither contracts nor score of a server that lies, in Chinese', {
    tags: 'deep',
  }, async () => {
    const { page, leave } = await visit(on.browser, on.site.url, { locale: 'zh-TW' });
    await page.route(`**${paths.tokenLaunch.get}`, async (route) => {
      const answer = await (await route.fetch()).json();
      answer.data.score += 7;
      answer.data.presaleAddress = on.site.role('keeper').address;
      await route.fulfill({ json: answer });
    });
    await page.goto(`/token/${salt.address}`);
    const contracts = region(page, '四個合約');
    await contracts.getByText('並非由我們的工廠合約建立，請勿在此購買。').waitFor();
    expect(await contracts.getByText('並非由我們的工廠合約建立：').count()).toBe(1);
    await region(page, '安全評分')
      .getByText(/伺服器為/)
      .waitFor();
    await leave();
  });
});

describe.each(['en', 'zh-TW'] as const)('a coin of the platform, %s', (locale) => {
  const t = appTexts(locale);

  it('has a page with its price, pools and contract, and no score', async () => {
    const { page, complaints, leave } = await visit(on.browser, on.site.url, { locale });
    for (const [coin, name] of [
      ['usdt', 'Tether USD'],
      ['vlm', 'Vellum'],
    ] as const) {
      await page.goto(`/token/${fromHexAddress(contractAt(on.site, coin))}`);
      await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
      const chart = region(page, t('priceChart.chart'));
      await chart.getByRole('slider', { name: t('priceChart.candle') }).waitFor();
      await chart.locator('[data-chart] canvas').first().waitFor();
      await expect
        .poll(() => region(page, t('coinPage.pools')).getByRole('listitem').count())
        .toBeGreaterThan(0);
      expect(await page.getByRole('region', { name: t('tokenPage.safetyTitle') }).count()).toBe(0);
      await page.getByText(t('coinPage.platform'), { exact: true }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    // In Taiwan a price that rises is red, unless its reader wants otherwise.
    const ink = (name: string) =>
      page.evaluate(
        (of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(),
        name,
      );
    expect(await ink('--rise')).toBe(await ink(locale === 'en' ? '--up' : '--down'));
    await page.goto('/settings');
    const other = locale === 'en' ? t('ui.riseRed') : t('ui.riseGreen');
    await page.getByText(other, { exact: true }).click();
    await expect.poll(() => ink('--rise')).toBe(await ink(locale === 'en' ? '--down' : '--up'));
    await page.reload();
    await page.getByRole('radio', { name: other, exact: true, checked: true }).waitFor();
    expect(await ink('--rise')).toBe(await ink(locale === 'en' ? '--down' : '--up'));
    expect(complaints).toEqual([]);
    await leave();
  });
});
