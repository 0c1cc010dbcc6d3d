import { cards } from '@vellum/contracts/cards';
import { Collector, serialOf } from '../../cards/collector.ts';
import type { Journey } from '../journey.ts';
import { untilPriced } from '../prices.ts';

async function buy(who: Collector): Promise<void> {
  const { app, t } = who;
  await app.getByRole('button', { name: t('cards.level', { level: 1 }) }).click();
  const sheet = who.dialog(t('cardMarket.levelTitle', { name: t('cards.level', { level: 1 }) }));
  await sheet.getByRole('button', { name: t('cardMarket.reviewPurchase') }).click();
  await who.confirm(t('cards.buyReview', { name: t('cards.level', { level: 1 }) }));
  await who.follow(
    t('cards.buyDone', { name: t('cards.level', { level: 1 }) }),
    t('cards.seeMyCards'),
  );
}

async function list(who: Collector, id: bigint, card: string): Promise<void> {
  const { t } = who;
  await who.openCard(id);
  await who.button(t('cardMarket.sell')).click();
  const form = who.dialog(t('cardMarket.sellTitle', { name: card }));
  await form.getByLabel(t('cardMarket.yourPrice')).fill('150');
  await form.getByRole('button', { name: t('cardMarket.reviewPrice'), exact: true }).click();
  await who.confirm(t('cards.listReview'));
  await who.close(t('cards.listDone', { name: card, price: '150.00 TRX' }));
}

async function buyListed(who: Collector, id: bigint, card: string): Promise<void> {
  const { t } = who;
  await who.openCard(id);
  await who.button(t('cardMarket.reviewPurchase')).click();
  await who.confirm(t('cards.buyListedReview'));
  await who.close(t('cards.isYours', { name: card }));
}

async function pledge(who: Collector, id: bigint, card: string): Promise<void> {
  const { app, t } = who;
  await who.openCard(id);
  await app.getByRole('link', { name: t('cardMarket.pledge'), exact: true }).click();
  await app
    .locator('label')
    .filter({ hasText: t('cardPledge.days', { n: 30 }) })
    .click();
  await who.button(t('cardPledge.review', { n: 1 })).click();
  await who.confirm(t('cards.pledgeReview'));
  await who.follow(t.like('cards.pledgeDone', { name: card }), t('cards.seePledge'));
}

export const cardJourney: Journey = {
  name: 'cards',
  steps: ['card purchase', 'listing', 'sale', 'pledge'],
  isPrivate: true,
  async walk(walker) {
    const { place, way, on } = walker;
    await untilPriced(on);
    const seller = await Collector.arrive(place, way);
    await walker.step('card purchase', seller, () => buy(seller));
    const [id = 0n] = await on.site.read('cards', cards.ofOwner(seller.account.address));
    const card = `${seller.t('cards.level', { level: 1 })} ${serialOf(id)}`;
    await walker.step('listing', seller, () => list(seller, id, card));
    await seller.visitor.leave();
    const buyer = await Collector.arrive(place, way);
    await walker.step('sale', buyer, () => buyListed(buyer, id, card));
    await walker.step('pledge', buyer, () => pledge(buyer, id, card));
    if (!(await on.site.read('cards', cards.isPledged(id)))) throw new Error(`${card} is free`);
    await buyer.visitor.leave();
  },
};
