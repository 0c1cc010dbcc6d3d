// @module-tag deep

import { energyDesk } from '@vellum/contracts/energy';
import { type Address, toHexAddress } from '@vellum/tron/address';
import { describe, expect, it } from 'vitest';
import { Careful } from '../approvals/careful.ts';
import { giveVlm } from '../stack/earn-pools.ts';
import { onStack } from '../stack/on-stack.ts';
import { Creator } from '../token-launch/creator.ts';
import { appTexts } from '../visitor/app-texts.ts';
import { type Arrival, arrive } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import { deepJourneyWays, deepRefusalWays, isDeep, type Way } from '../visitor/ways.ts';

const on = onStack();
const MINUTE = 60_000;
const COIN = 1_000_000n;

/** Someone at the energy desk, by what the screen says. */
class Renter extends PayingVisitor {
  static async arrive(way: Way, who?: Arrival): Promise<Renter> {
    const arrived = await arrive(on, way, '/energy', who);
    return new Renter(on, way, arrived);
  }

  async openMine(): Promise<void> {
    await this.page.goto('/energy?tab=mine');
    await this.app.getByRole('tab', { name: this.t('energy.mineTab'), selected: true }).waitFor();
  }
}

/** Sun that the operator lends to an address. */
const lentTo = (address: Address) => on.site.read('energyDesk', energyDesk.lentTo(address));

const balanceOf = (address: Address) =>
  on.site.devnet.chain.read('head', (state) => state.account(toHexAddress(address))?.balance ?? 0n);

async function pass(milliseconds: number): Promise<void> {
  await on.site.devnet.increaseTime(milliseconds);
  await on.site.devnet.mine();
}

describe.each(deepJourneyWays)('the energy desk, $what', (way) => {
  const t = appTexts(way.locale);

  it('energy is rented out of a review, the call then burns nothing, and it goes back (S1.41)', async () => {
    const { site } = on;
    await site.send(site.role('operator'), 'energyDesk', energyDesk.setPrice(1_000n, 100n, true));
    const payer = await Careful.arrive(on, way);
    await giveVlm(site, payer.account, 1_000n * COIN);
    await payer.openLock();
    const review = payer.dialog(t('locks.lockReview'));
    const rent = review.getByRole('checkbox', { name: t('paidAction.rentFor', { hours: 1 }) });
    await rent.waitFor();
    expect(await rent.isChecked()).toBe(false);
    await review.getByText(t('paidAction.rentFor', { hours: 1 })).click();
    await review.getByText(t('paidAction.rentLost')).waitFor();
    await payer.expectAccessible();
    await review.getByRole('button', { name: t('paidAction.rentFirst') }).click();
    await payer.confirm(t('energyRent.rentReview'));
    await payer.close(t.like('energyRent.rentDone'));
    await rent.waitFor({ state: 'detached' });
    await payer.confirm(t('locks.lockReview'), t('paidAction.triedLater'));
    await payer.close(t.like('locks.lockDone'));
    const [renting, approval, lock] = payer.wallet.signed.flatMap(
      (id) => site.devnet.chain.find(id)?.receipt ?? [],
    );
    expect(renting?.energyFee).toBeGreaterThan(0n);
    expect([approval?.energyFee, lock?.energyFee]).toEqual([0n, 0n]);
    expect(lock?.energyUsage).toBeGreaterThan(50_000n);

    const id = await site.read('energyDesk', energyDesk.count());
    const { receiver } = await site.read('energyDesk', energyDesk.rental(id));
    await payer.page.goto('/energy?tab=mine');
    await payer.app.getByText(t('energy.delivered'), { exact: true }).waitFor();
    await pass(61 * MINUTE);
    await payer.app.getByText(t('energy.ended'), { exact: true }).waitFor();
    await expect.poll(() => site.read('energyDesk', energyDesk.lentTo(receiver))).toBe(0n);
    await payer.visitor.leave();
  });

  it('a launch that costs less with rented energy says so, in both forms and in its review', async () => {
    const { site } = on;
    await site.send(site.role('operator'), 'energyDesk', energyDesk.setPrice(1_000n, 100n, true));
    const creator = await Creator.arrive(on, way, '/launch-advanced');
    const saving = creator.app.getByText(t.like('launchForm.costRent'));
    await creator.step(5);
    await saving.waitFor();
    await creator.page.goto('/launch-simple');
    await saving.waitFor();
    await creator.fillSimple();
    await creator.expectAccessible();
    await creator.button(t('launchForm.review')).click();
    const rent = creator
      .dialog(t('launchForm.createReview'))
      .getByRole('checkbox', { name: t('paidAction.rentFor', { hours: 1 }) });
    await rent.waitFor();
    expect(await rent.isChecked()).toBe(false);
    await creator.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepJourneyWays)('the energy desk, $what', (way) => {
  const t = appTexts(way.locale);

  it('energy is rented for somebody else, and late delivery refunds itself', async () => {
    const { site } = on;
    const renter = await Renter.arrive(way);
    const friend = await site.account();
    await renter.app.getByRole('button', { name: t('ui.check') }).click();
    await renter.app.getByText(t.like('energy.proof', { stake: '1,200,000\u00a0TRX' })).waitFor();
    await renter.expectAccessible();
    await renter.app
      .locator('label')
      .filter({ hasText: t('energy.shortHours', { n: 6 }) })
      .click();
    await renter.app.getByLabel(t('energy.forAddress')).fill(friend.address);
    await renter.app.getByText(t('energy.receiverGood')).waitFor();
    await renter.button(t('energy.review')).click();
    await renter.confirm(t('energyRent.rentReview'));
    const seal = renter.dialog(renter.t('paidAction.done'));
    await seal.getByText(t.like('energyRent.rentDone')).waitFor();
    await seal.getByRole('link', { name: t('energy.mineTab') }).click();
    await renter.app.getByText(t('energy.delivered'), { exact: true }).waitFor();
    expect(await lentTo(friend.address)).toBeGreaterThan(0n);

    // Nobody is there to deliver for eleven minutes.
    await site.stopServer();
    const price = await site.read('energyDesk', energyDesk.priceOf(65_000n, 1n));
    const late = await site.account();
    const rent = energyDesk.rent(late.address, 65_000n, 1n, price);
    await site.send(renter.account, 'energyDesk', rent);
    const had = await balanceOf(renter.account.address);
    await pass(11 * MINUTE);
    await site.startServer();
    await expect.poll(() => balanceOf(renter.account.address)).toBe(had + price);
    await site.indexed();
    await renter.openMine();
    await renter.app.getByText(t('energy.refunded'), { exact: true }).waitFor();
    await renter.app.getByText(t('energy.notDelivered'), { exact: true }).waitFor();
    await renter.expectAccessible();
    expect(await lentTo(late.address)).toBe(0n);
    await renter.visitor.leave();
  });

  it('the operator sets the prices', async () => {
    const { site } = on;
    const operator = await Renter.arrive(way, { account: site.role('operator') });
    await operator.app.getByRole('tab', { name: t('energy.operatorTab') }).click();
    await operator.button(t('energy.samePrices')).waitFor();
    await operator.expectAccessible();
    const { basePrice: before, hourPrice } = await site.read('energyDesk', energyDesk.offer());
    const basePrice = before + 1_000n;
    await operator.app.getByLabel(t('energy.basePrice')).fill(basePrice.toString());
    await operator.button(t('energy.reviewPrices')).click();
    await operator.confirm(t('energy.priceReview'));
    await operator.close(t('energy.priceDone'));
    expect(await site.read('energyDesk', energyDesk.offer())).toMatchObject({
      ...{ basePrice, hourPrice, isOpen: true },
    });
    await operator.button(t('energy.samePrices')).waitFor();
    await operator.visitor.leave();
  });
});

describe.runIf(isDeep).each(deepRefusalWays)('the energy desk, refusals, $what', (way) => {
  const t = appTexts(way.locale);

  it('says what it cannot rent out, and to whom it cannot', async () => {
    const { site } = on;
    const renter = await Renter.arrive(way);
    const energy = renter.app.getByLabel(t('energy.energy'), { exact: true });
    await energy.fill('9999');
    expect(await renter.button(t('energy.tooLittle', { least: '10,000' })).isDisabled()).toBe(true);
    await energy.fill('99000000');
    expect(await renter.button(t.like('energy.notFree')).isDisabled()).toBe(true);
    await energy.fill('');
    expect(await renter.button(t('energy.enterEnergy')).isDisabled()).toBe(true);
    await energy.fill('65000');
    const receiver = renter.app.getByLabel(t('energy.forAddress'));
    await receiver.fill(site.deployment.contracts['vlm']?.address ?? '');
    await renter.app.getByText(t('energy.receiverContract')).waitFor();
    await receiver.fill((await site.account(0)).address);
    await renter.app.getByText(t('energy.receiverNew')).waitFor();
    await renter.expectAccessible();
    expect(renter.wallet.signed).toEqual([]);
    await renter.visitor.leave();
  });
});
