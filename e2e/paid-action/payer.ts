import { paths } from '@vellum/api/wire/paths';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { HeldRequests } from '../browser/held-requests.ts';
import { headOf, sentBy } from '../stack/sent-by.ts';
import type { Account, TestStack } from '../stack/stack.ts';
import { accessibilityProblems } from '../visitor/accessibility.ts';
import { type App, appIn, frameOf } from '../visitor/app-in.ts';
import { type AppTexts, appTexts } from '../visitor/app-texts.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import type { Way } from '../visitor/ways.ts';
import { type InjectedWallet, installWallet } from '../wallets/injected-wallet.ts';

type Tab = Readonly<{ page: Page; app: App }>;
type PayerSetup = Readonly<{ stack: TestStack; browser: Browser; inviter: Account }>;
type PayerParts = PayerSetup &
  Readonly<{ way: Way; accounts: readonly [Account, Account]; begunAt: number }>;

/** Someone who activates an address with a wallet of two accounts, by what the screen says. */
export class Payer {
  readonly t: AppTexts;
  readonly page: Page;
  readonly app: App;
  readonly wallet: InjectedWallet;
  readonly #parts: PayerParts;
  readonly #visitor: Visitor;

  private constructor(parts: PayerParts, visitor: Visitor, wallet: InjectedWallet) {
    this.#parts = parts;
    this.#visitor = visitor;
    this.t = appTexts(parts.way.locale);
    this.page = visitor.page;
    this.app = appIn(visitor.page, parts.way.desktop);
    this.wallet = wallet;
  }

  static async arrive(place: PayerSetup, way: Way): Promise<Payer> {
    const { stack, browser } = place;
    const accounts = [await stack.account(), await stack.account()] as const;
    const { locale, desktop, wallet: name, protocol } = way;
    const visitor = await visit(browser, stack.url, { locale, desktop });
    const { genesisId: genesis } = stack.deployment;
    const wallet = await installWallet(visitor.context, { name, protocol, accounts, genesis });
    const begunAt = await headOf(stack.devnet);
    return new Payer({ ...place, way, accounts, begunAt }, visitor, wallet);
  }

  leave(): Promise<void> {
    return this.#visitor.leave();
  }

  dialog(name: string, on: App = this.app): Locator {
    return on.getByRole('dialog', { name });
  }

  /** Connects and fills in the form; nothing is asked of the wallet but its account. */
  async openForm(): Promise<void> {
    await this.page.goto('/me');
    await this.app
      .getByRole('button', { name: this.t('wallet.connect'), exact: true })
      .first()
      .click();
    const sheet = this.app.getByRole('dialog');
    await sheet.getByRole('button', { name: this.#parts.way.wallet }).click();
    await this.connected();
    if (await sheet.count()) await this.page.keyboard.press('Escape');
    await this.fillForm();
  }

  /** Up to the review. */
  async openReview(): Promise<void> {
    await this.openForm();
    await this.sendForm();
  }

  /** The review in a second tab, which finds the wallet connected. */
  async openSecond(): Promise<App> {
    const second = await this.#newTab();
    await second.page.goto('/me');
    await this.connected(second.app);
    await this.fillForm(second.app);
    await this.sendForm(second.app);
    return second.app;
  }

  async #newTab(): Promise<Tab> {
    const page = await this.#visitor.context.newPage();
    return { page, app: appIn(page, this.#parts.way.desktop) };
  }

  connected(on: App = this.app): Promise<void> {
    const account = { name: /T\w{5}/ };
    return on.locator('header').getByRole('button', account).waitFor();
  }

  async fillForm(on: App = this.app): Promise<void> {
    await on
      .locator('main')
      .getByRole('button', { name: this.t('membership.title') })
      .click();
    const form = this.dialog(this.t('membership.title'), on);
    await form.getByLabel(this.t('membership.field')).fill(this.#parts.inviter.address);
    await form.getByText(this.t('membership.confirmInviter')).click();
  }

  async sendForm(on: App = this.app): Promise<void> {
    const form = this.dialog(this.t('membership.title'), on);
    await form
      .getByRole('button', {
        name: this.t('membership.activateIn', { wallet: this.#parts.way.wallet }),
      })
      .click();
    await this.dialog(this.t('membership.review'), on)
      .getByText(this.t('paidAction.tried'))
      .waitFor();
  }

  /** Agrees to the review. */
  goAhead(on: App = this.app): Promise<void> {
    return this.dialog(this.t('membership.review'), on)
      .getByRole('button', {
        name: this.t('paidAction.continueIn', { wallet: this.#parts.way.wallet }),
      })
      .click();
  }

  /** Agrees to the words of the session, where a page asked for it. */
  signIn(): Promise<void> {
    const ask = this.dialog(this.t('wallet.signInTitle', { name: this.#parts.way.wallet }));
    return ask
      .getByRole('button', {
        name: this.t('paidAction.continueIn', { wallet: this.#parts.way.wallet }),
      })
      .click();
  }

  /** Agrees to the review; the wallet then signs in as its first step. */
  confirm(): Promise<void> {
    return this.goAhead();
  }

  /** The page is gone in the middle of a request, and comes back later. */
  async reload(held?: HeldRequests): Promise<void> {
    await this.page.goto('about:blank');
    await held?.free();
    await this.page.goto('/me');
    await this.connected();
  }

  /** Goes on with what was stopped before signing. */
  async goOn(): Promise<void> {
    await this.resume(this.t.like('activity.canGoOnText'));
    await this.goAhead();
  }

  /** The review again, filled in as it was left. */
  async resume(left: string | RegExp): Promise<void> {
    await this.page.goto('/activity');
    await this.app.getByText(left).waitFor();
    await this.app.getByRole('button', { name: this.t('activity.goOn'), exact: true }).click();
    await this.dialog(this.t('membership.review')).getByText(this.t('paidAction.tried')).waitFor();
  }

  /** Ids of the transactions that the wallet has signed. */
  transactionsSigned(): readonly string[] {
    return this.wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one));
  }

  sent(): ReturnType<typeof sentBy> {
    const { stack, accounts, begunAt } = this.#parts;
    return sentBy(stack.devnet, accounts[0].address, begunAt);
  }

  /** The orders of the page's session. */
  orders(): Promise<readonly Readonly<{ state: string; txid?: string }>[]> {
    return this.page.evaluate(async (path) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(path, { method: 'POST', headers, body: '' });
      return (await answer.json()).data?.list ?? [];
    }, paths.orders.list);
  }

  async expectSettled(): Promise<void> {
    const { devnet, indexed } = this.#parts.stack;
    await devnet.mine(3);
    await indexed();
    const orders = () => this.orders();
    await expect.poll(orders).toMatchObject([{ state: 'settled' }]);
  }

  /** The one thing that counts: charged once, and the server knows. */
  async expectOneCharge(): Promise<void> {
    await this.expectSettled();
    const sent = await this.sent();
    expect(sent.map(({ failed }) => failed)).toEqual([false]);
    expect((await this.orders())[0]?.txid).toBe(sent[0]?.id);
  }

  async expectNothingSent(): Promise<void> {
    expect(this.transactionsSigned()).toEqual([]);
    expect(await this.sent()).toEqual([]);
  }

  expectDone(): Promise<void> {
    return this.dialog(this.t('paidAction.done')).getByText(this.t('membership.active')).waitFor();
  }

  /** The row of what was activated. */
  activationDone(): RegExp {
    const [what, state] = [this.t('activity.membership.activate'), this.t('activity.done')];
    return new RegExp(`${what}.*${state}`, 's');
  }

  async expectDoneInActivity(): Promise<void> {
    await this.page.goto('/activity');
    await this.app.getByRole('button', { name: this.activationDone() }).waitFor();
  }

  async expectAccessible(): Promise<void> {
    const frame = frameOf(this.page, this.#parts.way.desktop);
    expect(await accessibilityProblems(frame)).toEqual([]);
  }
}
