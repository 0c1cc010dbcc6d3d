import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { describe, expect, it } from 'vitest';
import { Collector } from '../cards/collector.ts';
import { priceOf } from '../stack/buy-card.ts';
import { onStack } from '../stack/on-stack.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';

const on = onStack({ prices: true });
const DAY = 86_400_000;
const MONTH = 30n * 86_400n;

/** Fees of purchases become rewards of pledged cards; anyone may hand them on. */
async function handOnFees(payer: Collector): Promise<void> {
  const keeper = on.site.role('keeper');
  await on.site.send(keeper, 'cards', cards.settleFees([payer.account.address]));
  await on.site.send(keeper, 'feeVault', feeVault.distributePool());
  await on.site.indexed();
}

async function pass(days: number): Promise<void> {
  await on.site.devnet.increaseTime(days * DAY + 60_000);
  await on.site.devnet.mine();
  await priceOf(on.site);
  await on.site.indexed();
}

const isPledged = (id: bigint) => on.site.read('cards', cards.isPledged(id));

describe.each(journeyWays)('several cards, $what', (way) => {
  it('stand under their states, each with its picture (S2.11 S4.10)', async () => {
    const t = appTexts(way.locale);
    const { site } = on;
    const holder = await Collector.arrive(on, way);
    const { app, page } = holder;
    await holder.owns();
    const [listed, pledged, frozen] = [
      await holder.owns(2n),
      await holder.owns(),
      await holder.owns(),
    ];
    await holder.does(cards.list(listed, 345_000_000n));
    await holder.does(cards.pledge(pledged, MONTH));
    const until = BigInt(Math.floor(site.devnet.chain.now() / 1000)) + 5n * 86_400n;
    await site.send(
      site.role('guardian'),
      'cards',
      cards.freeze(frozen, until, 'Reported as stolen'),
    );
    await site.indexed();
    await page.goto('/myNft');
    for (const [tab, words] of [
      [t('myCards.ownedTab', { n: 1 }), t('myCards.lastPrice')],
      [t('myCards.onSaleTab', { n: 1 }), '345'],
      [t('myCards.pledgedTab', { n: 1 }), t.like('myCards.unlocks')],
      [t('myCards.frozenTab', { n: 1 }), 'Reported as stolen'],
    ] as const) {
      await app.getByRole('tab', { name: tab }).click();
      const row = app.getByRole('tabpanel', { name: tab }).getByRole('listitem');
      await row.getByText(words).waitFor();
      const width = (image: Element) => (image as HTMLImageElement).naturalWidth;
      await expect.poll(() => row.locator('img').evaluate(width)).toBe(200);
    }
    await holder.expectAccessible();
    await holder.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('several cards, $what', (way) => {
  it('are pledged and unlocked one after the other, and a no stops the row (S1.11)', async () => {
    const t = appTexts(way.locale);
    const holder = await Collector.arrive(on, way);
    const { app, page } = holder;
    const ids = [await holder.owns(), await holder.owns(), await holder.owns()];
    await handOnFees(holder);
    await page.goto('/myNft');
    await app.getByRole('tab', { name: t('myCards.ownedTab', { n: 3 }) }).waitFor();
    await holder.expectAccessible();
    await holder.button(t('myCards.select')).click();
    await holder.button(t('myCards.selectAll')).click();
    await app.getByText(t('myCards.signatures', { n: 3 })).waitFor();
    await app.getByRole('link', { name: t('myCards.pledge'), exact: true }).click();
    await holder.button(t('cardPledge.review', { n: 3 })).waitFor();
    await holder.expectAccessible();

    await holder.button(t('cardPledge.review', { n: 3 })).click();
    await holder.confirm(t('cards.placed', { title: t('cards.pledgeReview'), n: 1, of: 3 }));
    const second = holder.dialog(
      t('cards.placed', { title: t('cards.pledgeReview'), n: 2, of: 3 }),
    );
    await second.getByText(holder.t('paidAction.tried')).waitFor();
    await holder.wallet.rejectNext(page, 'sign');
    await second
      .getByRole('button', {
        name: holder.t('paidAction.continueIn', { wallet: holder.walletName }),
      })
      .click();
    await second.getByText(holder.t('paidAction.rejectedNote')).waitFor();
    await second.getByRole('button', { name: t('paidAction.close') }).click();
    await holder.button(t('cardPledge.review', { n: 2 })).waitFor();
    expect((await Promise.all(ids.map(isPledged))).filter(Boolean)).toHaveLength(1);

    await holder.button(t('cardPledge.review', { n: 2 })).click();
    await holder.confirm(t('cards.placed', { title: t('cards.pledgeReview'), n: 1, of: 2 }));
    await holder.confirm(t('cards.placed', { title: t('cards.pledgeReview'), n: 2, of: 2 }));
    await holder.dialog(holder.t('paidAction.done')).waitFor();
    expect(await Promise.all(ids.map(isPledged))).toEqual([true, true, true]);

    await pass(30);
    await page.goto('/myNft');
    await app.getByRole('tab', { name: t('myCards.pledgedTab', { n: 3 }) }).click();
    await holder.button(t('myCards.unlockDue', { n: 3 })).click();
    for (const n of [1, 2, 3])
      await holder.confirm(t('cards.placed', { title: t('cards.unlockReview'), n: n, of: 3 }));
    await app.getByText(t('cards.unlockDoneAll', { of: 3 })).waitFor();
    expect(await Promise.all(ids.map(isPledged))).toEqual([false, false, false]);
    await holder.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('what cannot be pledged, $what', (way) => {
  it('says why: nothing chosen, not minted, on sale, already staked, over (S5.21 S5.23 S5.24)', async () => {
    const t = appTexts(way.locale);
    const holder = await Collector.arrive(on, way);
    const { app, page } = holder;
    const [free, sold] = [await holder.owns(), await holder.owns()];
    await holder.does(cards.list(sold, 1_000_000n));
    await handOnFees(holder);
    // Without live news the page keeps to what it was told when it was opened.
    await page.route(`**${paths.activity.stream}*`, (route) => route.abort());

    await page.goto('/nftPledge');
    await holder.button(t('cardPledge.selectWork')).waitFor();
    expect(await holder.button(t('cardPledge.selectWork')).isDisabled()).toBe(true);
    await page.goto(`/nftPledge?id=${(1n << 64n) | 19_999n}`);
    await app.getByText(t('error.CARD_NOT_MINTED')).waitFor();
    await page.goto(`/nftPledge?id=${sold}`);
    await app.getByText(t('error.CARD_ON_SALE')).waitFor();

    await page.goto(`/nftPledge?id=${free}`);
    await holder.button(t('cardPledge.review', { n: 1 })).waitFor();
    await holder.does(cards.pledge(free, MONTH));
    await holder.button(t('cardPledge.review', { n: 1 })).click();
    await app.getByText(t('error.ALREADY_STAKED')).waitFor();

    await pass(45);
    await page.goto('/nftPledge');
    await holder.button(t('cardPledge.ended')).waitFor();
    await holder.visitor.leave();
  });
});
