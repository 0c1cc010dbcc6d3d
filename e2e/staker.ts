import { trc20 } from '@vellum/contracts/coins';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type App, frameOf } from './app-in.ts';
import { type Arrived, arrive, type Place } from './arrive.ts';
import type { PayerWords } from './payer-words.ts';
import type { Account, TestStack } from './stack.ts';
import { type StakingWords, stakingWords } from './staking-words.ts';
import type { Way } from './ways.ts';

/** Someone who stakes LP and coins, by what the screen says. */
export class Staker {
  readonly t: StakingWords;
  readonly pay: PayerWords;
  readonly page: Page;
  readonly app: App;
  readonly account: Account;
  readonly wallet: Arrived['wallet'];
  readonly visitor: Arrived['visitor'];
  readonly #site: TestStack;
  readonly #way: Way;
  #isSignedIn = false;

  private constructor({ site }: Place, way: Way, arrived: Arrived) {
    this.t = stakingWords[way.locale];
    this.pay = arrived.pay;
    this.page = arrived.page;
    this.app = arrived.app;
    this.account = arrived.account;
    this.wallet = arrived.wallet;
    this.visitor = arrived.visitor;
    this.#site = site;
    this.#way = way;
  }

  /** Comes to the hub with an active address, and connects. */
  static async arrive(place: Place, way: Way): Promise<Staker> {
    return new Staker(place, way, await arrive(place, way, '/assetStaking'));
  }

  button(name: string | RegExp): Locator {
    return this.app.getByRole('button', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.app.getByRole('dialog', { name });
  }

  amount(label: string): Locator {
    return this.app.getByLabel(label, { exact: true });
  }

  term(days: number): Locator {
    return this.app.locator('label').filter({ hasText: this.t.term(days) });
  }

  balance(coin: string): Promise<bigint> {
    return this.#site.read(coin, trc20.balanceOf(this.account.address));
  }

  /** Calls one of our contracts past the app; the index has seen it then. */
  async does(contract: string, call: Parameters<TestStack['send']>[2]): Promise<void> {
    await this.#site.send(this.account, contract, call);
    await this.#site.indexed();
  }

  /** Agrees to a review; `first` are its words on the trial, which waits where a coin has to be allowed. */
  async confirm(review: string, first: string = this.pay.tried): Promise<void> {
    const sheet = this.dialog(review);
    await sheet.getByText(first).waitFor();
    await sheet.getByRole('button', { name: this.pay.continueIn }).click();
    if (this.#isSignedIn) return;
    this.#isSignedIn = true;
    await this.#agreeToSignIn();
  }

  async #agreeToSignIn(): Promise<void> {
    const ask = this.dialog(this.pay.signInWith);
    await ask.getByRole('button', { name: this.pay.continueIn }).click();
  }

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

  async expectAccessible(): Promise<void> {
    const frame = frameOf(this.page, this.#way.desktop);
    expect(await accessibilityProblems(frame)).toEqual([]);
  }
}
