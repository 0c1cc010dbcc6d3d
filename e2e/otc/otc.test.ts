// @module-tag deep

import { encodeForm } from '@vellum/api/wire/form';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { type Address, fromHexAddress, type HexAddress } from '@vellum/tron/address';
import { fromHex } from '@vellum/tron/bytes';
import { signMessage } from '@vellum/tron/message-signing';
import { describe, expect, it } from 'vitest';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { Staker } from '../staking/staker.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { deepJourneyWays, isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const COIN = 1_000_000n;
const NOBODY = fromHexAddress('410000000000000000000000000000000000000000' as HexAddress);
const DAY = 86_400n;

/** An offer of VLM for TRX, past the app. */
async function offer(by: Account, vlm: bigint, trx: bigint, onlyTaker: Address = NOBODY) {
  const { site } = on;
  await site.send(by, 'vlm', trc20.approve(contractAt(site, 'otcDesk'), 10n ** 15n));
  const expires = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000)) + 7n * DAY;
  const [amount, wantAmount] = [vlm * COIN, trx * COIN];
  const terms = { sell: contractAt(site, 'vlm'), amount, want: NOBODY, wantAmount, onlyTaker };
  await site.send(by, 'otcDesk', otcDesk.make({ ...terms, expires, wholeOnly: false }));
  await site.indexed();
  return (await site.read('otcDesk', otcDesk.count())) - 1n;
}

const title = { en: 'Pool funded', 'zh-TW': '獎勵池已注資' };

/** Whoever deployed the platform tells everyone something. */
async function announce(): Promise<void> {
  const { url } = on.site;
  const { address, privateKey } = on.site.role('deployer');
  const post = (path: string, form: Record<string, string>, cookie = '') =>
    fetch(url + path, { method: 'POST', body: encodeForm(form), headers: { cookie } });
  const { data } = await (await post(paths.identity.nonce, { address })).json();
  const signature = signMessage(data.message, fromHex(privateKey));
  const opened = await post(paths.identity.signIn, { nonce: data.nonce, address, signature });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const text = { bodyEn: 'See [the desk](/otc).', bodyZh: '見[交易台](/otc)。', topic: 'pools' };
  const titles = { titleEn: title.en, titleZh: title['zh-TW'] };
  const saved = await post(paths.announcements.save, { ...titles, ...text }, cookie);
  expect(saved.status).toBe(200);
}

describe.each(deepJourneyWays)('the OTC desk, $what', (way) => {
  const t = appTexts(way.locale);

  it('an offer is made, taken in parts, paid out, another taken back (S1.31 S2.34)', async () => {
    const { site } = on;
    const maker = await Staker.arrive(on, way);
    const taker = await Staker.arrive(on, way);
    const second = await site.account();
    await giveVlm(site, maker.account, 1_500n * COIN);
    await maker.page.goto('/otc');
    await maker.button(t('otc.make')).click();
    const form = maker.dialog(t('otc.make'));
    expect(await form.getByRole('button', { name: t('otc.enterGive') }).isDisabled()).toBe(true);
    await form.getByLabel(t('otc.youGive'), { exact: true }).fill('1000');
    await form.getByLabel(t('otc.youWant'), { exact: true }).fill('200');
    await form.getByText(t.like('otc.poolGives')).waitFor();
    await maker.expectAccessible();
    await form.getByRole('button', { name: t('otc.reviewMake') }).click();
    await maker.confirm(t('otc.makeReview'), maker.t('paidAction.triedLater'));
    const seal = maker.dialog(maker.t('paidAction.done'));
    await seal
      .getByText(t('otc.makeDone', { give: '1,000.00\u00a0VLM', get: '200.00\u00a0TRX' }))
      .waitFor();
    await seal.getByRole('link', { name: t('otc.seeMine') }).click();
    await site.indexed();
    await maker.app.getByRole('tab', { name: t('otc.mineCount', { n: 1 }) }).waitFor();

    const id = (await site.read('otcDesk', otcDesk.count())) - 1n;
    await taker.page.goto('/pledgeCoin');
    await taker.app.getByRole('link', { name: taker.t('staking.getVlm') }).click();
    // The pool sells VLM for a quarter more than this offer: the swap page names the desk.
    await taker.app.getByLabel(t('swap.youReceive'), { exact: true }).fill('250');
    await taker.app.getByRole('link', { name: t('swap.cheaperOtc') }).click();
    const row = taker.app.getByRole('button', {
      name: new RegExp(`${t('otc.details', { n: id })}$`),
    });
    await row.waitFor();
    await taker.expectAccessible();
    await taker.app.getByRole('button', { name: t('ui.check') }).click();
    const n = Number(await site.read('otcDesk', otcDesk.count()));
    await taker.app.getByText(t('otc.chainCounts', { n })).waitFor();
    await row.click();
    const sheet = taker.dialog(t('otc.takePart'));
    await sheet.getByLabel(t('otc.youGet'), { exact: true }).fill('250');
    await sheet.getByText('50.00\u00a0TRX').waitFor();
    await taker.expectAccessible();
    await sheet.getByRole('button', { name: t('otc.reviewTake') }).click();
    await taker.confirm(t('otc.takeReview'));
    const bought = taker.dialog(taker.t('paidAction.done'));
    await bought.getByText(t('otc.takeDone', { get: '250.00\u00a0VLM' })).waitFor();
    expect(await taker.balance('vlm')).toBe(250n * COIN);
    // Staking had sent the taker here.
    await bought.getByRole('link', { name: t('otc.backToStaking') }).click();
    await taker.app.getByText(taker.t('staking.stakeAmount')).first().waitFor();
    await taker.page.goto('/otc');
    await row.getByText(t('otc.takenOf', { taken: '250', all: '1,000' })).waitFor();

    await site.send(second, 'otcDesk', otcDesk.take(id, 750n * COIN, 150n * COIN, 150n * COIN));
    await site.indexed();
    await maker.page.goto('/otc?tab=mine');
    await maker.app.getByText(t('otc.taken'), { exact: true }).waitFor();
    await maker.app.getByText(t('otc.sold', { sum: '250.00\u00a0VLM' })).waitFor();
    await maker.button(t('otc.draw')).click();
    await maker.confirm(t('otc.drawReview'));
    await maker.close(t('otc.drawDone', { amount: '200.00\u00a0TRX' }));
    expect(await site.read('otcDesk', otcDesk.creditOf(maker.account.address))).toBe(0n);

    await offer(maker.account, 500n, 100n);
    await maker.page.goto('/otc?tab=mine');
    await maker.app.getByRole('listitem').getByRole('button').filter({ hasText: '500' }).click();
    await maker
      .dialog(t('otc.ownOffer'))
      .getByRole('button', { name: t('otc.takeBack', { rest: '500.00\u00a0VLM' }) })
      .click();
    await maker.confirm(t('otc.cancelReview'));
    await maker.close(t('otc.cancelDone', { rest: '500.00\u00a0VLM' }));
    expect(await maker.balance('vlm')).toBe(500n * COIN);
    await maker.app.getByText(t('otc.cancelled'), { exact: true }).waitFor();
    expect([...maker.visitor.complaints, ...taker.visitor.complaints]).toEqual([]);
    await maker.visitor.leave();
    await taker.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('the OTC desk, $what', (way) => {
  const t = appTexts(way.locale);

  it('the project sells VLM to whitelisted addresses, and tells everybody (S7.39 S7.41)', async () => {
    const { site } = on;
    const buyer = await Staker.arrive(on, way);
    await offer(site.role('deployer'), 10_000n, 2_500n, buyer.account.address);
    await buyer.page.goto('/otc?tab=sale');
    await buyer.signIn();
    const amount = buyer.app.getByLabel(t('otc.youGet'), { exact: true });
    await amount.fill('1000');
    await buyer.expectAccessible();
    await buyer.button(t('otc.reviewTake')).click();
    await buyer.confirm(t('otc.takeReview'));
    await buyer.close(t('otc.takeDone', { get: '1,000.00\u00a0VLM' }));
    expect(await buyer.balance('vlm')).toBe(1_000n * COIN);
    await buyer.app.getByText(t('otc.saleBought')).waitFor();

    await announce();
    await buyer.page.goto('/announcements');
    const link = buyer.app.getByRole('link', { name: title[way.locale] }).first();
    await link.getByText(t('announcements.fresh'), { exact: true }).waitFor();
    await buyer.expectAccessible();
    await link.click();
    await buyer.app.getByText(t('announcements.never'), { exact: true }).waitFor();
    await buyer.expectAccessible();
    await buyer.page.goBack();
    await link.waitFor();
    await expect
      .poll(() => link.getByText(t('announcements.fresh'), { exact: true }).count())
      .toBe(0);
    await buyer.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('messages of the OTC desk, $what', (way) => {
  const t = appTexts(way.locale);

  it('come before anything is signed, and after somebody was faster (S8.02)', async () => {
    const { site } = on;
    const holder = await Staker.arrive(on, way);
    const { app, page, account } = holder;
    const [maker, rival] = [await site.account(), await site.account()];
    await giveVlm(site, maker, 5_000n * COIN);
    await giveVlm(site, account, 100n * COIN);
    const id = await offer(maker, 2_000n, 400n);
    await offer(maker, 300n, 60n, rival.address);
    await page.goto('/otc');
    await holder.button(t('otc.make')).click();
    const form = holder.dialog(t('otc.make'));
    await form.getByLabel(t('otc.youGive'), { exact: true }).fill('101');
    await form.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'VLM' })).waitFor();
    await form.getByLabel(t('otc.youGive'), { exact: true }).fill('100');
    await form.getByLabel(t('otc.youWant'), { exact: true }).fill('10');
    await form.getByText(t('otc.oneAddress'), { exact: true }).click();
    expect(await form.getByRole('button', { name: t('otc.enterTaker') }).isDisabled()).toBe(true);
    await form.getByLabel(t('otc.takerAddress')).fill(account.address);
    await form.getByText(t('otc.ownAddress')).waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    const row = app.getByRole('button', { name: new RegExp(`${t('otc.details', { n: id })}$`) });
    await row.waitFor();
    expect(
      await app
        .getByRole('button', { name: new RegExp(`${t('otc.details', { n: id + 1n })}$`) })
        .count(),
    ).toBe(0);
    await row.click();
    const sheet = holder.dialog(t('otc.takePart'));
    const amount = sheet.getByLabel(t('otc.youGet'), { exact: true });
    await amount.fill('19');
    await sheet.getByText(t.like('error.BELOW_MINIMUM')).waitFor();
    await amount.fill('2001');
    await sheet.getByText(t.like('error.EXCEEDS_MAX_PURCHASE')).waitFor();
    await holder.expectAccessible();
    await amount.fill('2000');
    await sheet.getByRole('button', { name: t('otc.reviewTake') }).click();
    const faster = () => {
      const part = otcDesk.take(id, 100n * COIN, 20n * COIN, 20n * COIN);
      return site.send(rival, 'otcDesk', part);
    };
    await beOvertaken(site, holder, t('otc.takeReview'), faster);
    await app.getByText(t.like('error.PURCHASE_FAILED')).first().waitFor();
    expect(await holder.balance('vlm')).toBe(100n * COIN);

    await offer(site.role('deployer'), 100n, 25n, rival.address);
    await page.goto('/otc?tab=sale');
    await app.getByText(t('otc.saleNotListed')).waitFor();
    await holder.expectAccessible();
    await holder.visitor.leave();
  });
});
