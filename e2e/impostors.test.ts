import { fromHexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { contractAt, giveVlm } from './earn-pools.ts';
import { makeLaunch, pass } from './launches.ts';
import { onStack } from './on-stack.ts';
import { SaleBuyer } from './sale-buyer.ts';
import { Staker } from './staker.ts';
import { ways } from './ways.ts';

const on = onStack({ prices: true });

/** Both languages, a phone and a desktop. */
const both = [ways[0], ways[1]];

/** The key of nobody. */
const ZERO = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';

describe.each(both)('impostors, $what', (way) => {
  it('are told before they are bought, and never score above 40 (issue 33)', async () => {
    const { site } = on;
    // A Cyrillic letter in the place of the first e.
    const gold = await makeLaunch(site, { name: 'Vеllum Gold', symbol: 'VGLD', withTrade: true });
    await pass(site, 2);
    const buyer = await SaleBuyer.arrive(on, way, gold);
    const { app, page, t } = buyer;
    const warning = app.getByRole('region', { name: t('sale.alikeTitle', { symbol: 'VLM' }) });
    await warning.getByText(t('sale.alikeReal', { symbol: 'VLM' })).waitFor();
    expect(await warning.locator('mark').allTextContents()).toEqual(['е']);
    await warning
      .getByText(fromHexAddress(contractAt(site, 'vlm')))
      .first()
      .waitFor({ state: 'attached' });
    await app.getByText(t('sale.alikeBadge')).waitFor();
    const heading = app.getByRole('heading', { level: 2, name: gold.name });
    const [first, second] = await Promise.all([warning.boundingBox(), heading.boundingBox()]);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(await buyer.button(t('sale.alikeTick')).isDisabled()).toBe(true);
    await buyer.expectAccessible();
    await app.getByText(t('sale.alikeConfirm', { symbol: 'VLM' })).click();
    await buyer.button(t('sale.reviewPurchase')).click();
    const review = buyer.dialog(t('presale.buyReview'));
    await review.getByText(t('presale.alikeReview', { symbol: 'VLM' })).waitFor();
    await page.keyboard.press('Escape');

    await page.goto(`/trade?token=${gold.address}`);
    await warning.waitFor();
    await page.goto(`/token/${gold.address}`);
    await warning.waitFor();
    const safety = app.getByRole('region', { name: t('tokenPage.safetyTitle') });
    const score = Number(/\d+/.exec((await safety.textContent()) ?? '')?.[0]);
    expect(score).toBeLessThanOrEqual(40);
    await buyer.expectAccessible();
    expect(buyer.visitor.complaints).toEqual([]);
    await buyer.visitor.leave();
  });

  it('of tokens that were there before are told as well', async () => {
    const { site } = on;
    const place = way.locale === 'en' ? 'Harbour' : 'Orchard';
    const real = await makeLaunch(site, {
      name: `Quiet ${place}`,
      symbol: `Q${place}`.slice(0, 9),
    });
    const fake = await makeLaunch(site, {
      name: `Quiet ${place}${place.at(-1)}`,
      symbol: `X${place}`.slice(0, 9),
    });
    await pass(site, 2);
    const buyer = await SaleBuyer.arrive(on, way, fake);
    const { app, t } = buyer;
    const title = t('sale.alikeTitle', { symbol: real.symbol });
    const warning = app.getByRole('region', { name: title });
    await warning.getByText(real.address).first().waitFor({ state: 'attached' });
    expect(await buyer.button(t('sale.alikeTick')).isDisabled()).toBe(true);
    await buyer.visitor.leave();
  });

  it('receivers that can own nothing are refused, and contracts are told as such', async () => {
    const { site } = on;
    const giver = await Staker.arrive(on, way);
    const { app, page, t } = giver;
    await giveVlm(site, giver.account, 1_000_000n);
    await page.goto('/lockNew');
    await app.getByRole('radio', { name: /^VLM/ }).check();
    await giver.amount(t('locks.amount')).fill('1');
    await app.getByText(t('locks.forOther'), { exact: true }).click();
    const receiver = app.getByLabel(t('locks.receiver'));
    await receiver.fill(ZERO);
    await app.getByText(t('ui.addressNobody')).waitFor();
    expect(await giver.button(t('locks.enterReceiver')).isDisabled()).toBe(true);
    await receiver.fill(giver.account.address);
    await app.getByText(t('locks.ownAddress')).waitFor();
    await receiver.fill(fromHexAddress(contractAt(site, 'dex')));
    await app.getByText(t('contacts.toContract')).waitFor();
    // Used before, as far as this browser knows.
    await app.getByText(t('cards.confirmReceiver')).click();
    await page.reload();
    await app.getByRole('radio', { name: /^VLM/ }).check();
    await app.getByText(t('locks.forOther'), { exact: true }).click();
    await receiver.fill(fromHexAddress(contractAt(site, 'dex')));
    await app.getByText(t('contacts.toContract')).waitFor();
    expect(await app.getByText(t('cards.knownReceiver')).count()).toBe(0);
    await giver.expectAccessible();
    await giver.visitor.leave();
  });
});
