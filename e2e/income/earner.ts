import { cards } from '@vellum/contracts/cards';
import { feeVault } from '@vellum/contracts/fees';
import { payout } from '@vellum/contracts/income';
import { expect } from 'vitest';
import { Collector } from '../cards/collector.ts';
import { buyPastApp, priceOf } from '../stack/buy-card.ts';
import type { TestStack } from '../stack/stack.ts';
import { type AppTexts, appTexts } from '../visitor/app-texts.ts';
import type { Way } from '../visitor/ways.ts';

type EarnerSetup = Parameters<typeof Collector.arrive>[0] & Readonly<{ site: TestStack }>;

/**
 * Blocks until one can no longer be replaced: tests say themselves when that is. More than what keepers send by
 * themselves between two steps of a test.
 */
export const SOLID_LAG = 8;

/** Longer than the delay of a root on the embedded chain, in milliseconds. */
const ROOT_DELAY = 61_000;

/** In milliseconds. */
const TEN_MINUTES = 600_000;

/** Less than what it costs to take what it brings. */
const LOW_PRICE = 1_000_000n;
const MONTH = 30n * 86_400n;
/** In milliseconds. */
const THREE_DAYS = 3 * 86_400_000;

/** A pledged card, a friend who pays much in fees, and a card sold for little: three sources hold something then. */
export async function earnFromThree(site: TestStack, holder: Collector): Promise<void> {
  const friend = await site.account(100_000);
  await site.activate(friend, holder.account.address);
  await holder.does(cards.pledge(await holder.owns(), MONTH));
  const sold = await holder.owns();
  await holder.does(cards.list(sold, LOW_PRICE));
  await site.send(friend, 'cards', cards.buyListed(sold, LOW_PRICE));
  await buyPastApp(site, friend, 6n);
  const keeper = site.role('keeper');
  await site.send(keeper, 'cards', cards.settleFees([friend.address]));
  await site.send(keeper, 'feeVault', feeVault.distributePool());
  await site.devnet.increaseTime(THREE_DAYS);
  await site.devnet.mine();
  await priceOf(site);
  await site.indexed();
}

/** Someone with payout income, by what the screen says. */
export class Earner {
  readonly t: AppTexts;
  readonly who: Collector;
  readonly #site: TestStack;

  private constructor(who: Collector, way: Way, site: TestStack) {
    this.t = appTexts(way.locale);
    this.who = who;
    this.#site = site;
  }

  /** Comes and pays the fee of a card of this level; a tenth of it is due back, and funded. */
  static async arrive(place: EarnerSetup, way: Way, level: bigint): Promise<Earner> {
    const who = await Collector.arrive(place, way, { trx: 150_000 });
    const { site } = place;
    // What all roots together may promise grows with time.
    await site.devnet.increaseTime(TEN_MINUTES);
    await who.owns(level);
    await site.send(await site.account(1_000), 'payout', payout.fund(500_000_000n));
    // Last: what is due by it is not final yet, so that no root holds it before the test says so.
    const fees = cards.settleFees([who.account.address]);
    await site.send(site.role('keeper'), 'cards', fees);
    await site.indexed();
    return new Earner(who, way, site);
  }

  /** Opens a page of income; the first asks to sign in. */
  async open(path: string): Promise<void> {
    await this.who.page.goto(path);
    await this.who.signIn();
  }

  amount() {
    return this.who.app.getByLabel(this.t('incomeWords.amount'), { exact: true });
  }

  press(name: string): Promise<void> {
    return this.who.button(name).click();
  }

  /** Which of the six states the withdrawal in progress is in, told beside its heading. */
  async expectState(state: 'packing' | 'confirming' | 'verifying' | 'transferring'): Promise<void> {
    const part = this.who.app.getByRole('region', { name: this.t('withdrawal.underWay') });
    const step = part
      .locator('[aria-current=step]')
      .getByText(this.t(`incomeWords.state_${state}`));
    await step.waitFor();
  }

  /** Everything up to now becomes final. */
  async settle(): Promise<void> {
    await this.#site.devnet.mine(SOLID_LAG);
    await this.#site.indexed();
  }

  /** The delay of the root that waits is over. */
  async passDelay(): Promise<void> {
    await this.#site.devnet.increaseTime(ROOT_DELAY);
    await this.#site.devnet.mine();
    await this.#site.indexed();
  }

  /** A root is proposed, final, and then active. */
  async becomesClaimable(): Promise<void> {
    const { newestRoot } = payout;
    const before = await this.#site.read('payout', newestRoot());
    await this.settle();
    await expect
      .poll(() => this.#site.read('payout', payout.pendingRoot()))
      .toMatchObject({ eta: expect.not.toSatisfy((eta: bigint) => eta === 0n) });
    await this.settle();
    await this.passDelay();
    const newest = async () => (await this.#site.read('payout', newestRoot())).join();
    await expect.poll(newest).not.toBe(before.join());
    await this.#site.indexed();
  }
}
