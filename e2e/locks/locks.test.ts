// @module-tag deep

import { readFile } from 'node:fs/promises';
import { trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { locker } from '@vellum/contracts/locks';
import { describe, expect, it } from 'vitest';
import { contractAt, giveVlm, pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { pendingBy } from '../stack/sent-by.ts';
import { Staker } from '../staking/staker.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { deepJourneyWays, deepRefusalWays, isDeep } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;
const DAY = 86_400n;

/** The newest lock there is. */
async function lastLock() {
  const count = await on.site.read('locker', locker.count());
  return on.site.read('locker', locker.lockAt(count - 1n));
}

/** `20270630T142000Z` of seconds. */
const stamp = (seconds: bigint) =>
  new Date(Number(seconds) * 1000).toISOString().replace(/\.\d+|[-:]/g, '');

/** Gets ready to sell so much VLM for TRX that its price falls by more than any zap allows. */
async function readyToSell(): Promise<() => Promise<void>> {
  const { site } = on;
  const seller = site.role('deployer');
  const amount = 20_000n * COIN;
  const path = [contractAt(site, 'vlm'), contractAt(site, 'wtrx')];
  await site.send(seller, 'vlm', trc20.approve(contractAt(site, 'router'), amount));
  const later = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000) + 3_600);
  const call = router.swapForTrx(amount, 0n, path, seller.address, later);
  return () => site.send(seller, 'router', call);
}

describe.each(deepJourneyWays)('locks, $what', (way) => {
  const t = appTexts(way.locale);

  it('are made for a friend, made longer, proved, and taken out when due (S4.08)', async () => {
    const { site } = on;
    const giver = await Staker.arrive(on, way);
    const friend = await Staker.arrive(on, way);
    await giveVlm(site, giver.account, 1_000n * COIN);
    await giver.page.goto('/lockNew');
    const coin = giver.app.getByRole('radio', { name: /^VLM 1,000$/ });
    await coin.waitFor();
    expect(await giver.amount(t('locks.amount')).isDisabled()).toBe(true);
    await coin.check();
    await giver.amount(t('locks.amount')).fill('250');
    await giver.app.getByText(t('locks.forOther'), { exact: true }).click();
    await giver.app.getByLabel(t('locks.receiver')).fill(friend.account.address);
    expect(await giver.button(t('locks.compareFirst')).isDisabled()).toBe(true);
    await giver.app.getByText(t('cards.confirmReceiver')).click();
    await giver.expectAccessible();
    await giver.button(t('locks.review')).click();
    await giver.confirm(t('locks.lockReview'), giver.t('paidAction.triedLater'));
    const seal = giver.dialog(giver.t('paidAction.done'));
    await seal.getByText(t.like('locks.lockDone', { amount: '250.00\u00a0VLM' })).waitFor();
    await seal.getByRole('link', { name: t('locks.seeLocks') }).click();
    await site.indexed();
    await giver.app.getByRole('tab', { name: t('locks.forOthers') }).click();
    await giver.app.getByRole('listitem').getByText('250').waitFor();
    const made = await lastLock();

    await friend.page.goto('/locks');
    await friend.app.getByRole('tab', { name: t('locks.byOther') }).click();
    const row = friend.app.getByRole('listitem').getByRole('button');
    await row.getByText(t('locks.running'), { exact: true }).waitFor();
    await friend.expectAccessible();
    await row.click();
    const sheet = friend.app.getByRole('dialog');
    expect(await sheet.getByRole('button', { name: t('locks.notYet') }).isDisabled()).toBe(true);
    const saving = friend.page.waitForEvent('download');
    await sheet.getByRole('button', { name: t('locks.calendar') }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    expect(file).toContain(`DTSTART:${stamp(made.unlockTime)}`);
    await sheet.getByRole('button', { name: t('locks.extend') }).click();
    await sheet.getByLabel(t('locks.addDays')).fill('5');
    await sheet.getByRole('button', { name: t('locks.reviewExtension') }).click();
    await friend.confirm(t('locks.extendReview'));
    await friend.close(t.like('locks.extendDone', { amount: '250.00\u00a0VLM' }));
    const longer = await lastLock();
    expect(longer.unlockTime).toBe(made.unlockTime + 5n * DAY);

    await row.click();
    await sheet.getByRole('link', { name: t('locks.proof') }).click();
    await friend.app.getByText(t('locks.checkRight')).waitFor();
    await friend.app.getByText(t.like('locks.triedNow', { n: /\d+/ })).waitFor();
    await friend.expectAccessible();

    await pass(site, 36);
    await friend.page.goto('/locks');
    await friend.app.getByRole('tab', { name: t('locks.byOther') }).click();
    await row.getByText(t('locks.due'), { exact: true }).waitFor();
    await row.click();
    await sheet.getByRole('button', { name: t('locks.unlock') }).click();
    await friend.confirm(t('earn.unlockLockReview'));
    await friend.close(t('earn.unlockLockDone', { amount: '250.00\u00a0VLM' }));
    expect(await friend.balance('vlm')).toBe(250n * COIN);
    await row.getByText(t('locks.taken'), { exact: true }).waitFor();
    expect([...giver.visitor.complaints, ...friend.visitor.complaints]).toEqual([]);
    await giver.visitor.leave();
    await friend.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepJourneyWays)('locks, $what', (way) => {
  const t = appTexts(way.locale);

  it('hold bought LP for a day: confirming, waiting for release, released (S2.33 S4.12)', async () => {
    const { site } = on;
    const buyer = await Staker.arrive(on, way);
    const { app, page } = buyer;
    await page.goto('/buyLP');
    await buyer.amount(t('liquidity.amount')).fill('300');
    await buyer.expectAccessible();
    await buyer.button(t('liquidity.review')).click();
    await site.devnet.setMining({ mode: 'manual' });
    await buyer.confirm(t('liquidity.buyReview'));
    await expect.poll(() => pendingBy(site.devnet, buyer.account.address)).toBe(1);
    const rows = app.getByRole('listitem');
    await page.reload();
    await rows.getByText(t('liquidity.confirming'), { exact: true }).waitFor();
    await site.devnet.mine();
    await site.devnet.setMining({ mode: 'instant' });
    await site.indexed();
    await rows.getByText(t('liquidity.waitingRelease'), { exact: true }).waitFor();
    const { amount } = await lastLock();
    expect(amount).toBeGreaterThan(0n);

    await pass(site, 1);
    await page.reload();
    await rows.getByRole('button', { name: t('locks.unlock') }).click();
    await buyer.confirm(t('earn.unlockLockReview'));
    await buyer.close(t.like('earn.unlockLockDone'));
    expect(await buyer.balance('vlmWtrx')).toBe(amount);
    await rows.getByText(t('liquidity.releasedState'), { exact: true }).waitFor();
    await rows.getByRole('link', { name: t('liquidity.stake') }).waitFor();
    await buyer.expectAccessible();
    await buyer.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('messages of locks and LP, $what', (way) => {
  const t = appTexts(way.locale);

  it('come before anything is signed, and after it failed (S8.23)', async () => {
    const { site } = on;
    const holder = await Staker.arrive(on, way);
    const { app, page, account } = holder;
    const stranger = await site.account();
    await giveVlm(site, account, 100n * COIN);
    await site.send(account, 'vlm', trc20.approve(contractAt(site, 'locker'), 200n * COIN));
    await page.goto('/lockNew');
    expect(await holder.button(t('locks.chooseCoin')).isDisabled()).toBe(true);
    await app.getByRole('radio', { name: /^VLM/ }).check();
    expect(await holder.button(t('locks.enterAmount')).isDisabled()).toBe(true);
    await holder.amount(t('locks.amount')).fill('0');
    await app.getByText(t('error.AMOUNT_ZERO')).waitFor();
    await holder.amount(t('locks.amount')).fill('101');
    await app.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'VLM' })).waitFor();
    await holder.amount(t('locks.amount')).fill('60');
    await holder.amount(t('locks.howLong')).fill('3651');
    await app.getByText(t('error.LOCK_DAYS_RANGE', { min: 1, max: '3,650' })).waitFor();
    await holder.amount(t('locks.howLong')).fill('1');
    await app.getByText(t('locks.forOther'), { exact: true }).click();
    expect(await holder.button(t('locks.enterReceiver')).isDisabled()).toBe(true);
    await app.getByLabel(t('locks.receiver')).fill(account.address);
    await app.getByText(t('locks.ownAddress')).waitFor();
    await app.getByLabel(t('locks.receiver')).fill(stranger.address);
    await app.getByText(t('cards.confirmReceiver')).click();
    await holder.expectAccessible();
    await holder.button(t('locks.review')).click();
    // What is to be locked leaves the wallet first.
    const leave = () => site.send(account, 'vlm', trc20.transfer(stranger.address, 50n * COIN));
    await beOvertaken(site, holder, t('locks.lockReview'), leave);
    await app
      .getByText(t.because('LOCK_ERROR', 'INSUFFICIENT_BALANCE', { coin: 'VLM' }))
      .first()
      .waitFor();

    await holder.does('locker', locker.lock(50n * COIN, contractAt(site, 'vlm'), 1n));
    const { createTime } = await lastLock();
    await pass(site, 1);
    await page.goto('/locks');
    await app.getByRole('listitem').getByRole('button').click();
    await app
      .getByRole('dialog')
      .getByRole('button', { name: t('locks.unlock') })
      .click();
    const takeOut = () => site.send(account, 'locker', locker.unlock(createTime));
    await beOvertaken(site, holder, t('earn.unlockLockReview'), takeOut);
    await app.getByText(t.because('UNLOCK_ERROR', 'LOCK_UNKNOWN')).first().waitFor();
    await holder.visitor.leave();
  });

  it('of bought LP: amounts, a price that was bent, a purchase that failed (S5.14)', async () => {
    const { site } = on;
    const buyer = await Staker.arrive(on, way);
    const { app, page, account } = buyer;
    await giveVlm(site, account, 300n * COIN);
    await site.send(
      account,
      'vlm',
      trc20.approve(contractAt(site, 'liquidityHelper'), 300n * COIN),
    );
    await page.goto('/buyLP');
    const amount = buyer.amount(t('liquidity.amount'));
    expect(await buyer.button(t('locks.enterAmount')).isDisabled()).toBe(true);
    await amount.fill('0');
    await app.getByText(t('error.AMOUNT_ZERO')).waitFor();
    await amount.fill('0.000001');
    await app.getByText(t.like('error.BELOW_MINIMUM')).waitFor();
    await amount.fill('5000');
    await app.getByText(t.like('error.ZAP_TOO_LARGE')).first().waitFor();
    await amount.fill('20000');
    await app.getByText(t('error.INSUFFICIENT_TRX')).waitFor();

    await app.getByText(t('settings.contract_vlm'), { exact: true }).first().click();
    await amount.fill('301');
    await app.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'VLM' })).waitFor();
    await amount.fill('300');
    const sell = await readyToSell();
    await buyer.button(t('liquidity.review')).click();
    await beOvertaken(site, buyer, t('liquidity.buyReview'), sell);
    await app.getByText(t.because('PURCHASE_FAILED', 'PRICE_DIFFERS')).first().waitFor();
    await site.indexed();
    await page.reload();
    await app.getByRole('listitem').getByText(t('liquidity.failed'), { exact: true }).waitFor();
    await app.getByText(t.like('liquidity.priceOff')).first().waitFor();
    expect(await buyer.button(t('liquidity.waitForPrice')).isDisabled()).toBe(true);
    expect(await buyer.balance('vlm')).toBe(300n * COIN);
    await buyer.expectAccessible();
    await buyer.visitor.leave();
  });
});
