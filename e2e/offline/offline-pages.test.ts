// @module-tag deep

import { describe, expect, it } from 'vitest';
import { keptKeys } from '../browser/stored-answers.ts';
import { Collector } from '../cards/collector.ts';
import { giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { makeLaunch, pass } from '../token-launch/launches.ts';
import { deepJourneyWays } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;

describe.each(deepJourneyWays)('without a network, $what', (way) => {
  it('every page that was opened shows what it had, and the wallet stays', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { name: 'Far Shore', symbol: 'FARS' });
    await pass(site, 2);
    const holder = await Collector.arrive(on, way, { keeps: true });
    const { app, page, account, t, visitor } = holder;
    const id = await holder.owns();
    const card = app.locator('main img[data-card]').first();
    const pages = [
      {
        path: '/',
        shows: app.getByRole('region', { name: t('portfolio.title') }),
        kept: `["portfolio","${account.address}"]`,
      },
      { path: '/nft', shows: card, kept: '["cards","levels"]' },
      { path: `/nftDetail?id=${id}`, shows: card, kept: `["cards","card","${id}"]` },
      {
        path: `/token/${launch.address}`,
        shows: app.getByRole('heading', { level: 2, name: launch.name }),
        kept: `["token-launch","one","${launch.address}"]`,
      },
      {
        path: '/pledgeLP',
        shows: app.getByText(t('staking.lpIntro')),
        kept: '["staking","lp","pools"]',
      },
    ];
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    for (const { path, shows, kept } of pages) {
      await page.goto(path);
      await shows.waitFor();
      await expect.poll(() => keptKeys(page)).toContain(kept);
    }
    expect(visitor.complaints).toEqual([]);

    await visitor.context.setOffline(true);
    for (const { path, shows } of pages) {
      await page.goto(path);
      await app.getByText(t('ui.offline')).waitFor();
      await shows.waitFor();
      await app.getByText(t.like('app.shownFrom')).waitFor();
      await holder.isConnected();
    }
    await holder.expectAccessible();

    await visitor.context.setOffline(false);
    await app.getByText(t('ui.offline')).waitFor({ state: 'detached' });
    await app.getByText(t.like('app.shownFrom')).waitFor({ state: 'detached' });
    await visitor.leave();
  });

  it('a page that was never opened says so, and nothing is signed while its form stays', async () => {
    const { site } = on;
    const holder = await Collector.arrive(on, way, { keeps: true });
    const { app, page, account, t, visitor } = holder;
    await giveVlm(site, account, 1_000n * COIN);
    await page.goto('/lockNew');
    await app.getByRole('radio', { name: /^VLM/ }).check();
    const amount = app.getByRole('textbox', { name: t('locks.amount'), exact: true });
    await amount.fill('250');
    const review = holder.button(t('locks.review'));
    await review.waitFor();

    await visitor.context.setOffline(true);
    expect(await holder.button(t('ui.offlineNow')).isDisabled()).toBe(true);
    await holder.isConnected();
    await visitor.context.setOffline(false);
    await review.click();
    await holder.dialog(t('locks.lockReview')).waitFor();
    await page.keyboard.press('Escape');
    expect(await amount.inputValue()).toBe('250');

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await visitor.context.setOffline(true);
    await page.goto('/dao');
    await app.getByText(t('app.notKeptText')).waitFor();
    await holder.isConnected();
    await visitor.leave();
  });
});
