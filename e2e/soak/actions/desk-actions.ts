import { paths } from '@vellum/api/wire/paths';
import { byName, DAY_MS, oneOf, oneRow, TRX, type UserAction } from '../scene.ts';

const { otc, energy, dao, tokenSale } = paths;

/** What people do at the desks and in the DAO. */
export const deskActions: readonly UserAction[] = [
  {
    name: 'make an offer',
    weight: 3,
    async wish(scene) {
      const amount = BigInt(10 + scene.random(500)) * TRX;
      const expires = (await scene.now()) + (1 + scene.random(3)) * DAY_MS;
      const wantAmount = (amount * BigInt(50 + scene.random(100))) / 100n;
      const wholeOnly = scene.random(3) === 0;
      return byName('otc.make', { sell: scene.at('vlm'), amount, wantAmount, expires, wholeOnly });
    },
  },
  {
    name: 'take an offer',
    weight: 4,
    async wish(scene) {
      const offer = await oneRow(scene, otc.list, { state: 'open', taker: scene.who.address });
      if (!offer) return null;
      const part = scene.random(2) === 0 ? BigInt(offer.left) : BigInt(offer.smallest);
      const pay = (part * BigInt(offer.wantAmount)) / BigInt(offer.amount) + 1n;
      return byName('otc.take', { offerId: offer.offerId, amount: part, maxPay: pay });
    },
  },
  {
    name: 'cancel an offer',
    weight: 1,
    async wish(scene) {
      const offer = await oneRow(scene, otc.list, { maker: scene.who.address, state: 'open' });
      return offer ? byName('otc.cancel', { offerId: offer.offerId }) : null;
    },
  },
  { name: 'take desk credit', weight: 1, wish: async () => byName('otc.withdraw-credit') },
  {
    name: 'buy in the sale',
    weight: 1,
    async wish(scene) {
      const tokenAddress = scene.at('vlm');
      const rules = await scene.ask(tokenSale.rules, { tokenAddress });
      if (!rules?.offer) return null;
      const { preparePurchase: before, confirmPurchase: after } = tokenSale;
      return { before, after, form: { tokenAddress, amount: rules.offer.smallest } };
    },
  },
  {
    name: 'rent energy',
    weight: 3,
    async wish(scene) {
      const receiver = oneOf(scene, scene.people)?.address ?? scene.who.address;
      const amounts = { energy: 32_000 + scene.random(60_000), hours: 1 + scene.random(5) };
      return byName('energy.rent', { receiver, ...amounts, maxPay: 500n * TRX });
    },
  },
  {
    name: 'take the money of a rental back',
    weight: 1,
    async wish(scene) {
      const rental = await oneRow(scene, energy.list, { state: 'late' });
      return rental ? byName('energy.refund', { rentalId: rental.rentalId }) : null;
    },
  },
  {
    name: 'give votes',
    weight: 2,
    async wish(scene) {
      const friend = oneOf(scene, scene.people)?.address ?? scene.who.address;
      const delegatee = scene.random(3) === 0 ? friend : scene.who.address;
      return byName('dao.delegate', { delegatee });
    },
  },
  {
    name: 'vote',
    weight: 3,
    async wish(scene) {
      const proposal = await oneRow(scene, dao.list, { group: 'voting' });
      if (!proposal) return null;
      const support = oneOf(scene, ['for', 'against', 'abstain'] as const);
      return byName('dao.vote', { proposalId: proposal.proposalId, support });
    },
  },
  ...(['queue', 'execute'] as const).map((step) => ({
    name: `${step} a proposal`,
    weight: 1,
    wish: async (scene: Parameters<UserAction['wish']>[0]) => {
      const proposal = await oneRow(scene, dao.list, { group: 'waiting' });
      return proposal ? byName(`dao.${step}`, { proposalId: proposal.proposalId }) : null;
    },
  })),
];
