import { burnWords } from '../../burn-words.ts';
import { fundTerms, giveLp, giveVlm } from '../../earn-pools.ts';
import { Staker } from '../../staker.ts';
import type { Journey } from '../journey.ts';
import { untilPriced } from '../prices.ts';

const COIN = 1_000_000n;

async function stakeCoin(who: Staker): Promise<void> {
  const { t, page } = who;
  await page.goto('/pledgeCoin');
  await who.term(7).click();
  await who.amount(t.stakeAmount).fill('20');
  await who.button(t.reviewStake).click();
  await who.confirm(t.reviewFor(7), t.triedLater);
  await who.close(t.stakedFor('20.00\u00a0VLM', 7));
}

async function stakeLp(who: Staker): Promise<void> {
  const { t, page } = who;
  await page.goto('/pledgeLP');
  await who.button(t.max).click();
  await who.button(t.reviewStake).click();
  await who.confirm(t.reviewStakeLp, t.triedLater);
  await who.close(t.lpStaked);
}

async function burn(who: Staker, t: (typeof burnWords)['en']): Promise<void> {
  await who.page.goto('/destroy');
  await who.amount(t.power).fill('5');
  await who.app.getByText(t.understand).click();
  await who.button(t.review).click();
  await who.confirm(t.burnReview, who.t.triedLater);
  await who.close(t.gained('5.00'));
}

export const earnJourneys: readonly Journey[] = [
  {
    name: 'coin stake',
    steps: ['coin stake'],
    async walk(walker) {
      const { place, way, on } = walker;
      const staker = await Staker.arrive(place, way);
      await giveVlm(on.site, staker.account, 100n * COIN);
      await fundTerms(on.site, 100n);
      await walker.step('coin stake', staker, () => stakeCoin(staker));
      await staker.visitor.leave();
    },
  },
  {
    name: 'LP stake and burn',
    steps: ['LP stake', 'burn'],
    isPrivate: true,
    async walk(walker) {
      const { place, way, on } = walker;
      await untilPriced(on);
      const staker = await Staker.arrive(place, way);
      await giveLp(on.site, staker.account, 100n);
      await giveVlm(on.site, staker.account, 100n * COIN);
      await on.site.indexed();
      await walker.step('LP stake', staker, () => stakeLp(staker));
      await walker.step('burn', staker, () => burn(staker, burnWords[way.locale]));
      await staker.visitor.leave();
    },
  },
];
