import { paths } from '@vellum/api/wire/paths';
import { cards } from '@vellum/contracts/cards';
import { fromHexAddress } from '@vellum/tron/address';
import { expect } from 'vitest';
import type { Person } from '../../packages/server/test/orders/order-chain.ts';
import { byName } from '../soak/scene.ts';
import { buyPastApp } from '../stack/buy-card.ts';
import type { Leaver } from './leaver.ts';
import type { Position } from './position.ts';

const TRX = 1_000_000n;
const { cardMarket, cardPledge, platformCards, cards: products } = paths;

const offer = (tokenId: bigint) => ({
  ...{ before: cardMarket.prepareSale, after: cardMarket.confirmSale },
  form: { tokenId, price: 100n * TRX },
});

/** Someone who has paid the first half of a card. */
async function withReservation(on: Leaver): Promise<Person> {
  const who = await on.member();
  const { productId } = await on.first(who, products.listProducts, { type: 'card' });
  await on.pay(who, {
    ...{ before: products.prepareFirstPayment, after: products.confirmFirstPayment },
    form: { productId, quantity: 1, instalments: '2' },
  });
  return who;
}

/** Cards in every place where the old contracts can hold them. */
export const cardPositions: readonly Position[] = [
  {
    name: 'a card in the wallet is transferred',
    async open(on) {
      const [who, friend] = [await on.member(), await on.site.account()];
      const id = await buyPastApp(on.site, who);
      return async () => {
        const { tokenId } = await on.first(who, platformCards.listMine, { state: 'owned' });
        await on.leave('cards.transfer', who, {
          ...{ before: platformCards.prepareTransfer, after: platformCards.confirmTransfer },
          form: { tokenId, to: friend.address },
        });
        const owner = await on.site.read('cards', cards.ownerOf(id));
        expect(fromHexAddress(owner)).toBe(friend.address);
      };
    },
  },
  {
    name: 'a listed card is taken off the market, a sold one is paid',
    async open(on) {
      const [who, buyer] = [await on.member(), await on.member()];
      const [kept, sold] = [await buyPastApp(on.site, who), await buyPastApp(on.site, who)];
      await on.site.indexed();
      for (const id of [kept, sold]) await on.pay(who, offer(id));
      await on.site.send(buyer, 'cards', cards.buyListed(sold, 100n * TRX));
      return async () => {
        const { tokenId } = await on.first(who, platformCards.listMine, { state: 'onSale' });
        await on.leave('cards.unlist', who, {
          ...{ before: cardMarket.prepareUnlisting, after: cardMarket.confirmUnlisting },
          form: { listingId: tokenId },
        });
        await on.leave('cards.withdraw-credit', who, byName('cards.withdraw-credit'));
        expect(BigInt(tokenId)).toBe(kept);
      };
    },
  },
  {
    name: 'a reservation is cancelled and its first part paid back',
    async open(on) {
      const who = await withReservation(on);
      return async () => {
        await on.leave('cards.cancel-reservation', who, byName('cards.cancel-reservation'));
        await on.leave('cards.withdraw-credit', who, byName('cards.withdraw-credit'));
        const { deadline } = await on.site.read('cards', cards.reservationOf(who.address));
        expect(deadline).toBe(0n);
      };
    },
  },
  {
    name: 'a reservation is completed at its price',
    async open(on) {
      const who = await withReservation(on);
      return async () => {
        await on.leave('cards.second-payment', who, {
          ...{ before: products.prepareSecondPayment, after: products.confirmSecondPayment },
          form: {},
        });
        expect((await on.first(who, platformCards.listMine)).tokenId).toBeDefined();
      };
    },
  },
  {
    name: 'a pledged card pays its reward and is unlocked',
    afterDays: 31,
    async open(on) {
      const who = await on.member();
      const id = await buyPastApp(on.site, who);
      await on.site.indexed();
      await on.pay(who, {
        ...{ before: cardPledge.preparePledge, after: cardPledge.confirmPledge },
        form: { tokenId: id, days: 30 },
      });
      return async () => {
        const { tokenId } = await on.first(who, cardPledge.listMine, { status: 'unlockable' });
        await on.leave('card-pledge.claim', who, byName('card-pledge.claim'));
        await on.leave('card-pledge.unlock', who, {
          ...{ before: cardPledge.prepareUnlock, after: cardPledge.confirmUnlock },
          form: { tokenId },
        });
        expect(BigInt(tokenId)).toBe(id);
      };
    },
  },
];
