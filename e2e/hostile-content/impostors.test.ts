import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { type Address, fromHexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { SaleBuyer } from '../presale/sale-buyer.ts';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { Staker } from '../staking/staker.ts';
import { Swapper } from '../swap/swapper.ts';
import { type MadeLaunch, makeLaunch, pass, sendTo } from '../token-launch/launches.ts';
import { buyFromPool, launchPast } from '../token-launch/market-of-launch.ts';
import { isDeep, ways } from '../visitor/ways.ts';

const on = onStack({ prices: true });

/** The key of nobody. */
const ZERO = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address;

const COIN = 1_000_000n;
const DAY = 86_400n;

/** Someone has bought tokens of a launch and offers some at the desk, past the app; gives the offer's number. */
async function offerOf(launch: MadeLaunch): Promise<bigint> {
  const { site } = on;
  const maker = await buyFromPool(site, launch, 50n);
  await sendTo(site, maker, launch.token, trc20.approve(contractAt(site, 'otcDesk'), 10n ** 15n));
  const expires = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000)) + 7n * DAY;
  const terms = { amount: 10n * COIN, want: ZERO, wantAmount: COIN, onlyTaker: ZERO };
  const made = otcDesk.make({ sell: launch.token, ...terms, expires, wholeOnly: false });
  await site.send(maker, 'otcDesk', made);
  return (await site.read('otcDesk', otcDesk.count())) - 1n;
}

/** Both languages, a phone and a desktop. */
const both = [ways[1], ways[0]];

describe.each(isDeep ? both : both.slice(0, 1))('impostors, $what', (way) => {
  it('are told before they are bought, and never score above 40', { tags: 'deep' }, async () => {
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

  it('are told in swaps, locks and at the desk, and in their reviews', {
    tags: 'deep',
  }, async () => {
    const { site } = on;
    // A Greek letter in the place of the o.
    const gold = await makeLaunch(site, { name: 'Vellum Gοld', symbol: 'VGLX' });
    await pass(site, 2);
    await launchPast(site, gold);
    const id = await offerOf(gold);
    const account = await site.account();
    await site.activate(account);
    // The page must not see the price move.
    await buyFromPool(site, gold, 50n, account);
    await site.indexed();
    const holder = await Swapper.arrive(on, way, `?receive=${gold.address}`, { account });
    const { app, page, t } = holder;
    const expectWarned = async (review: string, warning: string) => {
      await holder.dialog(review).getByText(warning).waitFor();
      await page.keyboard.press('Escape');
      await app.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const real = { symbol: 'VLM', like: 'VLM' };

    await holder.pays().fill('10');
    await app.getByText(t('swap.notReal', real)).waitFor();
    const tick = holder.button(t('swap.tickFirst', { symbol: 'VGLX' }));
    expect(await tick.isDisabled()).toBe(true);
    await app.getByText(t('swap.knowNotReal', real)).click();
    await holder.button(t('swap.swapButton')).click();
    const pair = { pay: 'TRX', receive: 'VGLX' };
    await expectWarned(t('swap.review', pair), t('swap.alikeReview', real));
    await holder.button(t('swap.chooseReceive', { symbol: 'VGLX' })).click();
    const listed = holder.dialog(t('swap.selectToken')).getByRole('button', { name: /VGLX/ });
    await listed.first().getByText(t('swap.lookAlike'), { exact: true }).waitFor();

    const warning = app.getByRole('region', { name: t('sale.alikeTitle', real) });
    await page.goto(`/lockNew?coin=${gold.address}`);
    await warning.waitFor();
    await app.getByRole('textbox', { name: t('locks.amount'), exact: true }).fill('1');
    await holder.button(t('locks.review')).click();
    await expectWarned(t('locks.lockReview'), t('locks.alikeReview', real));

    await page.goto('/otc');
    const row = holder.button(new RegExp(`${t('otc.details', { n: Number(id) })}$`));
    await row.getByText(t('otc.nearTo', real)).waitFor();
    await row.click();
    const sheet = holder.dialog(t('otc.takePart'));
    await sheet.getByLabel(t('otc.youGet'), { exact: true }).fill('5');
    await warning.waitFor();
    expect(await holder.button(t('otc.tickFirst')).isDisabled()).toBe(true);
    await sheet.getByText(t('sale.alikeConfirm', real)).click();
    await holder.button(t('otc.reviewTake')).click();
    await expectWarned(t('otc.takeReview'), t('otc.alikeReview', real));

    await holder.button(t('otc.make')).click();
    const form = holder.dialog(t('otc.make'));
    // The term may be called the same.
    await form.getByText(t('otc.anotherCoin'), { exact: true }).first().click();
    await form.getByLabel(t('otc.coinAddress')).fill(gold.address);
    await warning.waitFor();
    await form.getByLabel(t('otc.youGive'), { exact: true }).fill('1');
    await form.getByLabel(t('otc.youWant'), { exact: true }).fill('1');
    await holder.button(t('otc.reviewMake')).click();
    await expectWarned(t('otc.makeReview'), t('otc.alikeReview', real));
    expect(holder.visitor.complaints).toEqual([]);
    await holder.visitor.leave();
  });

  it('receivers that can own nothing are refused, and contracts are told as such', {
    tags: 'deep',
  }, async () => {
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
