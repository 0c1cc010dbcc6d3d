import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { getAccount } from '@vellum/tron/client/accounts';
import { describe, expect, it } from 'vitest';
import { Collector } from '../cards/collector.ts';
import { nameProposers } from '../owner-console/name-proposers.ts';
import { onStack } from '../stack/on-stack.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';
import { Earner, earnFromThree, SOLID_LAG } from './earner.ts';
import { downloaded, shownSums, sumsOf } from './income-file.ts';

const on = onStack({ prices: true, solidLag: SOLID_LAG });
const DAY = 86_400_000;

const received = async (earner: Earner) =>
  on.site.read('payout', payout.claimedBy(earner.who.account.address));

/** TRX and WTRX of an address. */
async function coinsOf(address: Address) {
  const account = await getAccount(clientOf(on.site.devnet), toHexAddress(address));
  return {
    trx: account?.balance ?? 0n,
    wtrx: await on.site.read('wtrx', trc20.balanceOf(address)),
  };
}

/** `−1,234.5 TRX` in units. */
function unitsIn(text: string | null): bigint {
  const [, sign, whole = '', rest = ''] = /([+\u2212])([\d,]+)\.?(\d*)/.exec(text ?? '') ?? [];
  const units = BigInt(whole.replaceAll(',', '') + rest.padEnd(6, '0'));
  return sign === '+' ? units : -units;
}

describe.each(journeyWays)('payout income, $what', (way) => {
  it('below the minimum leaves only whole, and arrives through all states (S1.21 S4.11 S5.12)', {
    tags: 'deep',
  }, async () => {
    const earner = await Earner.arrive(on, way, 4n);
    const { who, t } = earner;
    const { app } = who;
    await earner.open('/withdraw');
    await earner.amount().fill('3');
    await app.getByText(t.like('error.BELOW_MINIMUM_WITHDRAWAL')).waitFor();
    await earner.press(t('ui.max'));
    await who.expectAccessible();
    await earner.press(t('withdrawal.sendAll'));
    await earner.expectState('packing');
    await earner.settle();
    await earner.expectState('confirming');
    await earner.settle();
    await earner.expectState('verifying');
    await who.expectAccessible();
    await earner.passDelay();
    await earner.expectState('transferring');
    await expect.poll(() => received(earner)).toBeGreaterThan(0n);
    await earner.settle();
    // A part of what was earned, and no loss.
    const had = app.locator('dl > div').filter({ hasText: t('withdrawal.received') });
    await expect.poll(() => had.textContent()).toMatch(/[^−\d][\d,.]+\s*TRX$/);
    expect(await had.textContent()).not.toContain('−');
    const past = app.getByRole('region', { name: t('withdrawal.history') });
    await past.getByRole('button', { name: t('incomeWords.state_success') }).click();
    await who
      .dialog(t('income.kind_withdrawal'))
      .getByText(t.like('incomeWords.says_success'))
      .waitFor();
    await who.expectAccessible();
    expect(who.transactionsSigned()).toEqual([]);
    await who.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('payout income, $what', (way) => {
  it('is claimed in part by an own transaction, and the rest stays (S2.32 S5.13)', async () => {
    const earner = await Earner.arrive(on, way, 6n);
    const { who, t } = earner;
    await earner.open('/claim?source=payout');
    await who.app.getByText(t.like('income.opensLater')).waitFor();
    await who.expectAccessible();
    await earner.becomesClaimable();
    await who.page.reload();
    await earner.amount().fill('50');
    await earner.press(t('income.claim'));
    await who.confirm(t('incomeWords.payoutReview'));
    await who.close(t('incomeWords.payoutDone', { amount: '50.00\u00a0TRX' }));
    expect(await received(earner)).toBe(50_000_000n);
    await who.page.goto('/incomeList');
    const list = who.app.getByRole('list', { name: t('income.records') });
    await list.getByRole('button', { name: /−50\.00/ }).waitFor();
    await who.visitor.leave();
  });

  it('of a vetoed root is back in the balance, with the reason', async () => {
    const earner = await Earner.arrive(on, way, 5n);
    const { who, t } = earner;
    const { app } = who;
    await earner.open('/withdraw');
    await earner.press(t('ui.max'));
    const balance = await earner.amount().inputValue();
    await earner.press(t('withdrawal.sendAll'));
    await earner.expectState('packing');
    await earner.settle();
    await earner.expectState('confirming');
    await earner.settle();
    await earner.expectState('verifying');
    const { root } = await on.site.read('payout', payout.pendingRoot());
    await on.site.send(on.site.role('guardian'), 'payout', payout.vetoRoot(root));
    await on.site.indexed();
    await app.getByText(t.like('withdrawal.vetoed')).first().waitFor();
    await app.getByText(t('withdrawal.pausedText')).waitFor();
    await earner.press(t('ui.max'));
    expect(await earner.amount().inputValue()).toBe(balance);
    const past = app.getByRole('region', { name: t('withdrawal.history') });
    await past.getByRole('button', { name: t('incomeWords.state_failed') }).click();
    await who.dialog(t('income.kind_withdrawal')).getByText(t.like('withdrawal.vetoed')).waitFor();
    await who.expectAccessible();
    await who.page.keyboard.press('Escape');
    // Nothing is proposed for a day after a refusal; then it can go out after all.
    await on.site.devnet.increaseTime(DAY);
    await earner.becomesClaimable();
    await earner.press(t('withdrawal.sendAll'));
    await earner.expectState('transferring');
    await expect.poll(() => received(earner)).toBeGreaterThan(40_000_000n);
    await who.visitor.leave();
    await nameProposers(on.site);
  });
});

describe.each(journeyWays)('income of several sources, $what', (way) => {
  it('is claimed in a row and stands in the books to the unit (S1.20 S2.22 S2.27)', async () => {
    const t = appTexts(way.locale);
    const holder = await Collector.arrive(on, way, { trx: 50_000 });
    const { app, page } = holder;
    await earnFromThree(on.site, holder);
    await page.goto('/myIncome');
    await holder.signIn();
    await app.getByRole('img', { name: t('income.last_days') }).waitFor();
    await holder.expectAccessible();
    await holder.button(t('income.claimAll')).click();
    await app.getByText(t('income.notWorth')).waitFor();
    await holder.expectAccessible();
    const { address } = holder.account;
    const before = await coinsOf(address);
    await holder.button(t('income.claimN', { n: 2 })).click();
    await holder.confirm(t('cards.claimReview'));
    await holder.confirm(t('incomeWords.bonusReview'));
    // Every coin rose by exactly what the receipt says, TRX less the fees that it says.
    const receipt = holder
      .dialog(t('paidAction.done'))
      .getByRole('region', { name: t('receipt.receipt') });
    await receipt.getByText(t('receipt.change'), { exact: true }).waitFor();
    const change = await receipt.getByRole('definition').last().textContent();
    const now = await coinsOf(address);
    expect(now.trx - before.trx).toBe(unitsIn(change));
    const came = receipt.getByRole('list', { name: t('receipt.received') }).getByRole('listitem');
    const wtrx = await came.filter({ hasText: 'WTRX' }).textContent();
    expect(now.wtrx - before.wtrx).toBe(unitsIn(wtrx));
    expect(now.wtrx).toBeGreaterThan(before.wtrx);
    await holder.close(t('income.rowDone', { done: 2, of: 2 }));
    expect(holder.transactionsSigned()).toHaveLength(2);
    expect(await on.site.read('feeVault', feeVault.bonusOf(address))).toBe(0n);
    expect((await on.site.read('cards', cards.accountOf(address))).credit).toBeGreaterThan(0n);

    await on.site.devnet.mine(SOLID_LAG);
    await on.site.indexed();
    await page.goto('/incomeList');
    const list = app.getByRole('list', { name: t('income.records') });
    await list
      .getByRole('button', { name: t('income.kind_received', { type: t('income.source_bonus') }) })
      .waitFor();
    await app.getByText(t('income.filter_withdrawal'), { exact: true }).click();
    await app.getByText(t('income.noneInFilter')).waitFor();
    await app.getByText(t('income.filter_bonus'), { exact: true }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    await app.getByText(t('income.asTable')).click();
    await app.getByRole('row').nth(1).waitFor();
    await holder.expectAccessible();
    await holder.button(t('income.exportCsv')).click();
    const sheet = holder.dialog(t('income.exportTitle'));
    await sheet.getByText(t('income.filter_all'), { exact: true }).click();
    await sheet.getByRole('region', { name: 'TRX', exact: true }).waitFor();
    const file = await downloaded(page, sheet.getByRole('link', { name: t('income.download') }));
    const types = ['saleCredit', 'bonus', 'cardPledge', 'bonus'];
    expect(file.map(({ type }) => type)).toEqual(types);
    const sums = (['opening', 'earned', 'returned', 'received', 'closing'] as const).map((sum) =>
      t(`income.${sum}`),
    );
    for (const coin of ['TRX', 'WTRX']) {
      const shown = sheet.getByRole('region', { name: coin, exact: true });
      expect(await shownSums(shown, sums)).toEqual(sumsOf(file, coin));
    }
    expect(sumsOf(file, 'TRX')[1]).toBeGreaterThan(300_000_000n);
    await holder.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('what cannot be withdrawn, $what', (way) => {
  it('says why: nothing, zero, too much, too little, not open (S5.09 S5.10 S5.11 S8.06)', async () => {
    const earner = await Earner.arrive(on, way, 5n);
    const { who, t } = earner;
    await earner.open('/withdraw');
    await earner.press(t('income.withdraw'));
    await who.app.getByText(t('error.AMOUNT_REQUIRED')).waitFor();
    for (const [amount, told] of [
      ['0', t('error.AMOUNT_ZERO')],
      ['999999', t.like('error.EXCEEDS_AVAILABLE')],
      ['3', t.like('error.BELOW_MINIMUM_WITHDRAWAL')],
      ['40', t('error.CLAIM_NOT_OPEN')],
    ] as const) {
      await earner.amount().fill(amount);
      await who.app.getByText(told).waitFor();
    }
    await who.expectAccessible();
    expect(who.transactionsSigned()).toEqual([]);
    await who.visitor.leave();
  });
});
