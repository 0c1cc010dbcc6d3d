import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { streamStake, termStake } from '@vellum/contracts/staking';
import { describe, expect, it } from 'vitest';
import { Collector } from '../cards/collector.ts';
import { contractAt, fundByFees, fundTerms, giveLp, giveVlm, pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { journeyWays } from '../visitor/ways.ts';

const on = onStack({ prices: true });

const STAKE = 20_000_000n;
const MONTH = 30n * 86_400n;

describe.each(journeyWays)('what waits, $what', (way) => {
  it('is one list on Home, Me and its page, and each row opens exactly that thing', async () => {
    const { site } = on;
    const holder = await Collector.arrive(on, way);
    const { page, app, account, t } = holder;

    // Nothing waits for someone new.
    await page.goto('/waiting');
    await app.getByRole('heading', { name: t('waiting.emptyTitle') }).waitFor();
    await app.getByText(t('waiting.signInText')).waitFor();
    await app.getByRole('link', { name: t('waiting.explore') }).waitFor();
    await holder.expectAccessible();

    await fundTerms(site, 1_000n);
    await giveLp(site, account, 50n);
    await giveVlm(site, account, STAKE);
    const lp = await site.read('vlmWtrx', trc20.balanceOf(account.address));
    await holder.does(cards.pledge(await holder.owns(), MONTH));
    await site.send(account, 'vlmWtrx', trc20.approve(contractAt(site, 'lpStake'), lp));
    await site.send(account, 'lpStake', streamStake.stake(lp));
    await site.send(account, 'vlm', trc20.approve(contractAt(site, 'termStake'), STAKE));
    await site.send(account, 'termStake', termStake.stake(STAKE, 0n, 0n));
    await fundByFees(site);
    await pass(site, 31);

    // The same rows first on Home, with their number, and at Me.
    await page.goto('/');
    const preview = app.getByRole('region', { name: t('waiting.title') });
    await preview.getByRole('listitem').first().waitFor();
    const first = await preview.getByRole('listitem').allTextContents();
    const number = await preview.getByRole('heading').locator('span').textContent();
    await app
      .getByRole('navigation', { name: t('app.navigation') })
      .getByText(t('app.waitingNow', { n: Number(number) }))
      .waitFor();
    await page.goto('/me');
    await preview.getByRole('listitem').first().waitFor();
    expect(await preview.getByRole('listitem').allTextContents()).toEqual(first);
    await preview.getByRole('link', { name: t('waiting.seeAll') }).click();

    const list = (name: Parameters<typeof t>[0]) =>
      app.getByRole('list', { name: t(name), exact: true });
    await list('waiting.ready').getByRole('link').first().waitFor();
    const ready = await list('waiting.ready').getByRole('listitem').count();
    const rewards = await list('waiting.rewards').getByRole('listitem').count();
    expect(ready + rewards).toBe(Number(number));
    await app.getByText(t('waiting.signInText')).waitFor();
    await holder.expectAccessible();

    const row = list('waiting.ready').getByRole('link', { name: t('waiting.do_unstake') });
    await row.click();
    await app
      .locator('[data-aimed]')
      .or(app.getByRole('button', { name: t('wallet.signIn') }))
      .first()
      .waitFor();
    if ((await app.locator('[data-aimed]').count()) === 0) await holder.signIn();
    const stake = app.locator('[data-aimed]');
    await stake.getByRole('button').first().click();
    await holder.confirm(t('earn.closeReview'));
    await holder.close(t.like('earn.closeDone'));

    // What was taken is gone from the list, and unfinished actions are not hidden any more.
    await page.goto('/waiting');
    await list('waiting.ready').getByRole('link').first().waitFor();
    expect(await list('waiting.ready').getByRole('listitem').count()).toBe(ready - 1);
    expect(await app.getByText(t('waiting.signInText')).count()).toBe(0);
    await list('waiting.ready')
      .getByRole('link', { name: t('waiting.do_unlock') })
      .click();
    await page.waitForURL(/nftDetail\?id=/);
    expect(holder.visitor.complaints).toEqual([]);
    await holder.visitor.leave();
  });
});
