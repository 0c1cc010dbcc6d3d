import { cards } from '@vellum/contracts/cards';
import { Collector, serialOf } from '../../collector.ts';
import type { Journey } from '../journey.ts';
import { untilPriced } from '../prices.ts';

async function buy(who: Collector): Promise<void> {
  const { app, t } = who;
  await app.getByRole('button', { name: t.bronze }).click();
  const sheet = who.dialog(t.levelTitle(t.bronze));
  await sheet.getByRole('button', { name: t.reviewPurchase }).click();
  await who.confirm(t.buyReview(t.bronze));
  await who.follow(t.buyDone(t.bronze), t.seeMyCards);
}

async function list(who: Collector, id: bigint, card: string): Promise<void> {
  const { t } = who;
  await who.openCard(id);
  await who.button(t.sell).click();
  const form = who.dialog(t.sellTitle(card));
  await form.getByLabel(t.yourPrice).fill('150');
  await form.getByRole('button', { name: t.reviewPrice, exact: true }).click();
  await who.confirm(t.listReview);
  await who.close(t.listDone(card, '150.00'));
}

async function buyListed(who: Collector, id: bigint, card: string): Promise<void> {
  const { t } = who;
  await who.openCard(id);
  await who.button(t.reviewPurchase).click();
  await who.confirm(t.buyListedReview);
  await who.close(t.isYours(card));
}

async function pledge(who: Collector, id: bigint, card: string): Promise<void> {
  const { app, t } = who;
  await who.openCard(id);
  await app.getByRole('link', { name: t.pledge, exact: true }).click();
  await app.locator('label').filter({ hasText: t.days30 }).click();
  await who.button(t.reviewPledge).click();
  await who.confirm(t.pledgeReview);
  await who.follow(t.pledgeDone(card), t.seePledge);
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
    const card = seller.t.card(seller.t.bronze, serialOf(id));
    await walker.step('listing', seller, () => list(seller, id, card));
    await seller.visitor.leave();
    const buyer = await Collector.arrive(place, way);
    await walker.step('sale', buyer, () => buyListed(buyer, id, card));
    await walker.step('pledge', buyer, () => pledge(buyer, id, card));
    if (!(await on.site.read('cards', cards.isPledged(id)))) throw new Error(`${card} is free`);
    await buyer.visitor.leave();
  },
};
