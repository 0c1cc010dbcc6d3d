import { trc20 } from '@vellum/contracts/coins';
import { presale } from '@vellum/contracts/presale';
import { trade } from '@vellum/contracts/trade';
import { clientOf } from '@vellum/stack/contracts';
import { getAccount } from '@vellum/tron/client/accounts';
import { describe, expect, it } from 'vitest';
import { buyPast, type MadeLaunch, makeLaunch, pass, readAt, sendTo } from './launches.ts';
import { onStack } from './on-stack.ts';
import { beOvertaken } from './overtaken.ts';
import { SaleBuyer } from './sale-buyer.ts';
import { saleWords } from './sale-words.ts';
import type { Account } from './stack.ts';
import { isDeep, journeyWays, refusalWays } from './ways.ts';

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

describe.each(journeyWays)('an internal trade, $what', (way) => {
  const t = saleWords[way.locale];

  it('is for those on its list, and delivers after end and launch (S1.32 S1.38 S2.35 S5.30)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, { withTrade: true });
    await pass(site, 2);
    const friend = await SaleBuyer.arrive(on, way, launch);
    const outsider = await SaleBuyer.arrive(on, way, launch);
    await list(launch, friend.account);
    await friend.openTrade(launch);
    await friend.app.getByText(t.youMay).waitFor();
    expect(await friend.button(t.byCreator).isDisabled()).toBe(true);
    await open(launch);

    await outsider.openTrade(launch);
    await outsider.app.getByText(t.youCannot).waitFor();
    await outsider.app.getByText(t.onlyListed).waitFor();
    await outsider.app.getByText(t.onList).waitFor();
    await outsider.app.getByRole('link', { name: t.toPresale }).waitFor();
    await outsider.button(t.seeList).click();
    const { address } = friend.account;
    await outsider.dialog(t.whoMay).getByTitle(address).waitFor();
    await outsider.expectAccessible();
    await outsider.page.goto('/preSwap');
    await outsider.signIn();
    await outsider.app.getByText(t.filterNot).click();
    await outsider.app.getByText(t.notListed).waitFor();

    await friend.openTrade(launch);
    await friend.number().fill('2');
    await friend.app.getByText(t.chosen(2)).waitFor();
    await friend.app.getByText(t.heldAfterLaunch).waitFor();
    await friend.expectAccessible();
    await friend.does(t.reviewPurchase, t.tradeReview, t.bought(2, launch.name));
    await friend.app.getByText(t.limit(3)).waitFor();
    await site.indexed();
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t.mayTrade).waitFor();
    await friend.app.getByText(t.filterMine).click();
    await friend.app.getByRole('link', { name: new RegExp(launch.name) }).waitFor();
    await friend.expectAccessible();

    await sendTo(site, launch.creator, launch.trade, trade.end());
    await site.indexed();
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t.waitingLaunch('2,000\u00a0FERRY')).waitFor();
    await friend.openTrade(launch);
    expect(await friend.button(t.afterLaunch).isDisabled()).toBe(true);
    const whole = await buyPast(site, launch, 15n);
    await buyPast(site, launch, 5n);
    await sendTo(site, whole, launch.presale, presale.end());
    await site.indexed();
    // Buyers of the presale get their last LP three days and an hour after the launch.
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t.unlocksOn('2,000\u00a0FERRY')).waitFor();
    await friend.openTrade(launch);
    await friend.app.getByText(t.heldForBuyers).waitFor();
    expect(await friend.button(t.heldUntil).isDisabled()).toBe(true);
    await friend.expectAccessible();
    await pass(site, LAST_LP);
    await friend.page.goto('/preSwap');
    await friend.app.getByText(t.waiting('2,000\u00a0FERRY')).waitFor();
    await friend.openTrade(launch);
    await friend.app.getByText(t.toUnlock).waitFor();
    await friend.expectAccessible();
    await friend.does(t.unlock, t.unlockReview, t.unlocked);
    const held = await readAt(site, launch.token, trc20.balanceOf(address));
    expect(held).toBe(2_000n * TRX);
    expect([...friend.visitor.complaints, ...outsider.visitor.complaints]).toEqual([]);
    await outsider.visitor.leave();
    await friend.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('an internal trade, $what', (way) => {
  const t = saleWords[way.locale];

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
    await friend.app.getByText(t.filterCollect).click();
    await friend.app.getByText(t.backWaiting('40.00')).waitFor();
    await friend.app.getByRole('link', { name: new RegExp(launch.name) }).click();
    await friend.app.getByText(t.calledOff).waitFor();
    await friend.expectAccessible();
    await friend.does(t.takeBack('40.00'), t.refundReview, t.back('40.00'));
    expect(await trxOf(launch.trade)).toBe(0n);
    await friend.app.getByText(t.takenBack, { exact: true }).waitFor();
    await friend.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('messages of an internal trade, $what', (way) => {
  const t = saleWords[way.locale];

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
    await app.getByText(t.tradeMax).waitFor();
    await sendTo(site, buyer.account, launch.trade, trade.buy(3n, 10n * TRX));
    await site.indexed();
    await app.getByText(t.limit(2)).waitFor();
    await buyer.number().fill('3');
    await app.getByText(t.tradeShares).waitFor();
    await buyer.number().fill('1');
    await buyer.button(t.reviewPurchase).click();
    await beOvertaken(site, buyer, t.tradeReview, () =>
      sendTo(site, launch.creator, launch.trade, trade.allow([buyer.account.address], false)),
    );
    await app.getByText(t.purchaseFailed).first().waitFor();
    await site.indexed();
    await buyer.openTrade(launch);
    await app.getByText(t.youCannot).waitFor();

    await list(launch, buyer.account);
    await buyer.openTrade(launch);
    await buyer.button(t.reviewPurchase).click();
    await buyer.dialog(t.tradeReview).getByText(buyer.pay.tried).waitFor();
    await sendTo(site, launch.creator, launch.trade, trade.end());
    await buyer.confirm(t.tradeReview);
    await app.getByText(t.tradeClosed).waitFor();

    const whole = await buyPast(site, launch, 15n);
    await buyPast(site, launch, 5n);
    await sendTo(site, whole, launch.presale, presale.end());
    await pass(site, LAST_LP);
    await buyer.openTrade(launch);
    await buyer.button(t.unlock).click();
    await beOvertaken(site, buyer, t.unlockReview, () =>
      sendTo(site, buyer.account, launch.trade, trade.unlock()),
    );
    await app.getByText(t.unlockError).first().waitFor();
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
    await friend.app.getByText(t.byPresale).waitFor();
    await friend.button(t.takeBack('10.00')).waitFor();
    await friend.expectAccessible();
    await friend.visitor.leave();
  });
});
