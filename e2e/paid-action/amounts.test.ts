import { locker } from '@vellum/contracts/locks';
import { describe, expect, it } from 'vitest';
import { giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { Staker } from '../staking/staker.ts';
import { ways } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;

/** Both languages, a phone and a desktop. */
const both = [ways[0], ways[1]];

async function lastLock() {
  const count = await on.site.read('locker', locker.count());
  return on.site.read('locker', locker.lockAt(count - 1n));
}

/** As people write it, how it gets into the field, and what it says there. */
const forms = [
  { text: '1 234,5', by: 'typed', shown: '1,234.50', units: 1_234_500_000n },
  { text: '２０，５', by: 'pasted', shown: '20.50', units: 20_500_000n },
] as const;

describe.each(both)('amounts, $what', (way) => {
  it('are signed as they were shown, however they were written', { tags: 'deep' }, async () => {
    const { site } = on;
    const holder = await Staker.arrive(on, way);
    const { app, page, t } = holder;
    await giveVlm(site, holder.account, 5_000n * COIN);
    for (const { text, by, shown, units } of forms) {
      await page.goto('/lockNew');
      await app.getByRole('radio', { name: /^VLM/ }).check();
      const field = holder.amount(t('locks.amount'));
      await field.click();
      if (by === 'typed') await page.keyboard.type(text);
      else await page.keyboard.insertText(text);
      expect(await field.inputValue()).toBe(text);
      await app.getByText(`= ${shown}\u00a0VLM`).waitFor();
      await holder.expectAccessible();
      await holder.button(t('locks.review')).click();
      const review = holder.dialog(t('locks.lockReview'));
      await review.getByText(`${shown}\u00a0VLM`).first().waitFor();
      await holder.confirm(t('locks.lockReview'), t('paidAction.triedLater'));
      await holder.close(t.like('locks.lockDone', { amount: `${shown}\u00a0VLM` }));
      expect((await lastLock()).amount).toBe(units);
    }
    expect(holder.visitor.complaints).toEqual([]);
    await holder.visitor.leave();
  });

  it('that are no number cannot be pressed', async () => {
    const holder = await Staker.arrive(on, way);
    const { app, page, t } = holder;
    await giveVlm(on.site, holder.account, 5_000n * COIN);
    await page.goto('/lockNew');
    await app.getByRole('radio', { name: /^VLM/ }).check();
    const field = holder.amount(t('locks.amount'));
    for (const [text, told] of [
      ['1e3', t('ui.amountExponent')],
      ['-5', t('ui.amountSign')],
      ['0.1234567', t('ui.amountDecimals', { most: 6, typed: 7 })],
    ] as const) {
      await field.fill(text);
      await app.getByText(told).waitFor();
      expect(await field.inputValue()).toBe(text);
      expect(await holder.button(t('locks.enterAmount')).isDisabled()).toBe(true);
    }
    await holder.amount(t('locks.howLong')).fill('1.5');
    await app.getByText(t('ui.amountWhole')).waitFor();
    await holder.expectAccessible();
    await holder.visitor.leave();
  });
});
