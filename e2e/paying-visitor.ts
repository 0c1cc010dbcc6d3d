import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type App, frameOf } from './app-in.ts';
import type { Arrived, Place } from './arrive.ts';
import type { PayerWords } from './payer-words.ts';
import type { Account, Site } from './stack.ts';
import type { Visitor } from './visitor.ts';
import type { InjectedWallet } from './wallets/injected-wallet.ts';
import type { Way } from './ways.ts';

/** Someone with a wallet who reviews, signs and reads what came of it, by what the screen says. */
export class PayingVisitor<Words extends Readonly<{ close: string }>> {
  readonly t: Words;
  readonly pay: PayerWords;
  readonly page: Page;
  readonly app: App;
  readonly account: Account;
  readonly wallet: InjectedWallet;
  readonly visitor: Visitor;
  protected readonly site: Site;
  readonly #isDesktop: boolean;
  #isSignedIn = false;

  protected constructor({ site }: Place, way: Way, words: Words, arrived: Arrived) {
    this.t = words;
    this.pay = arrived.pay;
    this.page = arrived.page;
    this.app = arrived.app;
    this.account = arrived.account;
    this.wallet = arrived.wallet;
    this.visitor = arrived.visitor;
    this.site = site;
    this.#isDesktop = way.desktop;
  }

  button(name: string | RegExp): Locator {
    return this.app.getByRole('button', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.app.getByRole('dialog', { name });
  }

  /** Resolves when the wallet of the last visit is back. */
  isConnected(): Promise<void> {
    return this.app
      .locator('header')
      .getByRole('button', { name: /T\w{5}/ })
      .waitFor();
  }

  /**
   * Agrees to a review, and to the words of the session where it is the first. `first` are its words on the trial,
   * which waits where a coin has to be allowed.
   */
  async confirm(review: string, first: string = this.pay.tried): Promise<void> {
    const sheet = this.dialog(review);
    await sheet.getByText(first).waitFor();
    await sheet.getByRole('button', { name: this.pay.continueIn }).click();
    if (!this.#isSignedIn) await this.agreeToSignIn();
  }

  /** Signs in where a page of one's own asks for it. */
  async signIn(): Promise<void> {
    await this.app.locator('main').getByRole('button', { name: this.pay.signIn }).click();
    await this.agreeToSignIn();
  }

  /** Agrees to the words of the session, where something asked for it. */
  async agreeToSignIn(): Promise<void> {
    this.#isSignedIn = true;
    const ask = this.dialog(this.pay.signInWith);
    await ask.getByRole('button', { name: this.pay.continueIn }).click();
    await ask.waitFor({ state: 'detached' });
  }

  /** Reads that it is done, and closes. */
  async close(done: string | RegExp): Promise<void> {
    const seal = this.dialog(this.pay.done);
    await seal.getByText(done).waitFor();
    await seal.getByRole('button', { name: this.t.close }).last().click();
    await seal.waitFor({ state: 'detached' });
  }

  async expectAccessible(): Promise<void> {
    const frame = frameOf(this.page, this.#isDesktop);
    // A sheet on its way out hides the page until it is gone.
    const open = await frame.locator('[role="dialog"][data-state="open"]').count();
    if (open === 0)
      await frame.locator('[data-aria-hidden]').first().waitFor({ state: 'detached' });
    expect(await accessibilityProblems(frame)).toEqual([]);
  }
}
