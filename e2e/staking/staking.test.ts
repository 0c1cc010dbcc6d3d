import { readFile } from 'node:fs/promises';
import { trc20 } from '@vellum/contracts/coins';
import { streamStake, termStake } from '@vellum/contracts/staking';
import type { Address } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { holdWallet } from '../browser/held-requests.ts';
import { contractAt, fundByFees, fundTerms, giveLp, giveVlm, pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';
import { Staker } from './staker.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;

describe.each(journeyWays)('staking, $what', (way) => {
  it('LP earns, is claimed and taken back (S1.14 S2.19)', async () => {
    const { site } = on;
    const staker = await Staker.arrive(on, way);
    const { app, t, page, account } = staker;
    await giveLp(site, account, 1_000n);
    await fundByFees(site);
    const lp = await staker.balance('vlmWtrx');
    await page.goto('/assetStaking');
    await app.getByRole('table', { name: t('staking.waysTitle') }).waitFor();
    await staker.expectAccessible();
    await app.getByRole('link', { name: `${t('staking.lp')}: ${t('staking.stake')}` }).click();

    await staker.button(t('staking.reviewStake')).click();
    await staker.confirm(t('staking.stakeLpReview'), t('paidAction.triedLater'));
    await staker
      .dialog(staker.t('paidAction.done'))
      .getByText(staker.t.like('paidAction.cost_approvals'))
      .waitFor();
    await staker.close(t('staking.stakeLpDone'));
    expect(await site.read('lpStake', streamStake.stakeOf(account.address))).toBe(lp);
    await app.getByText(t('staking.shareOfPool', { share: '100 %' })).waitFor();
    await staker.button(t('ui.check')).click();
    await app.getByText(t.like('staking.lpProof')).waitFor();

    await pass(site, 10);
    await page.goto('/pledgeLP');
    const mine = app.getByRole('region', { name: t('staking.yourStake') });
    await mine.getByText(t('staking.earned')).waitFor();
    await staker.expectAccessible();
    const owed = await site.read('lpStake', streamStake.earned(account.address));
    expect(owed).toBeGreaterThan(0n);
    await staker.button(t('staking.claim')).click();
    await staker.confirm(t('earn.claimLpReview'));
    await staker.close(t('earn.claimLpDone'));
    const paid = await staker.balance('wtrx');
    expect(paid).toBeGreaterThanOrEqual(owed);
    await staker.button(t('wrap.unwrap')).click();
    await staker.confirm(t('wrap.unwrapReview'));
    await staker.close(t.like('wrap.unwrapDone'));
    expect(await staker.balance('wtrx')).toBe(0n);

    await app.getByText(t('staking.takeBack'), { exact: true }).first().click();
    await staker.button(t('staking.reviewTakeBack')).click();
    await staker.confirm(t('earn.unstakeReview'));
    await staker.close(t.like('earn.unstakeDone'));
    expect(await staker.balance('vlmWtrx')).toBe(lp);
    for (const what of ['didTakeBack', 'didClaim', 'didStake'] as const)
      await app
        .getByRole('listitem')
        .getByText(t(`staking.${what}`), { exact: true })
        .waitFor();
    await staker.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('staking, $what', (way) => {
  it('a coin comes back after 7 days with the quoted reward to the unit, or early without (S1.15 S2.20 S2.26)', async () => {
    const { site } = on;
    const staker = await Staker.arrive(on, way);
    const { app, t, page, account } = staker;
    await giveVlm(site, account, 1_500n * COIN);
    await fundTerms(site, 100_000n);
    await page.goto('/assetStaking');
    await staker.term(7).click();
    await app.getByRole('link', { name: `${t('staking.coin')}: ${t('staking.stake')}` }).click();

    // 1,000.5 at 2 % a year for 7 days, cut off as the contract does.
    await staker.amount(t('staking.stakeAmount')).fill('1000.5');
    await app.getByText('0.383753\u00a0VLM').first().waitFor();
    await staker.button(t('ui.check')).click();
    await app.getByText(t.like('staking.coinProof')).waitFor();
    await staker.expectAccessible();
    await staker.button(t('staking.reviewStake')).click();
    // The reward is less than the network takes for getting in and out.
    const review = staker.dialog(t('staking.stakeCoinReview', { days: 7 }));
    await review.getByText(t.like('paidAction.lossTitle')).waitFor();
    await review.getByText(t.like('paidAction.breakEven', { n: 7 })).waitFor();
    await staker.expectAccessible();
    await review.getByRole('button', { name: t('paidAction.changeStake') }).click();
    await review.waitFor({ state: 'detached' });
    await staker.button(t('staking.reviewStake')).click();
    await staker.confirm(t('staking.stakeCoinReview', { days: 7 }), t('paidAction.triedLater'));
    await staker.close(t('staking.stakeCoinDone', { amount: '1,000.50\u00a0VLM', days: 7 }));
    await staker.term(30).click();
    await staker.amount(t('staking.stakeAmount')).fill('400');
    await staker.button(t('staking.reviewStake')).click();
    await staker.confirm(t('staking.stakeCoinReview', { days: 30 }), t('paidAction.triedLater'));
    await staker.close(t('staking.stakeCoinDone', { amount: '400.00\u00a0VLM', days: 30 }));

    await app.getByRole('tab', { name: t('staking.myStakes') }).click();
    const rows = app.getByRole('article');
    await rows.filter({ hasText: t('staking.running', { days: 30 }) }).waitFor();
    const saving = page.waitForEvent('download');
    await rows
      .first()
      .getByRole('button', { name: t('staking.calendar') })
      .click();
    const file = await readFile(await (await saving).path(), 'utf8');
    const id = BigInt((await rows.first().getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? 0);
    expect(file).toContain(`DTSTART:${stamp(await dueTime(account.address, id))}`);
    await staker.expectAccessible();

    await pass(site, 7);
    await page.reload();
    const due = rows.filter({ hasText: t('staking.due') });
    await due
      .getByRole('button', { name: t('staking.close', { total: '1,000.883753\u00a0VLM' }) })
      .click();
    await staker.confirm(t('earn.closeReview'));
    await staker.close(t('earn.closeDone', { total: '1,000.883753\u00a0VLM' }));
    expect(await staker.balance('vlm')).toBe(1_100_383_753n);

    await staker.button(t('staking.closeEarly')).click();
    await staker
      .dialog(t('staking.closeEarlyReview'))
      .getByText(t.like('staking.closeEarlyLoses'))
      .waitFor();
    await staker.confirm(t('staking.closeEarlyReview'));
    await staker.close(t('staking.closeEarlyDone', { amount: '400.00\u00a0VLM' }));
    expect(await staker.balance('vlm')).toBe(1_500_383_753n);
    await rows.getByText(t('staking.closedEarly'), { exact: true }).waitFor();
    await rows.getByText(t('staking.closed'), { exact: true }).waitFor();
    await staker.visitor.leave();
  });
});

describe.each(journeyWays)('amounts, $what', (way) => {
  it('stay when they were typed before the wallet of the last visit is back', async () => {
    const staker = await Staker.arrive(on, way);
    const { page, t } = staker;
    for (const [path, label] of [
      ['/pledgeCoin', t('staking.stakeAmount')],
      ['/buyLP', t('liquidity.amount')],
    ] as const) {
      const letWalletCome = await holdWallet(page);
      await page.goto(path);
      await staker.amount(label).fill('12.5');
      letWalletCome();
      await staker.isConnected();
      expect(await staker.amount(label).inputValue()).toBe('12.5');
    }
    await staker.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('messages of staking, $what', (way) => {
  it('come before anything is signed (S5.16 S5.17 S5.18 S5.19 S5.20)', async () => {
    const { site } = on;
    const staker = await Staker.arrive(on, way);
    const { app, t, page, account } = staker;
    await fundTerms(site, 10_000n);
    await page.goto('/pledgeCoin');
    await app.getByRole('link', { name: t('staking.getVlm') }).waitFor();
    await giveVlm(site, account, 100n * COIN);
    await page.reload();
    const amount = staker.amount(t('staking.stakeAmount'));
    await staker.button(t('staking.enterStake')).waitFor();
    expect(await staker.button(t('staking.enterStake')).isDisabled()).toBe(true);
    await expect.poll(() => app.getByRole('link', { name: t('staking.getVlm') }).count()).toBe(0);
    await amount.fill('0');
    await app.getByText(t('error.AMOUNT_ZERO')).waitFor();
    await amount.fill('100.000001');
    await app.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'VLM' })).waitFor();
    expect(await staker.button(t('staking.tooLittle')).isDisabled()).toBe(true);
    await amount.fill('9.999999');
    await app.getByText(t.like('error.BELOW_MINIMUM', { min: /10\.00\sVLM/ })).waitFor();
    expect(await staker.button(t('staking.belowMinimum')).isDisabled()).toBe(true);

    await giveLp(site, account, 10n);
    const lp = await staker.balance('vlmWtrx');
    await staker.does('vlmWtrx', trc20.approve(contractAt(site, 'lpStake'), lp));
    await staker.does('lpStake', streamStake.stake(lp));
    await page.goto('/pledgeLP');
    await app.getByText(t('staking.takeBack'), { exact: true }).first().click();
    await app.getByText(t('earn.lpAmount'), { exact: true }).click();
    await staker.amount(t('earn.lpBy', { coin: 'TRX' })).fill('1000000');
    await app.getByText(t('error.INSUFFICIENT_UNLOCKABLE')).waitFor();
    expect(await staker.button(t('staking.notSoMuchStaked')).isDisabled()).toBe(true);

    const stake = 20n * COIN;
    await staker.does('vlm', trc20.approve(contractAt(site, 'termStake'), stake));
    await staker.does('termStake', termStake.stake(stake, 0n, 0n));
    await page.goto('/pledgeCoin?view=mine');
    await app.getByText(t.like('staking.earlyFrom')).waitFor();
    expect(await staker.button(t('staking.notYet')).isDisabled()).toBe(true);
    await staker.visitor.leave();
  });

  it('come when the phase is over, and after a transaction that failed on chain (S5.22 S8.09 S8.21)', async () => {
    const { site } = on;
    const staker = await Staker.arrive(on, way);
    const { app, t, page, account } = staker;
    await giveLp(site, account, 10n);
    await fundByFees(site);
    const lp = await staker.balance('vlmWtrx');
    await staker.does('vlmWtrx', trc20.approve(contractAt(site, 'lpStake'), lp));
    await page.goto('/pledgeLP');
    await staker.button(t('staking.reviewStake')).click();
    await beOvertaken(site, staker, t('staking.stakeLpReview'), () =>
      site.send(account, 'vlmWtrx', trc20.transfer(site.role('deployer').address, 1n)),
    );
    await app.getByText(t.like('error.PLEDGE_ERROR')).first().waitFor();

    await staker.does('lpStake', streamStake.stake(lp - 1n));
    await page.goto('/pledgeLP');
    await app.getByText(t('staking.takeBack'), { exact: true }).first().click();
    await staker.button(t('staking.reviewTakeBack')).click();
    await beOvertaken(site, staker, t('earn.unstakeReview'), () =>
      site.send(account, 'lpStake', streamStake.withdraw(1n)),
    );
    await app.getByText(t.like('error.UNLOCK_ERROR')).first().waitFor();

    await pass(site, 60);
    await page.goto('/pledgeLP');
    expect(await staker.button(t('staking.ended')).isDisabled()).toBe(true);
    await staker.visitor.leave();
  });
});

/** Milliseconds at which a stake is due, by the contract. */
async function dueTime(owner: Address, id: bigint): Promise<number> {
  const { unlockTime } = await on.site.read('termStake', termStake.position(owner, id));
  return Number(unlockTime) * 1000;
}

/** As calendars write it. */
function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+|[-:]/g, '');
}
