import { cards } from '@vellum/contracts/cards';
import { trc20 } from '@vellum/contracts/coins';
import { feeVault } from '@vellum/contracts/fees';
import { type Address, fromHexAddress, parseHexAddress, toHexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { buyPastApp, priceOf } from '../stack/buy-card.ts';
import { onStack } from '../stack/on-stack.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';
import { Collector, serialOf } from './collector.ts';

const on = onStack({ prices: true });
const TRX = 1_000_000n;
const HOUR = 3_600_000;

const ownerOf = async (id: bigint): Promise<Address> =>
  fromHexAddress(await on.site.read('cards', cards.ownerOf(id)));

/** Valid, begins with the same letters, and is another. */
function lookAlike(address: Address): Address {
  const hex = toHexAddress(address);
  const made = parseHexAddress(`${hex.slice(0, -2)}${hex.endsWith('00') ? '01' : '00'}`);
  if (!made) throw new Error('not an address');
  return fromHexAddress(made);
}

/** Lets the chain's clock run on. */
async function pass(milliseconds: number): Promise<void> {
  await on.site.devnet.increaseTime(milliseconds);
  await on.site.devnet.mine();
  await priceOf(on.site);
  await on.site.indexed();
}

/** Fees of purchases become rewards of pledged cards; anyone may hand them on. */
async function handOnFees(payer: Collector): Promise<void> {
  const keeper = on.site.role('keeper');
  await on.site.send(keeper, 'cards', cards.settleFees([payer.account.address]));
  await on.site.send(keeper, 'feeVault', feeVault.distributePool());
  await on.site.indexed();
}

describe.each(journeyWays)('cards, $what', (way) => {
  it('are bought by level, listed, repriced and sold, and the seller is paid (S1.07 S1.08 S1.10 S1.11 S2.06)', async () => {
    const { site } = on;
    const seller = await Collector.arrive(on, way);
    const { app, t } = seller;
    await app.getByRole('button', { name: t('cards.level', { level: 1 }) }).click();
    await seller
      .dialog(t('cardMarket.levelTitle', { name: t('cards.level', { level: 1 }) }))
      .getByRole('button', { name: t('cardMarket.reviewPurchase') })
      .click();
    await seller.confirm(t('cards.buyReview', { name: t('cards.level', { level: 1 }) }));
    await seller.follow(
      t('cards.buyDone', { name: t('cards.level', { level: 1 }) }),
      t('cards.seeMyCards'),
    );
    await site.indexed();
    await app.getByRole('tab', { name: t('myCards.ownedTab', { n: 1 }) }).waitFor();
    const [id = 0n] = await site.read('cards', cards.ofOwner(seller.account.address));
    const card = `${t('cards.level', { level: 1 })} ${serialOf(id)}`;
    await app.getByRole('link', { name: card }).click();

    await seller.button(t('cardMarket.sell')).click();
    const form = seller.dialog(t('cardMarket.sellTitle', { name: card }));
    await form.getByLabel(t('cardMarket.yourPrice')).fill('500');
    await form.getByText('487.5').waitFor();
    await form.getByRole('button', { name: t('cardMarket.reviewPrice'), exact: true }).click();
    await seller.confirm(t('cards.listReview'));
    await seller.close(t('cards.listDone', { name: card, price: '500.00 TRX' }));
    await seller.button(t('cardMarket.changePrice')).click();
    const change = seller.dialog(t('cardMarket.changeTitle', { name: card }));
    await change.getByLabel(t('cardMarket.yourPrice')).fill('440');
    await change.getByRole('button', { name: t('cardMarket.reviewPrice'), exact: true }).click();
    await seller.confirm(t('cards.changeReview'));
    await seller.close(t('cards.changeDone', { name: card, price: '440.00 TRX' }));

    const buyer = await Collector.arrive(on, way);
    await buyer.app.getByRole('tab', { name: t('cardMarket.forSale') }).click();
    await buyer.app.getByRole('link', { name: card }).click();
    await buyer.button(t('cardMarket.reviewPurchase')).click();
    await buyer.confirm(t('cards.buyListedReview'));
    await buyer.close(t('cards.isYours', { name: card }));
    expect(await ownerOf(id)).toBe(buyer.account.address);
    await buyer.visitor.leave();

    // 2.5 % of the price is the fee.
    await site.indexed();
    await seller.page.reload();
    const credit = app.getByRole('region', { name: t('cardMarket.credit') });
    await credit.getByText('429').waitFor();
    await credit.getByRole('button', { name: t('cardMarket.withdraw') }).click();
    await seller.confirm(t('cards.withdrawReview'));
    await seller.close(t('cards.withdrawDone', { amount: '429.00 TRX' }));
    const left = await site.read('cards', cards.accountOf(seller.account.address));
    expect(left.credit).toBe(0n);
    await seller.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('cards, $what', (way) => {
  it('are unlisted, and given away by the whole address, never by one that looks like it (S1.09 S2.08)', async () => {
    const friend = await on.site.account();
    await on.site.activate(friend);
    const giver = await Collector.arrive(on, way, { inviter: friend.address });
    const { t } = giver;
    const id = await giver.owns();
    const card = `${t('cards.level', { level: 1 })} ${serialOf(id)}`;
    await giver.does(cards.list(id, 300n * TRX));
    await giver.openCard(id);
    await giver.button(t('cardMarket.unlist')).click();
    await giver.confirm(t('cards.unlistReview'));
    await giver.close(t('cards.unlistDone', { name: card }));

    await giver.button(t('cardMarket.transfer')).click();
    const form = giver.dialog(t('cards.transferTitle', { name: card }));
    await form.getByRole('button', { name: t('cards.enterReceiver') }).waitFor();
    await form.getByLabel(t('cards.receiver')).fill(lookAlike(friend.address));
    await form.getByText(t('contacts.alike_inviter')).waitFor();
    await form.getByText(t('cards.confirmAlike')).waitFor();
    await giver.expectAccessible();
    expect(await form.getByRole('button', { name: t('cards.compareFirst') }).isDisabled()).toBe(
      true,
    );
    await form.getByLabel(t('cards.receiver')).fill(friend.address);
    await form.getByText(t('cards.confirmReceiver')).click();
    expect(await form.getByText(t('contacts.alike_inviter')).count()).toBe(0);
    await form.getByRole('button', { name: t('cards.reviewTransfer') }).click();
    await giver.dialog(t('cards.transferReview')).getByText(t('cards.transferForGood')).waitFor();
    await giver.confirm(t('cards.transferReview'));
    await giver.close(t('cards.transferDone', { name: card }));
    await giver.button(t('cardMarket.notForSale')).waitFor();
    expect(await ownerOf(id)).toBe(friend.address);
    await giver.visitor.leave();
  });
});

describe.each(journeyWays)('cards, $what', (way) => {
  it('are pledged, locked until their time has come, unlocked, and their reward claimed (S1.12 S1.13 S2.09 S4.09 S8.10)', {
    tags: 'deep',
  }, async () => {
    const { site } = on;
    const holder = await Collector.arrive(on, way);
    const { app, t } = holder;
    const id = await holder.owns();
    const card = `${t('cards.level', { level: 1 })} ${serialOf(id)}`;
    await handOnFees(holder);
    await holder.openCard(id);
    await app.getByRole('link', { name: t('cardMarket.pledge'), exact: true }).click();
    await app
      .locator('label')
      .filter({ hasText: t('cardPledge.days', { n: 30 }) })
      .click();
    await holder.button(t('cardPledge.review', { n: 1 })).click();
    await holder.confirm(t('cards.pledgeReview'));
    await holder.follow(t.like('cards.pledgeDone', { name: card }), t('cards.seePledge'));
    await site.indexed();

    expect(await holder.button(t('cardMarket.notYetUnlock')).isDisabled()).toBe(true);
    expect(await holder.button(t('cardMarket.unlock')).count()).toBe(0);
    await pass(30 * 24 * HOUR + 60_000);
    await holder.page.reload();
    await holder.button(t('cardMarket.unlock')).click();
    await holder.confirm(t('cards.unlockReview'));
    await holder.follow(t('cards.unlockDone', { name: card }), t('cards.seeCard'));
    expect(await site.read('cards', cards.isPledged(id))).toBe(false);

    const { address } = holder.account;
    const earned = await site.read('cards', cards.earned(address));
    expect(earned).toBeGreaterThan(0n);
    await holder.button(t('cardMarket.claim')).click();
    await holder.confirm(t('cards.claimReview'));
    await holder.close(t('cards.claimDone'));
    const coin = await site.read('cards', cards.rewardCoin());
    expect(coin).toBe(toHexAddress(site.deployment.contracts['wtrx']!.address));
    expect(await site.read('wtrx', trc20.balanceOf(address))).toBe(earned);
    await holder.visitor.leave();
  });
});

describe.runIf(isDeep).each(journeyWays)('cards, $what', (way) => {
  it('are bought in two parts, or the first part comes back', async () => {
    const { site } = on;
    const buyer = await Collector.arrive(on, way);
    const { app, t } = buyer;
    const reserve = async () => {
      await app.getByRole('button', { name: t('cards.level', { level: 3 }) }).click();
      const sheet = buyer.dialog(
        t('cardMarket.levelTitle', { name: t('cards.level', { level: 3 }) }),
      );
      await sheet.getByText(t('cardMarket.inTwoParts')).click();
      await sheet.getByRole('button', { name: t('cardMarket.reviewReservation') }).click();
      await buyer.confirm(t('cards.reserveReview', { name: t('cards.level', { level: 3 }) }));
      await buyer.close(t('cards.reserveDone', { name: t('cards.level', { level: 3 }) }));
      await site.indexed();
    };
    await reserve();
    await app.getByText(t('cardMarket.reserved')).waitFor();
    await buyer.button(t('cardMarket.paySecond')).click();
    await buyer.confirm(t('cards.completeReview'));
    await buyer.close(t('cards.buyDone', { name: t('cards.level', { level: 3 }) }));
    expect(await site.read('cards', cards.balanceOf(buyer.account.address))).toBe(1n);
    await app.getByText(t('cardMarket.reserved')).waitFor({ state: 'detached' });

    await reserve();
    const { first } = await site.read('cards', cards.reservationOf(buyer.account.address));
    await pass(72 * HOUR + 60_000);
    await buyer.page.reload();
    await app.getByText(t('cardMarket.deadlineOver')).waitFor();
    await buyer.button(t('cardMarket.cancelReservation')).click();
    await buyer.confirm(t('cards.cancelReview'));
    await buyer.close(t.like('cards.cancelDone', { amount: /[\d,.]+\sTRX/ }));
    const { credit: back } = await site.read('cards', cards.accountOf(buyer.account.address));
    expect(back).toBe(first);
    const credit = app.getByRole('region', { name: t('cardMarket.credit') });
    await credit.getByRole('button', { name: t('cardMarket.withdraw') }).click();
    await buyer.confirm(t('cards.withdrawReview'));
    await buyer.close(t.like('cards.withdrawDone', { amount: /.*TRX/ }));
    expect(await site.read('cards', cards.balanceOf(buyer.account.address))).toBe(1n);
    await buyer.visitor.leave();
  });
});

describe.runIf(isDeep).each(refusalWays)('a listing that is open before a buyer, $what', (way) => {
  it('dies with a transfer, a pledge and a freeze, and nothing is signed (S4.10)', async () => {
    const { site } = on;
    const seller = await holderOf(3);
    const [given = 0n, pledged = 0n, frozen = 0n] = seller.ids;
    const other = await site.account();
    const buyer = await Collector.arrive(on, way);
    const { t, app } = buyer;
    const ends = [
      {
        id: given,
        end: () => seller.does(cards.transfer(seller.account.address, other.address, given)),
        shows: t('cardMarket.notForSale'),
      },
      {
        id: pledged,
        end: () => seller.does(cards.pledge(pledged, 30n * 86_400n)),
        shows: t('cardMarket.pledgedDays', { days: 30 }),
      },
      { id: frozen, end: () => freeze(frozen), shows: t('cardMarket.frozen') },
    ];
    for (const { id, end, shows } of ends) {
      await buyer.openCard(id);
      await buyer.button(t('cardMarket.reviewPurchase')).waitFor();
      await end();
      await buyer.button(t('cardMarket.reviewPurchase')).click();
      await app.getByText(t('error.LISTING_CLOSED')).first().waitFor();
      await app.getByText(shows).first().waitFor();
      expect(await buyer.button(t('cardMarket.reviewPurchase')).count()).toBe(0);
    }
    await buyer.openMarket();
    await app.getByRole('tab', { name: t('cardMarket.forSale') }).click();
    await app.getByRole('searchbox').fill(String(BigInt.asUintN(64, frozen)));
    await app.getByText(t('cardMarket.noMatchTitle')).waitFor();
    expect(buyer.transactionsSigned()).toEqual([]);
    await buyer.visitor.leave();
  });

  it('never costs more than the buyer saw, before the review and in it', async () => {
    const seller = await holderOf(1);
    const [id = 0n] = seller.ids;
    const buyer = await Collector.arrive(on, way);
    const { t, app } = buyer;
    await buyer.openCard(id);
    await app.getByText('300.00').first().waitFor();
    await seller.does(cards.list(id, 310n * TRX));
    await buyer.button(t('cardMarket.reviewPurchase')).click();
    await app.getByText(t('error.PRICE_CHANGED')).waitFor();
    await app.getByText('310.00').first().waitFor();

    await buyer.button(t('cardMarket.reviewPurchase')).click();
    await buyer.dialog(t('cards.buyListedReview')).getByText(buyer.t('paidAction.tried')).waitFor();
    await seller.does(cards.list(id, 320n * TRX));
    await buyer.confirm(t('cards.buyListedReview'));
    await app.getByText(t('error.PRICE_CHANGED')).first().waitFor();
    expect(buyer.transactionsSigned()).toEqual([]);
    await buyer.visitor.leave();
  });
});

/** Someone without a browser who offers cards for 300 TRX. */
async function holderOf(count: number) {
  const { site } = on;
  const account = await site.account();
  const ids: bigint[] = [];
  const does = async (call: Parameters<typeof site.send>[2]) => {
    await site.send(account, 'cards', call);
    await site.indexed();
  };
  for (let n = 0; n < count; n++) {
    const id = await buyPastApp(site, account);
    await site.send(account, 'cards', cards.list(id, 300n * TRX));
    ids.push(id);
  }
  await site.indexed();
  return { account, ids, does };
}

async function freeze(id: bigint): Promise<void> {
  const { site } = on;
  const until = BigInt(Math.floor(site.devnet.chain.head().timestamp / 1000)) + 86_400n;
  await site.send(site.role('guardian'), 'cards', cards.freeze(id, until, 'Reported as stolen'));
  await site.indexed();
}
