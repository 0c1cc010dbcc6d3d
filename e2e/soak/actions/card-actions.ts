import { paths } from '@vellum/api/wire/paths';
import { byName, type Json, oneOf, oneRow, type Scene, TRX, type UserAction } from '../scene.ts';

const { cards, cardMarket, levelCards, platformCards, cardPledge } = paths;

const mine = (scene: Scene, state: string) => oneRow(scene, platformCards.listMine, { state });

/** What people do with cards. */
export const cardActions: readonly UserAction[] = [
  {
    name: 'buy a card',
    weight: 5,
    async wish(scene) {
      const levels = await scene.ask(levelCards.levels);
      const open: Json[] = (levels?.list ?? []).filter(({ price }: Json) => price !== null);
      const level = oneOf(scene, open)?.level;
      if (level === undefined) return null;
      const { preparePurchase: before, confirmPurchase: after } = levelCards;
      return { before, after, form: { level } };
    },
  },
  {
    name: 'pay a first instalment',
    weight: 1,
    async wish(scene) {
      const product = await oneRow(scene, cards.listProducts, { type: 'card' });
      if (!product) return null;
      const { prepareFirstPayment: before, confirmFirstPayment: after } = cards;
      const form = { productId: product.productId, quantity: 1, instalments: '2' };
      return { before, after, form };
    },
  },
  {
    name: 'pay a second instalment',
    weight: 1,
    async wish() {
      const { prepareSecondPayment: before, confirmSecondPayment: after } = cards;
      return { before, after, form: {} };
    },
  },
  {
    name: 'cancel a reservation',
    weight: 1,
    wish: async ({ random }) => (random(3) === 0 ? byName('cards.cancel-reservation') : null),
  },
  {
    name: 'put a card up for sale',
    weight: 4,
    async wish(scene) {
      const card = await mine(scene, 'owned');
      if (!card) return null;
      const { prepareSale: before, confirmSale: after } = cardMarket;
      const price = BigInt(50 + scene.random(2_000)) * TRX;
      return { before, after, form: { tokenId: card.tokenId, price } };
    },
  },
  {
    name: 'take a card off the market',
    weight: 1,
    async wish(scene) {
      const card = await mine(scene, 'onSale');
      if (!card) return null;
      const { prepareUnlisting: before, confirmUnlisting: after } = cardMarket;
      return { before, after, form: { listingId: card.tokenId } };
    },
  },
  {
    name: 'buy a card of a holder',
    weight: 4,
    async wish(scene) {
      const listing = await oneRow(scene, cardMarket.list, { sort: 'price' });
      if (!listing) return null;
      const { preparePurchase: before, confirmPurchase: after } = cardMarket;
      return { before, after, form: { listingId: listing.listingId, maxPrice: listing.price } };
    },
  },
  {
    name: 'give a card away',
    weight: 2,
    async wish(scene) {
      const card = await mine(scene, 'owned');
      const to = oneOf(scene, scene.people)?.address;
      if (!card || to === undefined) return null;
      const { prepareTransfer: before, confirmTransfer: after } = platformCards;
      return { before, after, form: { tokenId: card.tokenId, to } };
    },
  },
  {
    name: 'pledge a card',
    weight: 3,
    async wish(scene) {
      const card = await mine(scene, 'owned');
      if (!card) return null;
      const { preparePledge: before, confirmPledge: after } = cardPledge;
      return { before, after, form: { tokenId: card.tokenId, days: 30 } };
    },
  },
  {
    name: 'unlock a card',
    weight: 2,
    async wish(scene) {
      const pledge = await oneRow(scene, cardPledge.listMine, { status: 'unlockable' });
      if (!pledge) return null;
      const { prepareUnlock: before, confirmUnlock: after } = cardPledge;
      return { before, after, form: { tokenId: pledge.tokenId } };
    },
  },
  { name: 'claim of cards', weight: 1, wish: async () => byName('card-pledge.claim') },
  { name: 'take sale credit', weight: 1, wish: async () => byName('cards.withdraw-credit') },
];
