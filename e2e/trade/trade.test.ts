// @module-tag deep

import { trc20 } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { getAccount } from '@vellum/tron/client/accounts';
import { describe, expect, it } from 'vitest';
import { SaleBuyer } from '../presale/sale-buyer.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import {
  buyPast,
  type MadeLaunch,
  makeLaunch,
  pass,
  readAt,
  sendTo,
} from '../token-launch/launches.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { deepJourneyWays, deepRefusalWays, isDeep } from '../visitor/ways.ts';

const on = onStack();
const TRX = 1_000_000n;
const DAY = 24 * 60;
/** Minutes from the launch to the last round of the presale's LP. */
const LAST_LP = 3 * DAY + 60;

const trxOf = async (contract: MadeLaunch['trade']) =>
  (await getAccount(clientOf(on.site.devnet), contract))?.balance ?? 0n;

/** The creator puts addresses on the list of the trade. */
const list = ({ creator, trade: place }: MadeLaunch, ...who: Account[]) =>
  sendTo(
    on.site,
    creator,
    place,
    trade.allow(
      who.map(({ address }) => address),
      true,
    ),
  );

/** The creator opens the trade for a day. */
async function open({ creator, trade: place }: MadeLaunch): Promise<void> {
  const end = Math.floor(on.site.devnet.chain.head().timestamp / 1000) + 86_400;
  await sendTo(on.site, creator, place, trade.open(BigInt(end)));
  await on.site.indexed();
}

describe.each(deepJourneyWays)('an internal trade, $what', (way) => {
  const t = appTexts(way.locale);

  it('is for those on its list, and delivers after end and launch (S1.32 S1.38 S2.35 S5.30)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true });
    await pass(site, 2);
    const friend = await SaleBuyer.arrive(on, way, launch);
    const outsider = await SaleBuyer.arrive(on, way, launch);
    await list(launch, friend.account);
    await friend.openTrade(launch);
    await friend.app.getByText(t('trade.youMayLater')).waitFor();
    expect(await friend.button(t('trade.notOpenYet')).isDisabled()).toBe(true);
    await open(launch);

    await outsider.openTrade(launch);
    await outsider.app.getByText(t('trade.youCannot')).waitFor();
    await outsider.app.getByText(t('trade.onlyListed')).waitFor();
    await outsider.app.getByText(t('trade.listed', { count: 1, n: 1 })).waitFor();
    await outsider.app.getByRole('link', { name: t('trade.toPresale') }).waitFor();
    await outsider.button(t('trade.seeList')).click();
    const { address } = friend.account;
    await outsider.dialog(t('trade.listTitle')).getByTitle(address).waitFor();
    await outsider.expectAccessible();
    await outsider.page.goto('/preSwap');
    await outsider.signIn();
    await outsider.app.getByText(t.like('trade.filter_notForMe')).click();
    await outsider.app.getByText(t('trade.notListed', { n: 1, count: 1 })).waitFor();

    await friend.openTrade(launch);
    await friend.number().fill('2');
    await friend.app.getByText(t('trade.limitChosen', { n: 2 })).waitFor();
    await friend.app.getByText(t('trade.unlocksAfter', { days: 4 })).waitFor();
    await friend.expectAccessible();
    await friend.review();
    await friend.confirm(t('trade.buyReview'));
    await friend.close(t('presale.buyDone', { n: 2, name: launch.name }));
    await friend.app.getByText(t('trade.limitLeft', { n: 3, of: 5 })).waitFor();
    await site.indexed();
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t('trade.mayTrade', { bought: 2, most: 5 })).waitFor();
    await friend.app.getByText(t.like('trade.filter_mayTrade')).click();
    await friend.app.getByRole('link', { name: new RegExp(launch.name) }).waitFor();
    await friend.expectAccessible();

    await sendTo(site, launch.creator, launch.trade, trade.end());
    await site.indexed();
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t('trade.waitingLaunch', { tokens: '2,000\u00a0FERRY' })).waitFor();
    await friend.openTrade(launch);
    expect(await friend.button(t('trade.afterLaunch')).isDisabled()).toBe(true);
    const whole = await buyPast(site, launch, 15n);
    await buyPast(site, launch, 5n);
    await sendTo(site, whole, launch.presale, presale.end());
    await site.indexed();
    // Buyers of the presale get their last LP three days and an hour after the launch.
    await friend.page.goto('/preSwap');
    await friend.app
      .getByText(t.like('trade.waitingUntil', { tokens: '2,000\u00a0FERRY' }))
      .waitFor();
    await friend.openTrade(launch);
    await friend.app.getByText(t.like('trade.unlocksOn')).waitFor();
    expect(await friend.button(t.like('trade.heldUntil')).isDisabled()).toBe(true);
    await friend.expectAccessible();
    await pass(site, LAST_LP);
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t('trade.waiting', { tokens: '2,000\u00a0FERRY' })).waitFor();
    await friend.openTrade(launch);
    await friend.app.getByText(t('trade.toClaim')).waitFor();
    await friend.expectAccessible();
    await friend.does(t('trade.reviewUnlock'), t('trade.unlockReview'), t.like('trade.unlockDone'));
    const held = await readAt(site, launch.token, trc20.balanceOf(address));
    expect(held).toBe(2_000n * TRX);
    expect([...friend.visitor.complaints, ...outsider.visitor.complaints]).toEqual([]);
    await outsider.visitor.leave();
    await friend.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepJourneyWays)('an internal trade, $what', (way) => {
  const t = appTexts(way.locale);

  it('that its creator cancels pays back what was paid', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, {
      name: 'Paper Crane',
      symbol: 'CRANE',
      withTrade: true,
    });
    await pass(site, 2);
    const friend = await SaleBuyer.arrive(on, way, launch);
    await list(launch, friend.account);
    await open(launch);
    await sendTo(site, friend.account, launch.trade, trade.buy(4n, 10n * TRX));
    // Off the list or not: what was bought is still owed.
    await sendTo(site, launch.creator, launch.trade, trade.allow([friend.account.address], false));
    await sendTo(site, launch.creator, launch.trade, trade.cancel());
    await site.indexed();
    await friend.page.goto('/refunds');
    await friend.signIn();
    await friend.app.getByText('40.00').first().waitFor();
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t.like('trade.filter_toCollect')).click();
    await friend.app.getByText(t('trade.backWaiting', { amount: '40.00\u00a0TRX' })).waitFor();
    await friend.app.getByRole('link', { name: new RegExp(launch.name) }).click();
    await friend.app.getByText(t('trade.cancelledByCreator')).waitFor();
    await friend.expectAccessible();
    await friend.does(
      t('presale.takeBack', { amount: '40.00\u00a0TRX' }),
      t('sale.refundReview'),
      t('presale.leaveDone', { amount: '40.00\u00a0TRX' }),
    );
    expect(await trxOf(launch.trade)).toBe(0n);
    await friend.app.getByText(t('presale.refunded'), { exact: true }).waitFor();
    await friend.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('messages of an internal trade, $what', (way) => {
  const t = appTexts(way.locale);

  it('name the bound that is broken, before and after signing', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true });
    await pass(site, 2);
    const buyer = await SaleBuyer.arrive(on, way, launch, { trx: 300 });
    const { app } = buyer;
    await list(launch, buyer.account);
    await open(launch);
    await buyer.openTrade(launch);
    await buyer.number().fill('6');
    await app.getByText(t('error.EXCEEDS_MAX_PURCHASE', { max: 5 })).waitFor();
    await sendTo(site, buyer.account, launch.trade, trade.buy(3n, 10n * TRX));
    await site.indexed();
    await app.getByText(t('trade.limitLeft', { n: 2, of: 5 })).waitFor();
    await buyer.number().fill('3');
    await app.getByText(t('error.EXCEEDS_MAX_SHARES', { max: 5 })).waitFor();
    await buyer.number().fill('1');
    await buyer.review();
    await beOvertaken(site, buyer, t('trade.buyReview'), () =>
      sendTo(site, launch.creator, launch.trade, trade.allow([buyer.account.address], false)),
    );
    await app.getByText(t.like('error.PURCHASE_FAILED')).first().waitFor();
    await site.indexed();
    await buyer.openTrade(launch);
    await app.getByText(t('trade.youCannot')).waitFor();

    await list(launch, buyer.account);
    await buyer.openTrade(launch);
    await buyer.review();
    await buyer.dialog(t('trade.buyReview')).getByText(buyer.t('paidAction.tried')).waitFor();
    await sendTo(site, launch.creator, launch.trade, trade.end());
    await buyer.confirm(t('trade.buyReview'));
    await app.getByText(t('error.TRADE_CLOSED')).waitFor();

    const whole = await buyPast(site, launch, 15n);
    await buyPast(site, launch, 5n);
    await sendTo(site, whole, launch.presale, presale.end());
    await pass(site, LAST_LP);
    await buyer.openTrade(launch);
    await buyer.button(t('trade.reviewUnlock')).click();
    await beOvertaken(site, buyer, t('trade.unlockReview'), () =>
      sendTo(site, buyer.account, launch.trade, trade.unlock()),
    );
    await app.getByText(t.like('error.UNLOCK_ERROR')).first().waitFor();
    await buyer.visitor.leave();
  });

  it('of a failed presale say that nobody had to decide the refund', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true });
    await pass(site, 2);
    const buyer = await site.account();
    await site.activate(buyer);
    await list(launch, buyer);
    await open(launch);
    await sendTo(site, buyer, launch.trade, trade.buy(1n, 10n * TRX));
    await pass(site, DAY);
    const friend = await SaleBuyer.arrive(on, way, launch, { account: buyer });
    await friend.openTrade(launch);
    await friend.app.getByText(t('trade.cancelledByPresale')).waitFor();
    await friend.button(t('presale.takeBack', { amount: '10.00\u00a0TRX' })).waitFor();
    await friend.expectAccessible();
    await friend.visitor.leave();
  });
});
