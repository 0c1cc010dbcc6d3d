import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { describe, expect, it } from 'vitest';
import { buyPastApp, priceOf } from '../stack/buy-card.ts';
import { pass } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import type { Account } from '../stack/stack.ts';
import { beOvertaken } from '../visitor/overtaken.ts';
import { isDeep, refusalWays } from '../visitor/ways.ts';
import { Collector } from './collector.ts';

const on = onStack({ prices: true });
const TRX = 1_000_000n;
const DAY = 86_400_000;
const NEVER_MINTED = (1n << 64n) | 999_999n;

/** Fees of purchases become rewards; until then no staking phase has begun. */
async function fundRewards(payer: Collector): Promise<void> {
  const keeper = on.site.role('keeper');
  await on.site.send(keeper, 'cards', cards.settleFees([payer.account.address]));
  await on.site.send(keeper, 'feeVault', feeVault.distributePool());
  await on.site.indexed();
}

/** Lets rewards that someone funded before run out. */
async function endStakingPhase(): Promise<void> {
  const { site } = on;
  const { finish } = await site.read('cards', cards.rewardStream());
  const left = Number(finish) * 1000 - site.devnet.chain.head().timestamp;
  if (left <= 0) return;
  await site.devnet.increaseTime(left + DAY);
  await site.devnet.mine();
  await priceOf(site);
}

describe.runIf(isDeep).each(refusalWays)('messages of cards, $what', (way) => {
  it('come before anything is signed (S5.15 S5.24 S5.31 S8.22)', async () => {
    const { site } = on;
    await endStakingPhase();
    const holder = await Collector.arrive(on, way, { trx: 500 });
    const { app, t, page } = holder;
    await holder.openCard(NEVER_MINTED);
    await app.getByText(t('error.CARD_NOT_MINTED')).waitFor();

    await holder.openMarket();
    await app.getByRole('button', { name: t('cards.level', { level: 1 }) }).click();
    const sheet = holder.dialog(
      t('cardMarket.levelTitle', { name: t('cards.level', { level: 1 }) }),
    );
    await sheet.getByRole('button', { name: t('cardMarket.reviewPurchase') }).click();
    await holder.confirm(t('cards.buyReview', { name: t('cards.level', { level: 1 }) }));
    await holder.close(t('cards.buyDone', { name: t('cards.level', { level: 1 }) }));
    await site.indexed();
    const [id = 0n] = await site.read('cards', cards.ofOwner(holder.account.address));

    await app.getByRole('button', { name: t('cards.level', { level: 1 }) }).click();
    await sheet
      .getByText(t('cards.boughtJustNow', { name: t('cards.level', { level: 1 }) }))
      .waitFor();
    await sheet.getByText(t('error.REPEATED_MINTING')).waitFor();
    await sheet.getByRole('button', { name: t('cardMarket.reviewPurchase') }).click();
    await holder.wallet.breakNext(page);
    await holder.confirm(t('cards.buyReview', { name: t('cards.level', { level: 1 }) }));
    await app
      .getByText(t('error.BUY_ERROR', { reason: 'the device was unplugged' }))
      .first()
      .waitFor();

    // Without live news the page keeps to what it was told when it was opened.
    await page.route(`**${paths.activity.stream}*`, (route) => route.abort());
    await page.goto('/nftPledge');
    await app.getByRole('button', { name: t('cardPledge.ended') }).waitFor();
    await fundRewards(holder);
    await page.reload();
    expect(await holder.button(t('cardPledge.selectWork')).isDisabled()).toBe(true);
    await app
      .getByText(t('cards.level', { level: 1 }))
      .first()
      .click();
    await holder.button(t('cardPledge.review', { n: 1 })).waitFor();
    await site.send(holder.account, 'cards', cards.pledge(id, 30n * 86_400n));
    await holder.button(t('cardPledge.review', { n: 1 })).click();
    await app.getByText(t('error.ALREADY_STAKED')).waitFor();

    await holder.openMarket();
    await app.getByRole('button', { name: t('cards.level', { level: 3 }) }).click();
    const gold = holder.dialog(
      t('cardMarket.levelTitle', { name: t('cards.level', { level: 3 }) }),
    );
    await gold.getByRole('button', { name: t('cardMarket.reviewPurchase') }).click();
    await gold.getByText(t('error.INSUFFICIENT_TRX')).waitFor();
    expect(holder.transactionsSigned()).toHaveLength(1);
    await holder.visitor.leave();
  });

  it('come after a transaction that failed on chain (S8.02 S8.15 S8.20 S8.21)', async () => {
    const { site } = on;
    const seller = await site.account();
    const offered = await buyPastApp(site, seller);
    await site.send(seller, 'cards', cards.list(offered, 300n * TRX));
    const holder = await Collector.arrive(on, way);
    const { app, t, page, account } = holder;
    const own = [await holder.owns(), await holder.owns(), await holder.owns()] as const;
    await fundRewards(holder);
    await holder.does(cards.pledge(own[2], 30n * 86_400n));
    const giveAway = (id: bigint) => () =>
      site.send(account, 'cards', cards.transfer(account.address, seller.address, id));

    await holder.openCard(offered);
    await holder.button(t('cardMarket.reviewPurchase')).click();
    await beOvertaken(site, holder, t('cards.buyListedReview'), () =>
      site.send(seller, 'cards', cards.unlist(offered)),
    );
    await app.getByText(t.because('PURCHASE_FAILED', 'NOT_ON_SALE')).first().waitFor();

    await holder.openCard(own[0]);
    await holder.button(t('cardMarket.transfer')).click();
    const form = app.getByRole('dialog');
    await form.getByLabel(t('cards.receiver')).fill(seller.address);
    await form.getByText(t('cards.confirmReceiver')).click();
    await form.getByRole('button', { name: t('cards.reviewTransfer') }).click();
    await beOvertaken(site, holder, t('cards.transferReview'), giveAway(own[0]));
    await app.getByText(t.because('TRANSFER_FAILED', 'NOT_OWNER')).first().waitFor();

    await page.goto(`/nftPledge?id=${own[1]}`);
    await holder.button(t('cardPledge.review', { n: 1 })).click();
    await beOvertaken(site, holder, t('cards.pledgeReview'), giveAway(own[1]));
    await app.getByText(t.because('PLEDGE_ERROR', 'NOT_OWNER')).first().waitFor();

    await site.devnet.increaseTime(31 * DAY);
    await site.devnet.mine();
    await priceOf(site);
    await site.indexed();
    await page.goto(`/nftPledge?id=${own[2]}`);
    await holder.button(t('cardMarket.unlock')).click();
    await beOvertaken(site, holder, t('cards.unlockReview'), () =>
      site.send(account, 'cards', cards.unlock(own[2])),
    );
    await app.getByText(t.because('UNLOCK_ERROR', 'NOT_STAKED')).first().waitFor();
    await holder.visitor.leave();
  });

  it('come when the last place is taken by another (S8.01)', async () => {
    const { site } = on;
    const first = await site.read('cards', cards.firstInstalment(6n));
    const rich = Number(first / TRX) + 2_000;
    const reserve = (who: Account) => site.send(who, 'cards', cards.reserve(6n, first));
    const places = Number((await site.read('cards', cards.allotmentOf(6n))).left);
    const rivals: Account[] = [];
    while (rivals.length < places) rivals.push(await site.account(rich));
    const [rival, ...others] = rivals as [Account, ...Account[]];
    for (const other of others) {
      await reserve(other);
      // Cards of so many U are reserved in a day, and no more.
      await pass(site, 1);
    }
    const buyer = await Collector.arrive(on, way, { trx: rich });
    const { app, t } = buyer;
    await app.getByRole('button', { name: t('cards.level', { level: 6 }) }).click();
    const sheet = buyer.dialog(
      t('cardMarket.levelTitle', { name: t('cards.level', { level: 6 }) }),
    );
    await sheet.getByText(t('cardMarket.inTwoParts')).click();
    await sheet.getByRole('button', { name: t('cardMarket.reviewReservation') }).click();
    await beOvertaken(
      site,
      buyer,
      t('cards.reserveReview', { name: t('cards.level', { level: 6 }) }),
      () => reserve(rival),
    );
    await app.getByText(t.because('BUY_FAILED', 'SOLD_OUT')).first().waitFor();
    await app.getByRole('button', { name: t('paidAction.reviewAgain') }).click();
    await app
      .getByText(t('error.REMAINING_INSUFFICIENT', { left: 0 }))
      .first()
      .waitFor();
    await buyer.visitor.leave();
    // For who comes next.
    for (const who of rivals) {
      await site.send(who, 'cards', cards.cancelReservation(who.address));
    }
  });
});
