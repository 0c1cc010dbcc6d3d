import { paths } from '@vellum/api/wire/paths';
import { cards as cardContract } from '@vellum/contracts/cards';
import { payout } from '@vellum/contracts/income';
import { toHexAddress } from '@vellum/tron/address';
import type { Person } from '../../../packages/server/test/orders/order-chain.ts';
import { byName } from '../../soak/scene.ts';
import { buyPastApp } from '../../stack/buy-card.ts';
import { handOnFees } from '../hand-on-fees.ts';
import { untilPriced } from '../prices.ts';
import type { Story, Teller } from '../story.ts';

const TRX = 1_000_000n;
const { cards, cardMarket, levelCards, platformCards, cardPledge, withdrawal } = paths;

async function ownCard(on: Teller, who: Person): Promise<string> {
  const { tokenId } = await on.first(who, platformCards.listMine, { state: 'owned' });
  return tokenId;
}

const offer = (tokenId: string) => ({
  ...{ before: cardMarket.prepareSale, after: cardMarket.confirmSale },
  form: { tokenId, price: 100n * TRX },
});

/** Cards, and the income that their fees bring. */
export const cardStories: readonly Story[] = [
  {
    name: 'cards',
    kinds: [
      'cards.buy',
      'cards.list',
      'cards.unlist',
      'cards.buy-listed',
      'cards.withdraw-credit',
      'cards.transfer',
      'card-pledge.pledge',
      'card-pledge.claim',
    ],
    isPrivate: true,
    async tell(on) {
      const { site } = on;
      const [seller, buyer] = [await on.member(), await on.member()];
      await untilPriced(on);
      await on.pays('cards.buy', seller, {
        ...{ before: levelCards.preparePurchase, after: levelCards.confirmPurchase },
        form: { level: 1 },
      });
      const tokenId = await ownCard(on, seller);
      await on.pays('cards.list', seller, offer(tokenId));
      const { prepareUnlisting, confirmUnlisting } = cardMarket;
      await on.pays('cards.unlist', seller, {
        ...{ before: prepareUnlisting, after: confirmUnlisting },
        form: { listingId: tokenId },
      });
      await on.stage.payer.pay(seller, offer(tokenId));
      await site.indexed();
      await on.pays('cards.buy-listed', buyer, {
        ...{ before: cardMarket.preparePurchase, after: cardMarket.confirmPurchase },
        form: { listingId: tokenId, maxPrice: 100n * TRX },
      });
      await on.pays('cards.withdraw-credit', seller, byName('cards.withdraw-credit'));
      await on.pays('cards.transfer', buyer, {
        ...{ before: platformCards.prepareTransfer, after: platformCards.confirmTransfer },
        form: { tokenId, to: seller.address },
      });
      await on.pays('card-pledge.pledge', seller, {
        ...{ before: cardPledge.preparePledge, after: cardPledge.confirmPledge },
        form: { tokenId, days: 30 },
      });
      await handOnFees(site, [seller]);
      const earned = () => site.read('cards', cardContract.earned(seller.address));
      await on.waitFor('a reward of cards', async () => (await earned()) > 0n);
      await on.pays('card-pledge.claim', seller, byName('card-pledge.claim'));
    },
  },
  {
    name: 'cards in two parts',
    kinds: ['cards.first-payment', 'cards.second-payment'],
    isPrivate: true,
    async tell(on) {
      const who = await on.member();
      await untilPriced(on);
      const { productId } = await on.first(who, cards.listProducts, { type: 'card' });
      await on.pays('cards.first-payment', who, {
        ...{ before: cards.prepareFirstPayment, after: cards.confirmFirstPayment },
        form: { productId, quantity: 1, instalments: '2' },
      });
      await on.pays('cards.second-payment', who, {
        ...{ before: cards.prepareSecondPayment, after: cards.confirmSecondPayment },
        form: {},
      });
    },
  },
  {
    name: 'income',
    kinds: ['income.claim-bonus', 'withdrawal.claim'],
    isPrivate: true,
    async tell(on) {
      const { site } = on;
      const inviter = await on.member();
      const [payer, other] = [
        await on.member(10_000, inviter.address),
        await on.member(10_000, inviter.address),
      ];
      await untilPriced(on);
      for (const who of [payer, other]) await buyPastApp(site, who, 4n);
      await site.send(site.role('keeper'), 'payout', payout.fund(200n * TRX));
      await handOnFees(site, [payer, other]);
      await on.pays('income.claim-bonus', inviter, byName('income.claim-bonus'));
      // A root is proposed because someone waits for it, and holds what is due to everyone.
      const due = await untilAvailable(on, other);
      const form = { amount: due, requestId: `node ${other.address}`, whole: true };
      await on.ask(other, withdrawal.request, form);
      const claimable = async () => (await on.ask(payer, withdrawal.claimable)).claimable;
      const sum = async () => BigInt((await claimable())?.amount ?? 0);
      await on.waitFor('an active payout root', async () => (await sum()) > 0n);
      await on.pays('withdrawal.claim', payer, {
        ...{ before: withdrawal.prepareClaim, after: withdrawal.confirmClaim },
        form: { amount: await sum() },
      });
      const paid = () => site.read('payout', payout.claimedBy(toHexAddress(other.address)));
      await on.waitFor('the withdrawal that was asked for', async () => (await paid()) > 0n);
    },
  },
];

async function untilAvailable(on: Teller, who: Person): Promise<bigint> {
  const sum = async () => {
    const { available } = await on.ask(who, withdrawal.claimable);
    return BigInt(available?.amount ?? 0);
  };
  await on.waitFor('income to withdraw', async () => (await sum()) > 0n);
  return sum();
}
