import { cards } from '@vellum/contracts/cards';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type App, frameOf } from './app-in.ts';
import { type Arrival, type Arrived, arrive, type Place } from './arrive.ts';
import { type CardWords, cardWords } from './card-words.ts';
import type { PayerWords } from './payer-words.ts';
import type { Account, TestStack } from './stack.ts';
import type { Visitor } from './visitor.ts';
import type { InjectedWallet } from './wallets/injected-wallet.ts';
import type { Way } from './ways.ts';

/** Someone who buys, sells and pledges cards, by what the screen says. */
export class Collector {
  readonly t: CardWords;
  readonly pay: PayerWords;
  readonly page: Page;
  readonly app: App;
  readonly account: Account;
  readonly wallet: InjectedWallet;
  readonly visitor: Visitor;
  readonly #site: TestStack;
  readonly #way: Way;
  #isSignedIn = false;

  private constructor({ site }: Place, way: Way, arrived: Arrived) {
    this.t = cardWords[way.locale];
    this.pay = arrived.pay;
    this.page = arrived.page;
    this.app = arrived.app;
    this.account = arrived.account;
    this.wallet = arrived.wallet;
    this.visitor = arrived.visitor;
    this.#site = site;
    this.#way = way;
  }

  /** Comes with an active address, and connects in the market. */
  static async arrive(place: Place, way: Way, arrival: Arrival = {}): Promise<Collector> {
    return new Collector(place, way, await arrive(place, way, '/nft', arrival));
  }

  dialog(name: string | RegExp): Locator {
    return this.app.getByRole('dialog', { name });
  }

  button(name: string | RegExp): Locator {
    return this.app.getByRole('button', { name, exact: true });
  }

  /** Buys past the app; gives the id of the card. */
  async owns(level = 1n): Promise<bigint> {
    const id = await buyPastApp(this.#site, this.account, level);
    await this.#site.indexed();
    return id;
  }

  /** Calls the card contract past the app; the index has seen it then. */
  async does(call: Parameters<TestStack['send']>[2]): Promise<void> {
    await this.#site.send(this.account, 'cards', call);
    await this.#site.indexed();
  }

  openMarket(): Promise<unknown> {
    return this.page.goto('/nft');
  }

  /** Ids of the transactions that the wallet has signed. */
  transactionsSigned(): readonly string[] {
    return this.wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one));
  }

  openCard(id: bigint): Promise<unknown> {
    return this.page.goto(`/nftDetail?id=${id}`);
  }

  /** Agrees to a review, and to the words of the session where it is the first. */
  async confirm(review: string): Promise<void> {
    const sheet = this.dialog(review);
    await sheet.getByText(this.pay.tried).waitFor();
    await sheet.getByRole('button', { name: this.pay.continueIn }).click();
    if (this.#isSignedIn) return;
    this.#isSignedIn = true;
    await this.#agreeToSignIn();
  }

  async #agreeToSignIn(): Promise<void> {
    const ask = this.dialog(this.pay.signInWith);
    await ask.getByRole('button', { name: this.pay.continueIn }).click();
  }

  /** Signs in where a page of one's own asks for it. */
  async signIn(): Promise<void> {
    this.#isSignedIn = true;
    await this.app.locator('main').getByRole('button', { name: this.pay.signIn }).click();
    await this.#agreeToSignIn();
  }

  /** Reads that it is done, and closes. */
  async close(done: string | RegExp): Promise<void> {
    const seal = this.dialog(this.pay.done);
    await seal.getByText(done).waitFor();
    await seal.getByRole('button', { name: this.t.close }).last().click();
    await seal.waitFor({ state: 'detached' });
  }

  /** Reads that it is done, and goes where the seal leads. */
  async follow(done: string | RegExp, link: string): Promise<void> {
    const seal = this.dialog(this.pay.done);
    await seal.getByText(done).waitFor();
    await seal.getByRole('link', { name: link }).click();
  }

  async expectAccessible(): Promise<void> {
    const frame = frameOf(this.page, this.#way.desktop);
    expect(await accessibilityProblems(frame)).toEqual([]);
  }
}

/** Sun that a card of a level costs; after a step of the chain's clock, once that is known again. */
export async function priceOf(site: TestStack, level = 1n): Promise<bigint> {
  const price = () => site.read('cards', cards.priceOf(level)).catch(() => 0n);
  await expect.poll(price, { timeout: 10_000 }).toBeGreaterThan(0n);
  return price();
}

/** The next card of a level, bought from the first sale without a screen. */
export async function buyPastApp(site: TestStack, who: Account, level = 1n): Promise<bigint> {
  const price = await priceOf(site, level);
  const { nextSerial } = await site.read('cards', cards.level(level));
  await site.send(who, 'cards', cards.buy(level, price));
  return (level << 64n) | nextSerial;
}
