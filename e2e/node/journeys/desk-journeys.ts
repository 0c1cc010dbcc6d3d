import { paths } from '@vellum/api/paths';
import { trc20 } from '@vellum/contracts/coins';
import { Careful } from '../../careful.ts';
import { contractAt, giveVlm } from '../../earn-pools.ts';
import { otcWords } from '../../otc-words.ts';
import { Staker } from '../../staker.ts';
import type { Journey } from '../journey.ts';

const COIN = 1_000_000n;

type OtcWords = (typeof otcWords)['en'];

async function makeOffer(maker: Staker, t: OtcWords): Promise<void> {
  await maker.page.goto('/otc');
  await maker.button(t.make).click();
  const form = maker.dialog(t.make);
  await form.getByLabel(t.youGive, { exact: true }).fill('1000');
  await form.getByLabel(t.youWant, { exact: true }).fill('200');
  await form.getByRole('button', { name: t.reviewOffer }).click();
  await maker.confirm(t.makeReview, maker.t.triedLater);
  await maker.dialog(maker.pay.done).getByText(t.offered).waitFor();
}

async function takePart(taker: Staker, t: OtcWords, id: bigint): Promise<void> {
  await taker.page.goto('/otc');
  await taker.app.getByRole('button', { name: t.details(id) }).click();
  const sheet = taker.dialog(t.takePart);
  await sheet.getByLabel(t.youGet, { exact: true }).fill('250');
  await sheet.getByRole('button', { name: t.reviewTake }).click();
  await taker.confirm(t.takeReview);
  await taker.dialog(taker.pay.done).getByText(t.got('250.00')).waitFor();
}

export const deskJourneys: readonly Journey[] = [
  {
    name: 'OTC',
    steps: ['OTC offer made', 'OTC offer taken'],
    async walk(walker) {
      const { place, way, on } = walker;
      const t = otcWords[way.locale];
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
        await who.app.getByRole('button', { name: who.t.selectAll }).click();
        await who.button(who.t.cancel(1)).click();
        await who.confirm(who.t.review);
        await who.close(who.t.done(who.t.desk));
      });
      if ((await who.allowance('vlm', desk)) !== 0n) throw new Error('the allowance stands');
      await who.visitor.leave();
    },
  },
];
