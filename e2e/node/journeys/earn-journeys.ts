import { fundTerms, giveLp, giveVlm } from '../../stack/earn-pools.ts';
import { Staker } from '../../staking/staker.ts';
import { type AppTexts, appTexts } from '../../visitor/app-texts.ts';
import { fundPools } from '../hand-on-fees.ts';
import type { Journey } from '../journey.ts';
import { untilPriced } from '../prices.ts';

const COIN = 1_000_000n;

async function stakeCoin(who: Staker): Promise<void> {
  const { t, page } = who;
  await page.goto('/pledgeCoin');
  await who.term(7).click();
  await who.amount(t('staking.stakeAmount')).fill('20');
  await who.button(t('staking.reviewStake')).click();
  await who.confirm(t('staking.stakeCoinReview', { days: 7 }), t('paidAction.triedLater'));
  await who.close(t('staking.stakeCoinDone', { amount: '20.00\u00a0VLM', days: 7 }));
}

async function stakeLp(who: Staker): Promise<void> {
  const { t, page } = who;
  await page.goto('/pledgeLP');
  // The form begins with all of it.
  await who.button(t('staking.reviewStake')).click();
  await who.confirm(t('staking.stakeLpReview'), t('paidAction.triedLater'));
  await who.close(t('staking.stakeLpDone'));
}

async function burn(who: Staker, t: AppTexts): Promise<void> {
  await who.page.goto('/destroy');
  await who.amount(t('burn.powerGained')).fill('5');
  await who.app.getByText(t('burn.understand')).click();
  await who.button(t.like('burn.review')).click();
  await who.confirm(t('burn.burnReview'), who.t('paidAction.triedLater'));
  await who.close(t('burn.burnDone', { power: '5.00\u00a0U' }));
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
      // Without rewards there is nothing that a stake would pay.
      await fundPools(on.site);
      const staker = await Staker.arrive(place, way);
      await giveLp(on.site, staker.account, 100n);
      await giveVlm(on.site, staker.account, 100n * COIN);
      await on.site.indexed();
      await walker.step('LP stake', staker, () => stakeLp(staker));
      await walker.step('burn', staker, () => burn(staker, appTexts(way.locale)));
      await staker.visitor.leave();
    },
  },
];
