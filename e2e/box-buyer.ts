import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type App, appIn, frameOf } from './app-in.ts';
import { type BoxWords, boxWords } from './box-words.ts';
import { type PayerWords, payerWords } from './payer-words.ts';
import type { Account, TestStack } from './stack.ts';
import { type Visitor, visit } from './visitor.ts';
import { installWallet } from './wallets/injected-wallet.ts';
import type { Way } from './ways.ts';

/** Someone who buys and opens boxes, by what the screen says. */
export class BoxBuyer {
  readonly t: BoxWords;
  readonly pay: PayerWords;
  readonly page: Page;
  readonly app: App;
  readonly account: Account;
  readonly visitor: Visitor;
  readonly #way: Way;

  private constructor(visitor: Visitor, way: Way, account: Account) {
    this.t = boxWords[way.locale];
    this.pay = payerWords[way.locale](way.wallet);
    this.page = visitor.page;
    this.app = appIn(visitor.page, way.desktop);
    this.account = account;
    this.visitor = visitor;
    this.#way = way;
  }

  /** Comes with an active address and this many TRX, and connects. */
  static async arrive(
    on: Readonly<{ browser: Browser; site: TestStack }>,
    way: Way,
    trx = 10_000,
  ): Promise<BoxBuyer> {
    const account = await on.site.account(trx);
    await on.site.activate(account);
    await on.site.indexed();
    const { locale, desktop, wallet: name, protocol } = way;
    const visitor = await visit(on.browser, on.site.url, { locale, desktop });
    const { genesisId: genesis } = on.site.deployment;
    await installWallet(visitor.context, { name, protocol, accounts: [account], genesis });
    const buyer = new BoxBuyer(visitor, way, account);
    await buyer.#connect();
    return buyer;
  }

  async #connect(): Promise<void> {
    await this.page.goto('/blindBox');
    const header = this.app.locator('header');
    await header.getByRole('button', { name: this.pay.connect, exact: true }).click();
    await this.app.getByRole('dialog').getByRole('button', { name: this.#way.wallet }).click();
    await header.getByRole('button', { name: /T\w{5}/ }).waitFor();
  }

  dialog(name: string | RegExp): Locator {
    return this.app.getByRole('dialog', { name });
  }

  /** Agrees to a review, and to the words of the session where it is the first. */
  async confirm(review: string, isFirst = false): Promise<void> {
    const sheet = this.dialog(review);
    await sheet.getByText(this.pay.tried).waitFor();
    await sheet.getByRole('button', { name: this.pay.continueIn }).click();
    if (isFirst) await this.#agreeToSignIn();
  }

  async #agreeToSignIn(): Promise<void> {
    const ask = this.dialog(this.pay.signInWith);
    await ask.getByRole('button', { name: this.pay.continueIn }).click();
  }

  /** The page of my boxes, for someone who has not signed in yet. */
  async openMine(): Promise<void> {
    await this.page.goto('/myBoxes');
    const main = this.app.locator('main');
    await main.getByRole('button', { name: this.t.signInHere, exact: true }).click();
    await this.#agreeToSignIn();
    await this.app.getByRole('tablist').waitFor();
  }

  async expectAccessible(): Promise<void> {
    const frame = frameOf(this.page, this.#way.desktop);
    expect(await accessibilityProblems(frame)).toEqual([]);
  }
}
