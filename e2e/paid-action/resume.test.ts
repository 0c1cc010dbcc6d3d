// @module-tag deep

import { locker } from '@vellum/contracts/locks';
import { describe, expect, it } from 'vitest';
import { giveVlm, pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { Staker } from '../staking/staker.ts';
import { resumeLeft } from '../visitor/left-review.ts';
import { ways } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;
const DAY = 86_400_000;

/** Leaves in the review, comes back two days later and opens it again. */
async function resumeLater(who: Staker, review: string): Promise<void> {
  await who.dialog(review).getByText(who.t('paidAction.networkCost')).first().waitFor();
  await pass(on.site, 2);
  await resumeLeft(who);
}

/** Both languages on a phone. */
describe.each([ways[0], ways[2]])('a review that was left, $what', (way) => {
  it('is opened again at the dates, prices and limits of that moment', async () => {
    const { site } = on;
    const who = await Staker.arrive(on, way);
    const { app, page, t } = who;
    await giveVlm(site, who.account, 1_000n * COIN);

    // A lock counts its days from now.
    await page.goto('/lockNew');
    await app.getByRole('radio', { name: /^VLM 1,000$/ }).check();
    await who.amount(t('locks.amount')).fill('250');
    await who.button(t('locks.review')).click();
    const lock = who.dialog(t('locks.lockReview'));
    const end = lock.getByText(t.like('locks.lockGet', { amount: '250.00\u00a0VLM' }));
    const before = await end.textContent();
    await resumeLater(who, t('locks.lockReview'));
    await end.waitFor();
    expect(await end.textContent()).not.toBe(before);
    await who.confirm(t('locks.lockReview'), t('paidAction.triedLater'));
    await who.close(t.like('locks.lockDone', { amount: '250.00\u00a0VLM' }));
    const count = await site.read('locker', locker.count());
    const made = await site.read('locker', locker.lockAt(count - 1n));
    const left = Number(made.unlockTime) * 1000 - site.devnet.chain.head().timestamp;
    expect(Math.round(left / DAY)).toBe(30);

    // A swap has a deadline, which is over by then.
    await page.goto('/swap');
    await app.getByLabel(t('swap.youPay'), { exact: true }).fill('10');
    await who.button(t('swap.swapButton')).click();
    const [review, done] = (['review', 'done'] as const).map((word) =>
      t(`swap.${word}`, { pay: 'TRX', receive: 'VLM' }),
    ) as [string, string];
    await resumeLater(who, review);
    await who.confirm(review);
    await who.close(done);
    expect(await who.balance('vlm')).toBeGreaterThan(750n * COIN);
    expect(who.visitor.complaints).toEqual([]);
    await who.visitor.leave();
  });
});
