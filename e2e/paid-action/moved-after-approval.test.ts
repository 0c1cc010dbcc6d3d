// @module-tag deep

import { trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { fromHexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { TestStack } from '../stack/stack.ts';
import { Swapper } from '../swap/swapper.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { ways } from '../visitor/ways.ts';

const COIN = 1_000_000n;
const HOUR = 3_600n;

/** Both languages, a phone and a desktop. */
const both = [ways[0], ways[1]];

/** Somebody who can sell a twentieth of what the pool has, by the returned call. */
async function newRival(site: TestStack): Promise<() => Promise<void>> {
  const rival = await site.account();
  const part = (await site.read('vlm', trc20.balanceOf(contractAt(site, 'vlmWtrx')))) / 20n;
  await giveVlm(site, rival, part);
  await site.send(rival, 'vlm', trc20.approve(contractAt(site, 'router'), part));
  const path = [contractAt(site, 'vlm'), contractAt(site, 'wtrx')];
  const later = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000)) + HOUR;
  return () => site.send(rival, 'router', router.swapForTrx(part, 0n, path, rival.address, later));
}

describe.each(both)('terms that become worse after an approval, $what', (way) => {
  // Of its own: the sale of the one before would lead the next swap another way.
  const on = onStack({ prices: true });

  it('stop the swap, which asks again, keeps the form and names the approval that stays', async () => {
    const { site } = on;
    const account = await site.account();
    await site.activate(account);
    await giveVlm(site, account, 50n * COIN);
    const vlm = fromHexAddress(contractAt(site, 'vlm'));
    const who = await Swapper.arrive(on, way, `?pay=${vlm}`, { account });
    const { t, app, page } = who;
    const held = () => who.holds(contractAt(site, 'vlm'));
    const allowed = () =>
      site.read('vlm', trc20.allowance(account.address, contractAt(site, 'router')));
    const paid = () => who.wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one)).length;
    const enter = async () => {
      await who.pays().fill('12');
      await who.button(t('swap.swapButton')).click();
    };
    const review = t('swap.review', { pay: 'VLM', receive: 'TRX' });
    const amount = '12.00\u00a0VLM';

    // The approval and the sale of somebody else are in one block; the swap is not signed any more.
    const rival = await newRival(site);
    await enter();
    await beOvertaken(site, who, review, rival);
    await app.getByText(t('error.SLIPPAGE')).first().waitFor();
    const cancel = { name: t('paidAction.allowanceStands', { amount }) };
    await app.getByRole('link', cancel).waitFor();
    expect([paid(), await held(), await allowed()]).toEqual([1, 50n * COIN, 12n * COIN]);
    await who.expectAccessible();

    // It asks: the new review names what stays allowed.
    await who.button(t('paidAction.reviewAgain')).click();
    const again = who.dialog(review);
    await again.getByText(t('paidAction.tried')).waitFor();
    await again.getByText(t('paidAction.mayTakeAlready', { amount })).waitFor();
    const stays = t('paidAction.approvalStays', { who: t('swap.spender'), amount });
    await again.getByText(stays).waitFor();
    await who.expectAccessible();
    await who.leaveSheets();
    expect(await who.pays().inputValue()).toBe('12');

    // From there to the place where it is cancelled.
    // Until the form has read the new price, a press only says that it has moved.
    const manage = again.getByRole('link', { name: t('paidAction.cancelApprovals') });
    const press = () => who.button(t('swap.swapButton')).click({ timeout: 1000 });
    const isOpen = async () => {
      if (!(await manage.isVisible())) await press().catch(() => undefined);
      return manage.isVisible();
    };
    await expect.poll(isOpen, { timeout: 30_000, interval: 1000 }).toBe(true);
    await manage.click();
    const row = app.locator('li').filter({ hasText: t('approvals.spender_router') });
    await row.getByText('12').first().waitFor();
    expect(paid()).toBe(1);

    // Whoever agrees to the current terms signs the swap alone.
    await page.goto(`/swap?pay=${vlm}`);
    await who.isConnected();
    await who.pays().fill('12');
    await who.swap('VLM', 'TRX');
    expect([paid(), await held(), await allowed()]).toEqual([2, 38n * COIN, 0n]);
    expect(who.visitor.complaints).toEqual([]);
    await who.visitor.leave();
  });
});
