import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Account, Site } from '../stack/stack.ts';
import type { InjectedWallet } from '../wallets/injected-wallet.ts';
import { accessibilityProblems } from './accessibility.ts';
import { type App, frameOf } from './app-in.ts';
import type { AppTexts } from './app-texts.ts';
import type { Arrived, SiteInBrowser } from './arrive.ts';
import { leaveAndResume } from './left-review.ts';
import type { Visitor } from './visitor.ts';
import type { Way } from './ways.ts';

/** Someone with a wallet who reviews, signs and reads what came of it, by what the screen says. */
export class PayingVisitor {
  readonly t: AppTexts;
  /** What the wallet is called on the screen. */
  readonly walletName: Way['wallet'];
  readonly page: Page;
  readonly app: App;
  readonly account: Account;
  readonly wallet: InjectedWallet;
  readonly visitor: Visitor;
  protected readonly site: Site;
  readonly #isDesktop: boolean;

  protected constructor({ site }: SiteInBrowser, way: Way, arrived: Arrived) {
    this.t = arrived.t;
    this.walletName = way.wallet;
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
   * Agrees to a review; the wallet signs the words of the session as its first step. `first` are its words on the trial,
   * which waits where a coin has to be allowed.
   */
  async confirm(review: string, first: string = this.t('paidAction.tried')): Promise<void> {
    const sheet = this.dialog(review);
    await sheet.getByText(first).waitFor();
    await leaveAndResume(this, sheet);
    await sheet.getByText(first).waitFor();
    await sheet
      .getByRole('button', { name: this.t('paidAction.continueIn', { wallet: this.walletName }) })
      .click();
  }

  /** Signs in where a page of one's own asks for it. */
  async signIn(): Promise<void> {
    await this.app
      .locator('main')
      .getByRole('button', { name: this.t('wallet.signIn') })
      .click();
    await this.agreeToSignIn();
  }

  /** Agrees to the words of the session, where something asked for it. */
  async agreeToSignIn(): Promise<void> {
    const ask = this.dialog(this.t('wallet.signInTitle', { name: this.walletName }));
    await ask
      .getByRole('button', { name: this.t('paidAction.continueIn', { wallet: this.walletName }) })
      .click();
    await ask.waitFor({ state: 'detached' });
  }

  /** Reads that it is done, and closes. */
  async close(done: string | RegExp): Promise<void> {
    const seal = this.dialog(this.t('paidAction.done'));
    await seal.getByText(done).waitFor();
    await seal
      .getByRole('button', { name: this.t('paidAction.close') })
      .last()
      .click();
    await seal.waitFor({ state: 'detached' });
  }

  /** Closes every sheet. A key reaches only the topmost, and nothing while that one is on its way out. */
  async leaveSheets(): Promise<void> {
    const open = this.app.getByRole('dialog');
    await expect
      .poll(
        async () => {
          if ((await open.count()) > 0) await this.page.keyboard.press('Escape');
          return open.count();
        },
        { timeout: 30_000 },
      )
      .toBe(0);
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
