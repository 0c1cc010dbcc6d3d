import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '@vellum/api/wire/paths';
import { blindBox } from '@vellum/contracts/blind-boxes';
import { trc20 } from '@vellum/contracts/coins';
import { formatAmount } from '@vellum/tron/amount';
import { describe, expect, it } from 'vitest';
import { holdRequests } from '../browser/held-requests.ts';
import { onStack } from '../stack/on-stack.ts';
import { isDeep, journeyWays, refusalWays } from '../visitor/ways.ts';
import { BoxBuyer } from './box-buyer.ts';
import { arm, type MadeSeries, makeSeries, pass, reveal } from './box-series.ts';

const on = onStack();
const small = [
  [2n, 500n],
  [8n, 20n],
] as const;
const DAY = 24 * 60;

/** What the contract says that a box holds, as the screen writes it. */
async function prizeOf({ id }: MadeSeries, box: bigint): Promise<string> {
  const prize = await on.site.read('blindBox', blindBox.prizeOf(id, box));
  return formatAmount(await on.site.read('blindBox', blindBox.prizeAmount(id, prize)), 6);
}

describe('blind boxes', () => {
  it.each(journeyWays)(
    'are bought, drawn, opened and verified without a network: $what (S1.25 S1.26 S1.27 S2.29)',
    async (way) => {
      const { site } = on;
      const series = await makeSeries(site, { tiers: small, limit: 5n });
      await pass(site, 2);
      for (const count of [5n, 2n]) {
        const other = await site.account();
        await site.send(other, 'blindBox', blindBox.buy(series.id, count, series.price));
      }
      const buyer = await BoxBuyer.arrive(on, way);
      const { app, page, t } = buyer;

      await app
        .getByRole('link', { name: new RegExp(t('boxes.name', { n: series.id + 1n })) })
        .click();
      await app.getByRole('textbox', { name: t('boxes.howMany') }).fill('6');
      await app.getByText(t('error.EXCEEDS_MAX_PURCHASE', { max: 5 })).waitFor();
      await app.getByRole('button', { name: t('boxes.cannotMore', { max: 5 }) }).waitFor();
      await app.getByRole('textbox', { name: t('boxes.howMany') }).fill('3');
      await buyer.expectAccessible();
      await app.getByRole('button', { name: t('boxes.reviewPurchase') }).click();
      await buyer.confirm(t('boxes.buyReview'));
      await app.getByText(t.like('boxes.buyDone', { n: 3 })).waitFor();
      const bought = blindBox.boughtBy(series.id, buyer.account.address);
      expect(await site.read('blindBox', bought)).toBe(3n);

      await site.indexed();
      await drawByHand(buyer, series);
      await reveal(site, series);
      await site.indexed();
      await page.goto('/myBoxes');
      await app.getByRole('tab', { name: t.like('boxes.toOpen') }).click();
      await app.getByRole('button', { name: t('boxes.openAll', { n: 3 }) }).click();
      const held = trc20.balanceOf(buyer.account.address);
      let won = 0n;
      for (const [box, next] of [
        ['0007', '0008'],
        ['0008', '0009'],
        ['0009', null],
      ] as const) {
        await buyer.confirm(t('boxes.openReview', { box: box }));
        const prize = await prizeOf(series, BigInt(box));
        const shown = buyer.dialog(t('boxes.boxTitle', { box: box }));
        await shown.getByRole('status').filter({ hasText: prize }).waitFor();
        won += BigInt(prize) * 1_000_000n;
        expect(await site.read('vlm', held)).toBe(won);
        await buyer.expectAccessible();
        const onward = next === null ? t('boxes.enough') : t('boxes.openNext', { box: next });
        await shown.getByRole('button', { name: onward }).click();
      }

      await site.indexed();
      await app.getByRole('tab', { name: t.like('boxes.opened') }).click();
      await app.getByRole('link', { name: t('boxes.verify') }).click();
      await app.getByText(t('boxes.agreesWithChain')).waitFor();
      await buyer.expectAccessible();
      await buyer.visitor.context.setOffline(true);
      await app.getByRole('textbox', { name: t('boxes.box') }).fill('9');
      await app
        .getByText(t('boxes.boxHolds', { box: '0009', prize: `${await prizeOf(series, 9n)} VLM` }))
        .waitFor();
      await app.getByText(t('boxes.agreesWithChain')).waitFor();
      await expectSavedVerifier(buyer, await prizeOf(series, 0n));
      await buyer.visitor.context.setOffline(false);

      await tamper(buyer, (draw) => ({ ...draw, secret: '00'.repeat(32) }));
      await app.getByText(t('boxes.wrongSecret')).waitFor();
      await tamper(buyer, (draw) => ({ ...draw, prizes: changed(draw.prizes) }));
      await app.getByText(t('boxes.wrongBoxes', { boxes: '0007', n: 1 })).waitFor();
      await buyer.visitor.leave();
    },
  );

  it.runIf(isDeep).each(journeyWays)(
    'of a series that is never revealed give price and bond share back: $what',
    async (way) => {
      const { site } = on;
      const series = await makeSeries(site, { tiers: small, price: 20n });
      await pass(site, 2);
      const buyer = await BoxBuyer.arrive(on, way);
      const { app, t } = buyer;
      await site.send(buyer.account, 'blindBox', blindBox.buy(series.id, 2n, series.price));
      await pass(site, 5 * DAY);
      await arm(site, series);
      await pass(site, DAY + 1);
      await site.indexed();

      await buyer.openMine();
      await app.getByRole('tab', { name: t.like('boxes.refunds') }).click();
      const { bond } = await site.read('blindBox', blindBox.series(series.id));
      // Two boxes were sold: 2.5 % of their price is the fee, what it leaves of the bond is shared by two.
      const back = formatAmount(series.price + (bond - series.price / 20n) / 2n, 6);
      await app
        .getByRole('button', { name: t('boxes.takeBack', { amount: back }) })
        .first()
        .click();
      await buyer.confirm(t('boxes.refundReview', { box: '0000' }));
      await buyer
        .dialog(buyer.t('paidAction.done'))
        .getByText(t('boxes.refundDone', { amount: back }))
        .waitFor();
      await buyer
        .dialog(buyer.t('paidAction.done'))
        .getByRole('button', { name: t('paidAction.close') })
        .last()
        .click();
      await app.getByRole('dialog').waitFor({ state: 'detached' });
      await site.indexed();
      await app.getByText(t('boxes.refunded'), { exact: true }).waitFor();
      await buyer.expectAccessible();
      await buyer.visitor.leave();
    },
  );

  it.runIf(isDeep).each(refusalWays)(
    'are refused before signing for the cause there is: $what (S5.15 S8.07 S8.11 S8.13)',
    async (way) => {
      const { site } = on;
      const soon = await makeSeries(site, { tiers: small, startsIn: 60 });
      const limited = await makeSeries(site, { tiers: small, limit: 5n });
      const costly = await makeSeries(site, { tiers: small, price: 5_000n });
      await pass(site, 2);
      const buyer = await BoxBuyer.arrive(on, way, 600);
      const { app, page, t } = buyer;
      await page.goto(`/blindBoxDetail?series=${soon.id}`);
      await app.getByText(t('error.SOON_TO_OPEN')).waitFor();
      expect(await app.getByRole('button', { name: t('boxes.cannotYet') }).isDisabled()).toBe(true);
      await page.goto(`/blindBoxDetail?series=${limited.id}`);
      await app.getByRole('textbox', { name: t('boxes.howMany') }).fill('6');
      await app.getByText(t('error.EXCEEDS_MAX_PURCHASE', { max: 5 })).waitFor();
      await page.goto(`/blindBoxDetail?series=${costly.id}`);
      await app.getByText(t('error.INSUFFICIENT_TRX')).waitFor();
      await buyer.visitor.leave();
    },
  );

  it.runIf(isDeep).each(refusalWays)(
    'that somebody else takes first are told as sold, or as failed once signed: $what (S8.02 S8.12)',
    async (way) => {
      const { site } = on;
      const scarce = await makeSeries(site, { tiers: small });
      await pass(site, 2);
      const others = await site.account();
      await site.send(others, 'blindBox', blindBox.buy(scarce.id, 8n, scarce.price));
      const buyer = await BoxBuyer.arrive(on, way, 600);
      const { app, page, t } = buyer;
      await page.goto(`/blindBoxDetail?series=${scarce.id}`);
      const number = app.getByRole('textbox', { name: t('boxes.howMany') });
      await number.fill('3');
      await app.getByText(t('error.REMAINING_INSUFFICIENT', { left: 2 })).waitFor();
      await number.fill('2');
      const sending = await holdRequests(page, '/wallet/broadcasthex');
      await app.getByRole('button', { name: t('boxes.reviewPurchase') }).click();
      await buyer.confirm(t('boxes.buyReview'));
      await sending.came();
      // Someone is faster: the contract refuses what was signed.
      await site.send(others, 'blindBox', blindBox.buy(scarce.id, 1n, scarce.price));
      await sending.free();
      await app.getByText(t.like('error.PURCHASE_FAILED')).first().waitFor();
      const bought = blindBox.boughtBy(scarce.id, buyer.account.address);
      expect(await site.read('blindBox', bought)).toBe(0n);
      await buyer.visitor.leave();
    },
  );
});

/** The two steps that anyone may take when they are due, the first a day after the sale. */
async function drawByHand(buyer: BoxBuyer, { id }: MadeSeries): Promise<void> {
  const { app, page, t } = buyer;
  await page.goto(`/blindBoxDetail?series=${id}`);
  await app.getByText(t.like('boxes.closesBy')).waitFor();
  await pass(on.site, 24 * 60);
  await on.site.indexed();
  await page.reload();
  await app.getByRole('button', { name: t('boxes.closeNow') }).click();
  await buyer.confirm(t('boxes.closeReview'));
  await buyer.dialog(buyer.t('paidAction.done')).getByText(t('boxes.closeDone')).waitFor();
  await on.site.devnet.mine(21);
  await on.site.indexed();
  await page.reload();
  await app.getByRole('button', { name: t('boxes.captureNow') }).click();
  await buyer.confirm(t('boxes.captureReview'));
  await buyer.dialog(buyer.t('paidAction.done')).getByText(t('boxes.captureDone')).waitFor();
}

/** The verifier as one file, opened without a network and without the app. */
async function expectSavedVerifier({ page, app, t, visitor }: BoxBuyer, vlm: string) {
  const saving = page.waitForEvent('download');
  await app.getByRole('button', { name: t('boxes.saveVerifier') }).click();
  const folder = mkdtempSync(join(tmpdir(), 'vellum-verifier-'));
  const file = join(folder, 'verifier.html');
  await (await saving).saveAs(file);
  const alone = await visitor.context.newPage();
  await alone.goto(pathToFileURL(file).href);
  await alone.getByText(`✓ ${t('boxes.fileRight')}`).waitFor();
  await alone.getByText(new RegExp(`→ ${vlm} VLM$`)).waitFor();
  await alone.close();
  rmSync(folder, { recursive: true });
}

type Draw = Readonly<{ prizes: readonly (number | null)[] }>;

/** Box 7 was paid the prize of another. */
const changed = (prizes: Draw['prizes']) =>
  prizes.map((prize, box) => (box === 7 ? ((prize ?? 0) + 1) % 10 : prize));

/** Loads the page with an answer of the server that someone has changed on the way. */
async function tamper({ page, app, t }: BoxBuyer, change: (draw: Draw) => object): Promise<void> {
  const matches = (url: URL) => url.pathname === paths.blindBoxes.draw;
  await page.route(matches, async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { data: Draw };
    await route.fulfill({ response: answer, json: { ...envelope, data: change(envelope.data) } });
  });
  await page.reload();
  await app.getByText(t('boxes.doesNotFit')).waitFor();
  await page.unroute(matches);
}
