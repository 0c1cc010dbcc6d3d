import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './accessibility.ts';
import { type App, frameOf } from './app-in.ts';
import { type Arrived, arrive, type Place } from './arrive.ts';
import { type BoxWords, boxWords } from './box-words.ts';
import type { PayerWords } from './payer-words.ts';
import type { Account } from './stack.ts';
import type { Visitor } from './visitor.ts';
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

  private constructor({ page, app, account, visitor, pay }: Arrived, way: Way) {
    this.t = boxWords[way.locale];
    this.pay = pay;
    this.page = page;
    this.app = app;
    this.account = account;
    this.visitor = visitor;
    this.#way = way;
  }

  /** Comes with an active address and this many TRX, and connects. */
  static async arrive(on: Place, way: Way, trx = 10_000): Promise<BoxBuyer> {
    return new BoxBuyer(await arrive(on, way, '/blindBox', { trx }), way);
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
