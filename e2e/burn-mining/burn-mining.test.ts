// @module-tag deep

import { burnMine } from '@vellum/contracts/burn-mining';
import { testUsdt, trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { describe, expect, it } from 'vitest';
import { contractAt, fundByFees, giveVlm, pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { Staker } from '../staking/staker.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { deepJourneyWays, deepRefusalWays, isDeep } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;

/** VLM and USDT in whole coins. */
async function give(to: Account, vlm: bigint, usdt: bigint): Promise<void> {
  await giveVlm(on.site, to, vlm * COIN);
  await on.site.send(on.site.role('deployer'), 'usdt', testUsdt.mint(to.address, usdt * COIN));
}

const powerOf = ({ address }: Account) => on.site.read('burnMine', burnMine.powerOf(address));

/** Gets ready to sell so much VLM for USDT that its price falls by a few percent. */
async function readyToSell(): Promise<() => Promise<void>> {
  const { site } = on;
  const seller = site.role('deployer');
  const amount = 40_000n * COIN;
  const path = [contractAt(site, 'vlm'), contractAt(site, 'usdt')];
  await site.send(seller, 'vlm', trc20.approve(contractAt(site, 'router'), amount));
  const later = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000) + 3_600);
  return () => site.send(seller, 'router', router.swap(amount, 0n, path, seller.address, later));
}

describe.each(deepJourneyWays)('computing power, $what', (way) => {
  const t = appTexts(way.locale);

  it('grows by a burn and by a swap to burn, and its reward arrives (S1.16 S1.17 S1.18 S1.19 S2.21)', async () => {
    const { site } = on;
    const burner = await Staker.arrive(on, way);
    const { app, page, account } = burner;
    await give(account, 1_000n, 100n);
    await page.goto('/destroy');

    // Either side can be entered; the other follows at about 0.1 U a coin.
    await burner.amount(t('burn.youBurn')).fill('250');
    const power = burner.amount(t('burn.powerGained'));
    await expect.poll(() => power.inputValue().then(Number)).toBeCloseTo(25, 0);
    await power.fill('50');
    const given = burner.amount(t('burn.youBurn'));
    await expect.poll(() => given.inputValue().then(Number)).toBeCloseTo(500, -1);
    await app.getByText(t('burn.permanent')).waitFor();
    expect(await burner.button(t('burn.confirmFirst')).isDisabled()).toBe(true);
    await app.getByText(t('burn.understand')).click();
    await burner.expectAccessible();
    await burner.button(t.like('burn.review')).click();
    await burner.confirm(t('burn.burnReview'), burner.t('paidAction.triedLater'));
    await burner.close(t('burn.burnDone', { power: '50.00\u00a0U' }));
    expect(await powerOf(account)).toBe(50n * COIN);
    expect(await given.inputValue()).toBe('');
    expect(await burner.balance('vlm')).toBeLessThan(510n * COIN);

    await app.getByRole('tab', { name: t('burn.swapToBurn') }).click();
    await burner.amount(t('burn.youPay')).fill('20');
    await expect
      .poll(() => burner.amount(t('burn.burnedForYou')).inputValue().then(Number))
      .toBeCloseTo(199, -1);
    await app.getByText(t('burn.understand')).click();
    await burner.button(t.like('burn.reviewSwap')).click();
    await burner.confirm(t('burn.swapReview'), burner.t('paidAction.triedLater'));
    await burner.close(t('burn.burnDone', { power: '20.00\u00a0U' }));
    expect(await powerOf(account)).toBe(70n * COIN);
    expect(await burner.balance('usdt')).toBe(80n * COIN);

    await fundByFees(site);
    await pass(site, 5);
    await page.reload();
    await app.getByText(t.like('burn.ofAll')).waitFor();
    const owed = await site.read('burnMine', burnMine.earned(account.address));
    expect(owed).toBeGreaterThan(0n);
    await burner.button(t('burn.claim')).click();
    await burner.confirm(t('earn.claimBurnReview'));
    await burner.close(t('earn.claimBurnDone'));
    expect(await burner.balance('wtrx')).toBeGreaterThanOrEqual(owed);

    const burned = app.getByRole('region', { name: t('burn.burned') });
    await burned.getByText(t('burn.proofEqual')).waitFor();
    await burned.getByRole('button', { name: t('ui.check') }).click();
    const [burns, total] = await Promise.all([
      site.read('burnMine', burnMine.lastId()),
      site.read('burnMine', burnMine.totalPower()),
    ]);
    await burned
      .getByText(t.like('burn.chainEqual', { burns: Number(burns), power: `${total / COIN}.00` }))
      .waitFor();
    const nodes = app.getByRole('region', { name: t('burn.nodes') }).locator('dd');
    expect(await nodes.allInnerTexts()).toHaveLength(5);
    expect(await nodes.nth(1).textContent()).toBe(`${total / COIN} U`);
    const records = app.getByRole('region', { name: t('burn.records') });
    const rows = () => records.getByRole('listitem').allInnerTexts();
    await expect.poll(() => rows().then((all) => all.length)).toBe(2);
    expect((await rows()).join()).toMatch(/\+20\.00.*\+50\.00/s);
    await records.getByText(t('burn.all'), { exact: true }).click();
    await expect.poll(() => rows().then((all) => all.length)).toBeGreaterThanOrEqual(2);
    await burner.expectAccessible();
    expect(burner.visitor.complaints).toEqual([]);
    await burner.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('messages of burning, $what', (way) => {
  const t = appTexts(way.locale);

  it('come before anything is signed, or after it failed (S8.18 S8.19)', async () => {
    const { site } = on;
    const burner = await Staker.arrive(on, way);
    const { app, page, account } = burner;
    await give(account, 20_000n, 10n);
    await site.send(account, 'vlm', trc20.approve(contractAt(site, 'burnMine'), 20_000n * COIN));
    await page.goto('/destroy');
    const amount = burner.amount(t('burn.youBurn'));
    expect(await burner.button(t('burn.enterAmount')).isDisabled()).toBe(true);
    await amount.fill('0');
    await app.getByText(t('error.AMOUNT_ZERO')).waitFor();
    expect(await burner.button(t('burn.seeAmount')).isDisabled()).toBe(true);
    await amount.fill('0.000001');
    await app.getByText(t.like('error.BELOW_MINIMUM', { min: /0\.0000\d+\u00a0VLM/ })).waitFor();
    await amount.fill('20000.1');
    await app.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'VLM' })).waitFor();
    await amount.fill('19999');
    await app.getByText(t.like('error.BURN_BLOCK_CAP', { room: /[\d,.]+/ })).waitFor();
    await burner.expectAccessible();

    await amount.fill('100');
    await app.getByText(t('burn.understand')).click();
    const sell = await readyToSell();
    await burner.button(t.like('burn.review')).click();
    await beOvertaken(site, burner, t('burn.burnReview'), sell);
    await app.getByText(t.because('BURN_ERROR', 'PRICE_DIFFERS')).first().waitFor();
    expect(await powerOf(account)).toBe(0n);
    await pass(site, 1);

    await page.goto('/destroy');
    await app.getByRole('tab', { name: t('burn.swapToBurn') }).click();
    await burner.amount(t('burn.youPay')).fill('11');
    await app.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'USDT' })).waitFor();
    await burner.amount(t('burn.youPay')).fill('10');
    await app.getByText(t('burn.understand')).click();
    await burner.button(t.like('burn.reviewSwap')).click();
    await burner.wallet.breakNext(page);
    await burner.confirm(t('burn.swapReview'), burner.t('paidAction.triedLater'));
    await app.getByText(t.like('error.SWAP_TO_BURN_ERROR')).first().waitFor();
    expect(await powerOf(account)).toBe(0n);
    await burner.visitor.leave();
  });
});
