import { paths } from '@vellum/api/paths';
import { trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { clientOf } from '@vellum/stack/contracts';
import { signIn } from '@vellum/stack/demo-world/session';
import { getAccount } from '@vellum/tron/client/accounts';
import { describe, expect, it } from 'vitest';
import { contractAt } from './earn-pools.ts';
import { buyPast, type MadeLaunch, makeLaunch, pass, readAt, sendTo } from './launches.ts';
import { onStack } from './on-stack.ts';
import { beOvertaken } from './overtaken.ts';
import { SaleBuyer } from './sale-buyer.ts';
import { saleWords } from './sale-words.ts';
import { isDeep, journeyWays, refusalWays } from './ways.ts';

// Without the keeper: here only people end presales.
const on = onStack({ env: { ROLES: 'api,indexer' } });
const TRX = 1_000_000n;
const DAY = 24 * 60;

const now = () => BigInt(Math.floor(on.site.devnet.chain.head().timestamp / 1000));
const trxOf = async (contract: MadeLaunch['presale']) =>
  (await getAccount(clientOf(on.site.devnet), contract))?.balance ?? 0n;

/** Ten thousand tokens from somebody who bought more of them on the market. */
async function giveTokens(launch: MadeLaunch, to: SaleBuyer['account']['address']): Promise<void> {
  const { site } = on;
  const giver = await site.account();
  const path = [contractAt(site, 'wtrx'), launch.token];
  const call = router.swapTrx(50n * TRX, 0n, path, giver.address, now() + 3_600n);
  await site.send(giver, 'router', call);
  await sendTo(site, giver, launch.token, trc20.transfer(to, 10_000n * TRX));
}

describe.each(journeyWays)('a presale, $what', (way) => {
  const t = saleWords[way.locale];

  it('is bought by three, launched by a stranger, and its LP claimed round by round (S1.37 S2.17 S4.03 S4.04 S4.07)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site);
    await pass(site, 2);
    const ada = await SaleBuyer.arrive(on, way, launch);
    await ada.app.getByRole('region', { name: t.perHundred }).waitFor();
    await ada.buy(launch, 6);
    await ada.app.getByText(t.missing).waitFor();
    await ada.app.getByText(t.held(6), { exact: true }).waitFor();
    await ada.expectAccessible();
    for (const shares of [8, 6]) {
      const other = await SaleBuyer.arrive(on, way, launch);
      await other.buy(launch, shares);
      expect(other.visitor.complaints).toEqual([]);
      await other.visitor.leave();
    }
    await ada.app.getByText(t.soldOut).waitFor();

    const stranger = await SaleBuyer.arrive(on, way, launch);
    await stranger.app.getByText(t.noShares).waitFor();
    await stranger.app.getByText(t.labels.locking, { exact: true }).waitFor();
    await stranger.expectAccessible();
    await stranger.does(t.launchIt, t.endReview, t.launched(launch.name));
    const { lpForUsers } = await readAt(site, launch.presale, presale.data());
    const held = () => readAt(site, launch.pair, trc20.balanceOf(ada.account.address));
    const due = (rounds: bigint) => (lpForUsers * 6n * rounds) / 80n;

    await ada.button(t.next).waitFor();
    await ada.app.getByText(t.notOpenYet).waitFor();
    await ada.app.getByText(t.labels.waiting, { exact: true }).waitFor();
    for (const [minutes, rounds] of [
      [61, 1n],
      [DAY, 2n],
      [2 * DAY, 4n],
    ] as const) {
      await pass(site, minutes);
      await ada.openPresale(launch);
      await ada.does(t.claim, t.claimReview, t.claimed);
      expect(await held()).toBe(due(rounds));
      const label = ada.app.getByText(t.labels.unlocking, { exact: true });
      await label.waitFor({ state: rounds < 4n ? 'visible' : 'detached' });
    }
    await ada.app.getByRole('link', { name: t.seeToken }).waitFor();
    await ada.expectAccessible();
    expect([...ada.visitor.complaints, ...stranger.visitor.complaints]).toEqual([]);
    await stranger.visitor.leave();
    await ada.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('a presale, $what', (way) => {
  const t = saleWords[way.locale];

  it('lets buyers leave while it runs, with all they paid', async () => {
    const { site } = on;
    const launch = await makeLaunch(site);
    await pass(site, 2);
    const buyer = await SaleBuyer.arrive(on, way, launch);
    const { app } = buyer;
    await buyer.buy(launch, 5);
    await buyer.button(t.leave).click();
    const sheet = buyer.dialog(t.leave);
    await sheet.getByRole('textbox', { name: t.sharesBack }).fill('2');
    await buyer.expectAccessible();
    await sheet.getByRole('button', { name: t.reviewLeave }).click();
    await buyer.confirm(t.leaveReview);
    await buyer.close(t.back('200.00'));
    await app.getByText(t.held(3), { exact: true }).waitFor();
    expect(await trxOf(launch.presale)).toBe(300n * TRX);

    await pass(site, 19 * 60);
    await buyer.openPresale(launch);
    await app.getByText(t.leaveClosed).waitFor();
    expect(await buyer.button(t.leave).count()).toBe(0);
    await buyer.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('a presale, $what', (way) => {
  const t = saleWords[way.locale];

  it('that misses its soft cap gives everyone everything back, whatever its owner does', async () => {
    const { site } = on;
    const launch = await makeLaunch(site, {
      name: 'Paper Crane',
      symbol: 'CRANE',
      withTrade: true,
    });
    await pass(site, 2);
    const [ada, ben] = [await buyPast(site, launch, 3n), await buyPast(site, launch, 4n)];
    const { creator } = launch;
    await sendTo(site, creator, launch.trade, trade.allow([ada.address], true));
    await sendTo(site, creator, launch.trade, trade.open(now() + 86_400n));
    await sendTo(site, ada, launch.trade, trade.buy(2n, 10n * TRX));
    await pass(site, DAY);
    // All that is left to an owner who wishes the buyers ill.
    await expect(sendTo(site, creator, launch.presale, presale.end())).rejects.toThrow();
    await expect(sendTo(site, creator, launch.presale, presale.cancel())).rejects.toThrow();
    await expect(sendTo(site, creator, launch.trade, trade.withdrawProceeds())).rejects.toThrow();
    await sendTo(site, creator, launch.presale, presale.reclaimTokens());
    await sendTo(site, creator, launch.presale, presale.renounce());
    const taken = launchToken.balanceOf(creator.address);
    expect(await readAt(site, launch.token, taken)).toBe(900_000n * TRX);

    const first = await SaleBuyer.arrive(on, way, launch, { account: ben });
    await first.app.getByText(t.failed).waitFor();
    await first.expectAccessible();
    await first.does(t.takeBack('400.00'), t.refundReview, t.back('400.00'));
    await first.app.getByText(t.takenBack).waitFor();

    const second = await SaleBuyer.arrive(on, way, launch, { account: ada });
    await second.page.goto('/refunds');
    await second.signIn();
    await second.app.getByText('320.00').waitFor();
    await second.expectAccessible();
    await second.button(t.takeBackAll).click();
    await second.confirm(t.refundFirst);
    await second.confirm(t.refundSecond);
    await second.app.getByText(t.allBack).waitFor();
    await second.close(t.back('20.00'));
    await site.indexed();
    await second.app.getByText(t.nothingBack).waitFor();
    expect(await trxOf(launch.presale)).toBe(0n);
    expect(await trxOf(launch.trade)).toBe(0n);
    await second.visitor.leave();
    await first.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('a presale, $what', (way) => {
  const t = saleWords[way.locale];

  it('that nobody launches can be failed by anyone, and backing is redeemed by burning', async () => {
    const { site } = on;
    const forgotten = await makeLaunch(site);
    const backed = await makeLaunch(site, { name: 'Salt Road', symbol: 'SALT', backing: 2_000n });
    await pass(site, 2);
    const ada = await buyPast(site, forgotten, 15n);
    const ben = await buyPast(site, backed, 15n);
    await buyPast(site, backed, 5n);
    await sendTo(site, ben, backed.presale, presale.end());
    await pass(site, 5 * DAY);
    const buyer = await SaleBuyer.arrive(on, way, forgotten, { account: ada });
    await buyer.does(t.openRefunds, t.failReview, t.refundsOpen(forgotten.name));
    await buyer.does(t.takeBack('1,500.00'), t.refundReview, t.back('1,500.00'));

    await giveTokens(backed, ada.address);
    await buyer.openPresale(backed);
    const amount = buyer.app.getByLabel(t.burnFor, { exact: true });
    await amount.fill('20000');
    await buyer.app.getByText(t.tokenBalance).waitFor();
    await amount.fill('10000');
    await buyer.button(t.reviewRedeem).click();
    await buyer.confirm(t.redeemReview, t.triedLater);
    await buyer.close(t.redeemed);
    // A hundredth of the tokens for a hundredth of the 400 TRX behind them.
    expect(await trxOf(backed.basePool)).toBe(396n * TRX);
    await buyer.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('messages of a presale, $what', (way) => {
  const t = saleWords[way.locale];

  it('come before anything is signed (S5.25 S5.26 S5.27 S5.29 S8.07)', async () => {
    const { site } = on;
    const soon = await makeLaunch(site, { startsIn: 600 });
    const launch = await makeLaunch(site);
    const costly = await makeLaunch(site, { price: 5_000n });
    await pass(site, 2);
    const buyer = await SaleBuyer.arrive(on, way, soon, { trx: 2_500 });
    const { app } = buyer;
    await app.getByText(t.soon).waitFor();
    expect(await buyer.button(t.soonButton).isDisabled()).toBe(true);

    await buyer.openPresale(launch);
    await buyer.number().fill('16');
    await app.getByText(t.maxPurchase).waitFor();
    await sendTo(site, buyer.account, launch.presale, presale.buy(3n, 100n * TRX));
    await buyPast(site, launch, 14n);
    await site.indexed();
    await app.getByText(t.held(3), { exact: true }).waitFor();
    await buyer.number().fill('13');
    await app.getByText(t.maxShares).waitFor();
    await buyer.number().fill('4');
    await app.getByText(t.remaining).waitFor();
    await buyer.expectAccessible();
    await buyer.openPresale(costly);
    await app.getByText(t.balance).waitFor();
    expect(buyer.wallet.signed).toEqual([]);
    await buyer.visitor.leave();

    const creator = await SaleBuyer.arrive(on, way, launch, { account: launch.creator });
    await creator.app.getByText(t.cannotJoin).waitFor();
    expect(await creator.button(t.cannotJoinButton).isDisabled()).toBe(true);
    await creator.visitor.leave();
    const newcomer = await SaleBuyer.arrive(on, way, launch, { account: await site.account() });
    await newcomer.app.getByText(t.notActive).waitFor();
    await newcomer.button(t.activateFirst).waitFor();
    await newcomer.visitor.leave();
  });

  it('come when others were first, time ran out, or the creator rewrote the texts (S5.28 S8.02 S8.14)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site);
    await pass(site, 2);
    const rival = await buyPast(site, launch, 5n);
    await buyPast(site, launch, 11n);
    const buyer = await SaleBuyer.arrive(on, way, launch);
    const { app } = buyer;
    await buyer.number().fill('3');
    await buyer.button(t.reviewPurchase).click();
    await beOvertaken(site, buyer, t.buyReview, () =>
      sendTo(site, rival, launch.presale, presale.buy(2n, 100n * TRX)),
    );
    await app.getByText(t.purchaseFailed).first().waitFor();

    const creator = await signIn(site.url, launch.creator.privateKey);
    await site.indexed();
    await buyer.openPresale(launch);
    await buyer.button(t.reviewPurchase).click();
    await buyer.dialog(t.buyReview).getByText(buyer.pay.tried).waitFor();
    const text = { tokenAddress: launch.address, description: 'Not what it was.' };
    await creator.post(paths.tokenLaunch.update, text);
    await buyer.confirm(t.buyReview);
    await app.getByText(t.textsChanged).waitFor();
    await app.getByRole('dialog').getByRole('button', { name: t.close }).last().click();
    await app.getByText(t.changedNow).waitFor();
    expect(await buyer.button(t.readFirst).isDisabled()).toBe(true);
    await buyer.button(t.haveRead).click();
    await app.getByText(t.changedOnce).waitFor();

    await buyer.button(t.reviewPurchase).click();
    await buyer.dialog(t.buyReview).getByText(t.changedOnce).waitFor();
    await pass(site, DAY);
    await buyer.confirm(t.buyReview);
    await app.getByText(t.notInPresale).waitFor();
    await buyer.visitor.leave();
  });
});
