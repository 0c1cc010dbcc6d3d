import { payout } from '@vellum/contracts/income';
import { Collector } from '../../cards/collector.ts';
import { buyPastApp } from '../../stack/buy-card.ts';
import { appTexts } from '../../visitor/app-texts.ts';
import { handOnFees } from '../hand-on-fees.ts';
import type { Journey } from '../journey.ts';
import { untilPriced } from '../prices.ts';

const TRX = 1_000_000n;

/** A tenth of the fee of a card comes back to who paid it, by a payout root. */
export const withdrawalJourney: Journey = {
  name: 'withdrawal',
  steps: ['withdrawal by payout root'],
  isPrivate: true,
  async walk(walker) {
    const { place, way, on } = walker;
    const { site } = on;
    await untilPriced(on);
    const account = await walker.member(10_000);
    await buyPastApp(site, account, 4n);
    await site.send(site.role('keeper'), 'payout', payout.fund(100n * TRX));
    await handOnFees(site, [account]);
    const who = await Collector.arrive(place, way, { account });
    const t = appTexts(way.locale);
    const received = () => site.read('payout', payout.claimedBy(account.address));
    await walker.step('withdrawal by payout root', who, async () => {
      await who.page.goto('/withdraw');
      await who.signIn();
      await who.button(t('ui.max')).click();
      await who.button(t('withdrawal.sendAll')).click();
      await who.app.getByRole('region', { name: t('withdrawal.underWay') }).waitFor();
      await on.waitFor('the withdrawal', async () => (await received()) > 0n);
      const past = who.app.getByRole('region', { name: t('withdrawal.history') });
      await past.getByRole('button', { name: t('incomeWords.state_success') }).click();
      await who
        .dialog(t('income.kind_withdrawal'))
        .getByText(t.like('incomeWords.says_success'))
        .waitFor();
    });
    await who.visitor.leave();
  },
};
