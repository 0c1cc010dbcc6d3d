import { paths } from '@vellum/api/wire/paths';
import { trc20 } from '@vellum/contracts/coins';
import { otcDesk } from '@vellum/contracts/otc';
import { expect } from 'vitest';
import { arm, makeSeries, pass, reveal } from '../blind-boxes/box-series.ts';
import { byName, DAY_MS } from '../soak/scene.ts';
import { contractAt, giveVlm } from '../stack/earn-pools.ts';
import type { Leaver } from './leaver.ts';
import type { Position } from './position.ts';

const COIN = 1_000_000n;
const { blindBoxes, otc } = paths;

/** Two boxes that someone bought; the sale lasts four days. */
async function boughtBoxes(on: Leaver) {
  const who = await on.member();
  const made = await makeSeries(on.site, { tiers: [[2n, 5n]], limit: 2n });
  await pass(on.site, 2);
  await on.site.indexed();
  const form = { seriesId: String(made.id), quantity: 2 };
  await on.pay(who, byName('blind-boxes.buy', form));
  return { who, made };
}

/** Boxes, offers and allowances. */
export const deskPositions: readonly Position[] = [
  {
    name: 'a bought box is drawn and opened',
    async open(on) {
      const { who, made } = await boughtBoxes(on);
      return async () => {
        await arm(on.site, made);
        await reveal(on.site, made);
        await on.site.indexed();
        const { boxId, seriesId } = await on.first(who, blindBoxes.listMine, {
          status: 'openable',
        });
        await on.leave('blind-boxes.open', who, {
          ...{ before: blindBoxes.prepareOpening, after: blindBoxes.confirmOpening },
          form: { seriesId, boxId },
        });
        expect(await on.site.read('vlm', trc20.balanceOf(who.address))).toBe(5n * COIN);
      };
    },
  },
  {
    name: 'a box that nobody reveals is paid back',
    afterDays: 1,
    async open(on) {
      const { who, made } = await boughtBoxes(on);
      return async () => {
        const seriesId = String(made.id);
        const operator = await on.signedIn(on.site.role('operator'));
        const close = byName('blind-boxes.close', { seriesId });
        await on.leave('blind-boxes.close', operator, close);
        await on.site.devnet.mine(21);
        await on.site.indexed();
        const capture = byName('blind-boxes.capture', { seriesId });
        await on.leave('blind-boxes.capture', who, capture);
        await pass(on.site, 25 * 60);
        await on.site.indexed();
        const { boxId } = await on.first(who, blindBoxes.listMine, { seriesId });
        const refund = byName('blind-boxes.refund', { seriesId, boxId });
        await on.leave('blind-boxes.refund', who, refund);
        const { list } = await on.ask(who, blindBoxes.listMine, { seriesId, pageSize: 20 });
        expect(list.map(({ status }: { status: string }) => status)).toContain('refunded');
      };
    },
  },
  {
    name: 'an OTC offer is cancelled, what was taken of it is paid',
    async open(on) {
      const [maker, taker] = [await on.member(), await on.member()];
      await giveVlm(on.site, maker, 100n * COIN);
      const terms = { sell: on.at('vlm'), amount: 100n * COIN, wantAmount: 20n * COIN };
      const form = { ...terms, expires: on.now() + 30 * DAY_MS, wholeOnly: false };
      await on.pay(maker, byName('otc.make', form));
      const { offerId } = await on.first(taker, otc.list, { state: 'open', maker: maker.address });
      const take = otcDesk.take(BigInt(offerId), 50n * COIN, 10n * COIN, 10n * COIN);
      await on.site.send(taker, 'otcDesk', take);
      await on.site.indexed();
      return async () => {
        const mine = { state: 'open', maker: maker.address };
        expect((await on.first(maker, otc.list, mine)).offerId).toBe(offerId);
        await on.leave('otc.withdraw-credit', maker, byName('otc.withdraw-credit'));
        await on.leave('otc.cancel', maker, byName('otc.cancel', { offerId }));
        expect(await on.site.read('vlm', trc20.balanceOf(maker.address))).toBe(50n * COIN);
      };
    },
  },
  {
    name: 'an allowance is cancelled',
    async open(on) {
      const who = await on.member();
      const spender = contractAt(on.site, 'otcDesk');
      await on.site.send(who, 'vlm', trc20.approve(spender, 5n * COIN));
      return async () => {
        const form = { token: on.at('vlm'), spender: on.at('otcDesk') };
        await on.leave('approvals.cancel', who, byName('approvals.cancel', form));
        expect(await on.site.read('vlm', trc20.allowance(who.address, spender))).toBe(0n);
      };
    },
  },
];
