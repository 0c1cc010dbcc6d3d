import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { Careful } from '../../approvals/careful.ts';
import { contractAt, giveVlm } from '../../stack/earn-pools.ts';
import { Staker } from '../../staking/staker.ts';
import { type AppTexts, appTexts } from '../../visitor/app-texts.ts';
import type { Journey } from '../journey.ts';

const COIN = 1_000_000n;

async function makeOffer(maker: Staker, t: AppTexts): Promise<void> {
  await maker.page.goto('/otc');
  await maker.button(t('otc.make')).click();
  const form = maker.dialog(t('otc.make'));
  await form.getByLabel(t('otc.youGive'), { exact: true }).fill('1000');
  await form.getByLabel(t('otc.youWant'), { exact: true }).fill('200');
  await form.getByRole('button', { name: t('otc.reviewMake') }).click();
  await maker.confirm(t('otc.makeReview'), maker.t('paidAction.triedLater'));
  await maker
    .dialog(maker.t('paidAction.done'))
    .getByText(t('otc.makeDone', { give: '1,000.00\u00a0VLM', get: '200.00\u00a0TRX' }))
    .waitFor();
}

async function takePart(taker: Staker, t: AppTexts, id: bigint): Promise<void> {
  await taker.page.goto('/otc');
  await taker.app
    .getByRole('button', { name: new RegExp(`${t('otc.details', { n: id })}$`) })
    .click();
  const sheet = taker.dialog(t('otc.takePart'));
  await sheet.getByLabel(t('otc.youGet'), { exact: true }).fill('250');
  await sheet.getByRole('button', { name: t('otc.reviewTake') }).click();
  await taker.confirm(t('otc.takeReview'));
  await taker
    .dialog(taker.t('paidAction.done'))
    .getByText(t('otc.takeDone', { get: '250.00\u00a0VLM' }))
    .waitFor();
}

export const deskJourneys: readonly Journey[] = [
  {
    name: 'OTC',
    steps: ['OTC offer made', 'OTC offer taken'],
    async walk(walker) {
      const { place, way, on } = walker;
      const t = appTexts(way.locale);
      const maker = await Staker.arrive(place, way);
      await giveVlm(on.site, maker.account, 1_000n * COIN);
      await on.site.indexed();
      await walker.step('OTC offer made', maker, () => makeOffer(maker, t));
      await maker.visitor.leave();
      const taker = await Staker.arrive(place, way);
      // Others make offers meanwhile: the newest need not be this one.
      const made = { state: 'open', maker: maker.account.address };
      const { offerId } = await on.first(on.stage.people.of(maker.account), paths.otc.list, made);
      await walker.step('OTC offer taken', taker, () => takePart(taker, t, BigInt(offerId)));
      if ((await taker.balance('vlm')) !== 250n * COIN) throw new Error('no VLM came');
      await taker.visitor.leave();
    },
  },
  {
    name: 'approvals',
    steps: ['approval cancelled'],
    async walk(walker) {
      const { place, way, on } = walker;
      const account = await walker.member();
      await giveVlm(on.site, account, 10n * COIN);
      const desk = contractAt(on.site, 'otcDesk');
      await on.site.send(account, 'vlm', trc20.approve(desk, 5n * COIN));
      const who = await Careful.arrive(place, way, account);
      await walker.step('approval cancelled', who, async () => {
        await who.app.getByRole('button', { name: who.t('approvals.selectAll') }).click();
        await who.button(who.t('approvals.cancelN', { n: 1 })).click();
        await who.confirm(who.t('approvals.review'));
        await who.close(who.t('approvals.done', { who: who.t('approvals.spender_otcDesk') }));
      });
      if ((await who.allowance('vlm', desk)) !== 0n) throw new Error('the allowance stands');
      await who.visitor.leave();
    },
  },
];
