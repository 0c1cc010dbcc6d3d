import type { Browser, Locator, Page } from 'playwright-core';
import type { Account, TestStack } from '../stack/stack.ts';
import { type App, appIn } from '../visitor/app-in.ts';
import { type AppTexts, appTexts } from '../visitor/app-texts.ts';
import { type Visitor, visit } from '../visitor/visitor.ts';
import { installLedger, type Ledger } from '../wallets/ledger.ts';

type Way = Readonly<{ desktop: boolean; locale: 'en' | 'zh-TW'; theme?: 'light' | 'dark' }>;

/** Someone with a Ledger on the cable and no other wallet. */
export class LedgerVisitor {
  readonly name = 'Ledger';
  readonly visitor: Visitor;
  readonly page: Page;
  readonly app: App;
  readonly t: AppTexts;
  readonly ledger: Ledger;
  readonly accounts: readonly [Account, Account];

  private constructor(visitor: Visitor, way: Way, ledger: Ledger, accounts: [Account, Account]) {
    this.visitor = visitor;
    this.page = visitor.page;
    this.app = appIn(visitor.page, way.desktop);
    this.t = appTexts(way.locale);
    this.ledger = ledger;
    this.accounts = accounts;
  }

  static async arrive(browser: Browser, stack: TestStack, way: Way, path = '/me') {
    const accounts: [Account, Account] = [await stack.account(), await stack.account()];
    const visitor = await visit(browser, stack.url, way);
    const ledger = await installLedger(visitor.context, accounts);
    await visitor.page.goto(path);
    return new LedgerVisitor(visitor, way, ledger, accounts);
  }

  dialog(title: string): Locator {
    return this.app.getByRole('dialog', { name: title });
  }

  press(within: Locator, text: string): Promise<void> {
    return within.getByRole('button', { name: text }).click();
  }

  /** The button of the header that shows this account. */
  shown({ address }: Account): Locator {
    const short = `${address.slice(0, 6)}...${address.slice(-4)}`;
    return this.app.getByRole('button', { name: this.t('wallet.account', { address: short }) });
  }

  /** The sheet in which an account is chosen. */
  get choice(): Locator {
    return this.dialog(this.t('wallet.ledgerTitle'));
  }

  /** The sheet beside the device while there is something to sign. */
  get beside(): Locator {
    return this.dialog(this.t('ledger.signTitle'));
  }

  async choose(): Promise<void> {
    await this.press(this.app.locator('header'), this.t('wallet.connect'));
    await this.press(this.app.getByRole('dialog'), this.name);
  }

  /** Allows the device to this site and takes its first account. */
  async connect(): Promise<void> {
    await this.choose();
    await this.press(this.choice, this.t('ledger.continue'));
    await this.press(this.choice, this.t('ledger.use'));
    await this.shown(this.accounts[0]).waitFor();
  }

  /** From the form to the review of an activation. */
  async fillActivation(inviter: Account): Promise<Locator> {
    const { t } = this;
    await this.press(this.app.locator('main'), t('membership.title'));
    const form = this.dialog(t('membership.title'));
    await form.getByLabel(t('membership.field')).fill(inviter.address);
    await form.getByText(t('membership.confirmInviter')).click();
    await this.press(form, t('membership.activateIn', { wallet: this.name }));
    const review = this.dialog(t('membership.review'));
    await review.getByText(t('paidAction.tried')).waitFor();
    return review;
  }

  goAhead(review: Locator): Promise<void> {
    return this.press(review, this.t('paidAction.continueIn', { wallet: this.name }));
  }

  leave(): Promise<void> {
    return this.visitor.leave();
  }
}
