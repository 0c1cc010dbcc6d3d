import { readFile } from 'node:fs/promises';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { termStake } from '@vellum/contracts/staking';
import { describe, expect, it } from 'vitest';
import { Collector } from '../cards/collector.ts';
import { contractAt, fundTerms, giveLp, giveVlm, pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { visit } from '../visitor/visitor.ts';
import { deepJourneyWays } from '../visitor/ways.ts';

const on = onStack({ prices: true });

const STAKE = 20_000_000n;

/** `1,234.56` as a number of cents. */
const centsIn = (text: string) => BigInt(text.replace(/[^\d.]/g, '').replace('.', ''));

describe.each(deepJourneyWays)('the portfolio, $what', (way) => {
  it('values every position, sums to the total, opens the thing, and keeps the line', {
    tags: 'deep',
  }, async () => {
    const { site } = on;
    const holder = await Collector.arrive(on, way);
    const { page, app, account, t } = holder;
    await fundTerms(site, 1_000n);
    await giveLp(site, account, 50n);
    await giveVlm(site, account, STAKE * 2n);
    await holder.owns();
    await site.send(account, 'vlm', trc20.approve(contractAt(site, 'termStake'), STAKE));
    await site.send(account, 'termStake', termStake.stake(STAKE, 0n, 0n));
    await site.indexed();

    // Home begins with the certificate, whose serial leads to the proof.
    await page.goto('/');
    const certificate = app.getByRole('region', { name: t('portfolio.title') });
    await certificate.getByText(t('portfolio.split_staked')).waitFor();
    await certificate
      .getByRole('link', { name: t.like('portfolio.verify', { n: /.+/ }) })
      .waitFor();
    await app.getByRole('navigation', { name: t('portfolio.actions') }).waitFor();
    await holder.expectAccessible();
    await certificate.getByRole('link', { name: t('portfolio.title'), exact: true }).click();

    // Every row has a value or says that it has none; sections and holders sum to one total.
    const section = (name: Parameters<typeof t>[0]) =>
      app.getByRole('list', { name: t(name), exact: true });
    await section('portfolio.group_staking').getByRole('link').first().waitFor();
    await section('portfolio.group_cards').getByRole('link').first().waitFor();
    const wallet = section('portfolio.group_wallet');
    await wallet.getByText(t('portfolio.pool', { coins: 'VLM + TRX' })).waitFor();
    const holders = app.getByRole('region', { name: t('portfolio.holder') }).locator('dd');
    const [inWallet, inContracts, total] = (await holders.allTextContents()).map(centsIn);
    expect(inWallet! + inContracts!).toBe(total);
    expect(total).toBeGreaterThan(0n);
    const head = await app.locator('main .text-40').first().textContent();
    expect(centsIn(head ?? '')).toBe(total);

    // The line is one's own.
    await app.getByRole('button', { name: t('ui.signIn'), exact: true }).click();
    await holder.agreeToSignIn();
    await app.getByText(t('portfolio.startsToday')).waitFor();
    for (const days of [1, 1, 4]) {
      await pass(site, days);
      await page.reload();
      await app.getByText(t('portfolio.holder')).waitFor();
      await app.getByText(t('portfolio.gained')).waitFor();
    }
    const line = app.getByRole('img', { name: t.like('portfolio.lineLabel') });
    await line.waitFor();
    expect(await line.locator('[data-gap]').count()).toBe(1);
    await app.getByText(t.like('portfolio.since')).waitFor();
    await holder.expectAccessible();

    const download = page.waitForEvent('download');
    await holder.button(t('portfolio.exportCsv')).click();
    const csv = await readFile((await (await download).path())!, 'utf8');
    expect(csv).toMatch(/^time,block,kind,/);
    expect(csv).toMatch(/,termStake,/);

    await section('portfolio.group_staking').getByRole('link').first().click();
    await app.locator('[data-aimed]').waitFor();
    expect(holder.visitor.complaints).toEqual([]);
    await holder.visitor.leave();
  });
});

it('the public part is for anybody, the file and the days are not', async () => {
  const { page, leave } = await visit(on.browser, on.site.url);
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Connect a wallet' }).waitFor();
  const address = on.site.role('deployer').address;
  const ask = (path: string, form: Record<string, string>) =>
    fetch(on.site.url + path, { method: 'POST', body: new URLSearchParams(form) });
  const told = await ask(paths.portfolio.get, { address });
  expect([told.status, told.headers.get('x-robots-tag')]).toEqual([
    200,
    'noindex, nofollow, noarchive',
  ]);
  expect((await ask(paths.portfolio.mine, {})).status).toBe(401);
  expect((await fetch(on.site.url + paths.portfolio.export)).status).toBe(401);
  await leave();
});
