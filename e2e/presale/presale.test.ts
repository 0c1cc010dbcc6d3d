import { readFileSync } from 'node:fs';
import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { router } from '@vellum/contracts/dex';
import { presale } from '@vellum/contracts/presale';
import { launchToken } from '@vellum/contracts/token-launch';
import { trade } from '@vellum/contracts/trade';
import { signIn } from '@vellum/stack/demo-world/session';
import { clientOf } from '@vellum/stack/embedded/contracts';
import { getAccount } from '@vellum/tron/client/accounts';
import { describe, expect, it } from 'vitest';
import { contractAt } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
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
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';
import { SaleBuyer } from './sale-buyer.ts';

// Without the keeper: here only people end presales.
const on = onStack({ env: { ROLES: 'api,indexer' } });
const TRX = 1_000_000n;
const DAY = 24 * 60;

const now = () => BigInt(Math.floor(on.site.devnet.chain.head().timestamp / 1000));
const trxOf = async (contract: MadeLaunch['presale']) =>
  (await getAccount(clientOf(on.site.devnet), contract))?.balance ?? 0n;

/** Ten thousand tokens from someone who bought more of them on the market. */
async function giveTokens(launch: MadeLaunch, to: SaleBuyer['account']['address']): Promise<void> {
  const { site } = on;
  const giver = await site.account();
  const path = [contractAt(site, 'wtrx'), launch.token];
  const call = router.swapTrx(50n * TRX, 0n, path, giver.address, now() + 3_600n);
  await site.send(giver, 'router', call);
  await sendTo(site, giver, launch.token, trc20.transfer(to, 10_000n * TRX));
}

type Texts = ReturnType<typeof appTexts>;

const mySharesOf = (app: SaleBuyer['app'], t: Texts) =>
  app.getByRole('region', { name: t('presale.myShares') });

describe.each(journeyWays)('a presale, $what', (way) => {
  const t = appTexts(way.locale);

  it('keeps its start in a calendar', { tags: 'deep' }, async () => {
    // A name of its own: the next launch must not look like this one.
    const launch = await makeLaunch(on.site, { name: 'Salt Road', symbol: 'SALT', startsIn: 60 });
    const visitor = await SaleBuyer.arrive(on, way, launch);
    const saved = visitor.visitor.page.waitForEvent('download');
    await visitor.button(t('presale.calendarStart')).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    const { config } = await readAt(on.site, launch.presale, presale.data());
    const start = new Date(Number(config.startTime) * 1000).toISOString();
    expect(file).toContain(`DTSTART:${start.replace(/\.\d+|[-:]/g, '')}`);
    expect(file).toContain(launch.name);
    await visitor.visitor.leave();
  });

  it('is bought by three, launched by a stranger, and its LP claimed round by round (S1.37 S2.17 S4.03 S4.04 S4.07)', async () => {
    const { site } = on;
    const launch = await makeLaunch(site);
    await pass(site, 2);
    const ada = await SaleBuyer.arrive(on, way, launch);
    await ada.app.getByRole('region', { name: t('sale.splitTitle') }).waitFor();
    await ada.buy(launch, 6);
    await ada.app.getByText(t('presale.noteMissing', { n: 4 })).waitFor();
    await mySharesOf(ada.app, t)
      .getByText(t('presale.shares', { n: 6 }), { exact: true })
      .waitFor();
    await ada.expectAccessible();
    for (const shares of [8, 6]) {
      const other = await SaleBuyer.arrive(on, way, launch);
      await other.buy(launch, shares);
      expect(other.visitor.complaints).toEqual([]);
      await other.visitor.leave();
    }
    await ada.app
      .getByText(t('presale.soldOf', { sold: 20, shares: 20 }), { exact: true })
      .waitFor();
    // Who else is in it: the largest first, and what they did as it happened.
    const largest = ada.app.getByRole('list', { name: t('presale.largestBuyers') });
    await expect.poll(() => largest.getByRole('listitem').count()).toBe(3);
    await largest
      .getByRole('listitem')
      .first()
      .getByText(t('presale.shareCount', { n: 8 }))
      .waitFor();
    const feed = ada.app.getByRole('list', { name: t('presale.live'), exact: true });
    await expect.poll(() => feed.getByRole('listitem').count()).toBe(3);
    await ada.app.getByText(t('presale.largestShare'), { exact: true }).waitFor();
    await ada.app.getByText('40\u202f%', { exact: true }).waitFor();

    const stranger = await SaleBuyer.arrive(on, way, launch);
    await stranger.app.getByText(t('presale.noShares')).waitFor();
    await stranger.app.getByText(t('presale.label_locking'), { exact: true }).waitFor();
    await stranger.expectAccessible();
    await stranger.does(
      t('presale.launchIt'),
      t('presale.endReview'),
      t('presale.endDone', { name: launch.name }),
    );
    const { lpForUsers } = await readAt(site, launch.presale, presale.data());
    const held = () => readAt(site, launch.pair, trc20.balanceOf(ada.account.address));
    const due = (rounds: bigint) => (lpForUsers * 6n * rounds) / 80n;

    await ada.button(t.like('presale.opensOn')).waitFor();
    await ada.app.getByText(t('presale.notOpenYet')).waitFor();
    await ada.app.getByText(t('presale.label_waitingUnlock'), { exact: true }).waitFor();
    for (const [minutes, rounds] of [
      [61, 1n],
      [DAY, 2n],
      [2 * DAY, 4n],
    ] as const) {
      await pass(site, minutes);
      await ada.openPresale(launch);
      await ada.does(
        t('presale.claim'),
        t('sale.claimReview'),
        t.like('sale.claimDone', { amount: /.*TRX/ }),
      );
      expect(await held()).toBe(due(rounds));
      const label = ada.app.getByText(t('presale.label_unlocking'), { exact: true });
      await label.waitFor({ state: rounds < 4n ? 'visible' : 'detached' });
    }
    await ada.app.getByRole('link', { name: t('presale.seeToken') }).waitFor();
    await ada.expectAccessible();
    expect([...ada.visitor.complaints, ...stranger.visitor.complaints]).toEqual([]);
    await stranger.visitor.leave();
    await ada.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('a presale, $what', (way) => {
  const t = appTexts(way.locale);

  it('lets buyers leave while it runs, with all they paid', async () => {
    const { site } = on;
    const launch = await makeLaunch(site);
    await pass(site, 2);
    const buyer = await SaleBuyer.arrive(on, way, launch);
    const { app } = buyer;
    await buyer.buy(launch, 5);
    await buyer.button(t('presale.leave')).click();
    const sheet = buyer.dialog(t('presale.leaveTitle'));
    await sheet.getByRole('textbox', { name: t('presale.sharesBack') }).fill('2');
    await buyer.expectAccessible();
    await sheet.getByRole('button', { name: t('presale.reviewLeave') }).click();
    await buyer.confirm(t('presale.leaveReview'));
    await buyer.close(t('presale.leaveDone', { amount: '200.00\u00a0TRX' }));
    await mySharesOf(app, t)
      .getByText(t('presale.shares', { n: 3 }), { exact: true })
      .waitFor();
    expect(await trxOf(launch.presale)).toBe(300n * TRX);

    await pass(site, 19 * 60);
    await buyer.openPresale(launch);
    await app.getByText(t.like('presale.leaveClosed')).waitFor();
    expect(await buyer.button(t('presale.leave')).count()).toBe(0);
    await buyer.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('a presale, $what', (way) => {
  const t = appTexts(way.locale);

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
    await first.app.getByText(t('presale.noteFailed_missed')).waitFor();
    await first.expectAccessible();
    await first.does(
      t('presale.takeBack', { amount: '400.00\u00a0TRX' }),
      t('sale.refundReview'),
      t('presale.leaveDone', { amount: '400.00\u00a0TRX' }),
    );
    await first.app.getByText(t('presale.refunded'), { exact: true }).waitFor();

    const second = await SaleBuyer.arrive(on, way, launch, { account: ada });
    await second.page.goto('/refunds');
    await second.signIn();
    await second.app.getByText('320.00').waitFor();
    await second.expectAccessible();
    await second.button(t('presale.refundAll', { n: 2 })).click();
    await second.confirm(t('sale.placed', { title: t('sale.refundReview'), n: 1, of: 2 }));
    await second.confirm(t('sale.placed', { title: t('sale.refundReview'), n: 2, of: 2 }));
    await second.close(t('presale.rowDone', { done: 2, of: 2 }));
    await site.indexed();
    await second.app.getByText(t('presale.noRefundsTitle')).waitFor();
    expect(await trxOf(launch.presale)).toBe(0n);
    expect(await trxOf(launch.trade)).toBe(0n);
    await second.visitor.leave();
    await first.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('a presale, $what', (way) => {
  const t = appTexts(way.locale);

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
    await buyer.does(
      t('presale.openRefunds'),
      t('presale.failReview'),
      t('presale.failDone', { name: forgotten.name }),
    );
    await buyer.does(
      t('presale.takeBack', { amount: '1,500.00\u00a0TRX' }),
      t('sale.refundReview'),
      t('presale.leaveDone', { amount: '1,500.00\u00a0TRX' }),
    );

    await giveTokens(backed, ada.address);
    await buyer.openPresale(backed);
    const amount = buyer.app.getByLabel(t('presale.redeemAmount'), { exact: true });
    await amount.fill('20000');
    await buyer.app.getByText(t('error.INSUFFICIENT_BALANCE', { coin: 'SALT' })).waitFor();
    await amount.fill('10000');
    await buyer.button(t('presale.reviewRedeem')).click();
    await buyer.confirm(t('presale.redeemReview'), t('paidAction.triedLater'));
    await buyer.close(t.like('presale.redeemDone'));
    // A hundredth of the tokens for a hundredth of the 400 TRX behind them.
    expect(await trxOf(backed.basePool)).toBe(396n * TRX);
    await buyer.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('messages of a presale, $what', (way) => {
  const t = appTexts(way.locale);

  it('come before anything is signed (S5.25 S5.26 S5.27 S5.29 S8.07)', async () => {
    const { site } = on;
    const soon = await makeLaunch(site, { startsIn: 600 });
    const launch = await makeLaunch(site);
    const costly = await makeLaunch(site, { price: 5_000n });
    await pass(site, 2);
    const buyer = await SaleBuyer.arrive(on, way, soon, { trx: 2_500 });
    const { app } = buyer;
    await app.getByText(t('error.SOON_TO_OPEN')).waitFor();
    expect(await buyer.button(t('sale.cannotYet')).isDisabled()).toBe(true);

    await buyer.openPresale(launch);
    await buyer.number().fill('16');
    await app.getByText(t('error.EXCEEDS_MAX_PURCHASE', { max: 15 })).waitFor();
    await sendTo(site, buyer.account, launch.presale, presale.buy(3n, 100n * TRX));
    await buyPast(site, launch, 14n);
    await site.indexed();
    await mySharesOf(app, t)
      .getByText(t('presale.shares', { n: 3 }), { exact: true })
      .waitFor();
    await buyer.number().fill('13');
    await app.getByText(t('error.EXCEEDS_MAX_SHARES', { max: 15 })).waitFor();
    await buyer.number().fill('4');
    await app.getByText(t('error.REMAINING_INSUFFICIENT', { left: 3 })).waitFor();
    await buyer.expectAccessible();
    await buyer.openPresale(costly);
    await app.getByText(t('error.INSUFFICIENT_TRX')).waitFor();
    expect(buyer.wallet.signed).toEqual([]);
    await buyer.visitor.leave();

    const creator = await SaleBuyer.arrive(on, way, launch, { account: launch.creator });
    await creator.app.getByText(t('error.PRESALE_JOIN_REFUSED')).waitFor();
    expect(await creator.button(t('sale.cannotJoin')).isDisabled()).toBe(true);
    await creator.visitor.leave();
    const newcomer = await SaleBuyer.arrive(on, way, launch, { account: await site.account() });
    // It has the name of the launch that was made before it.
    await newcomer.button(t('sale.alikeTick')).waitFor();
    await newcomer.app.getByText(t.like('sale.alikeConfirm')).click();
    await newcomer.button(t('sale.reviewPurchase')).waitFor();
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
    await buyer.review();
    await beOvertaken(site, buyer, t('presale.buyReview'), () =>
      sendTo(site, rival, launch.presale, presale.buy(2n, 100n * TRX)),
    );
    await app.getByText(t.like('error.PURCHASE_FAILED')).first().waitFor();

    const creator = await signIn(site.url, launch.creator.privateKey);
    await site.indexed();
    await buyer.openPresale(launch);
    await buyer.review();
    await buyer.dialog(t('presale.buyReview')).getByText(buyer.t('paidAction.tried')).waitFor();
    const text = { tokenAddress: launch.address, description: 'Not what it was.' };
    await creator.post(paths.tokenLaunch.update, text);
    await buyer.confirm(t('presale.buyReview'));
    await app.getByText(t('error.TEXTS_CHANGED')).waitFor();
    await app
      .getByRole('dialog')
      .getByRole('button', { name: t('paidAction.close') })
      .last()
      .click();
    await app.getByText(t('sale.textsChangedNow')).waitFor();
    expect(await buyer.button(t('sale.readFirst')).isDisabled()).toBe(true);
    await buyer.button(t('sale.acceptTexts')).click();
    await app.getByText(t('presale.textsChanged', { n: 1 })).waitFor();

    await buyer.button(t('sale.reviewPurchase')).click();
    await buyer
      .dialog(t('presale.buyReview'))
      .getByText(t('presale.textsChanged', { n: 1 }))
      .waitFor();
    await pass(site, DAY);
    await buyer.confirm(t('presale.buyReview'));
    await app.getByText(t('error.NOT_IN_PRESALE')).waitFor();
    await buyer.visitor.leave();
  });
});
