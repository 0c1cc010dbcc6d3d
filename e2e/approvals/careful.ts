import { trc20 } from '@vellum/contracts/coins';
import type { Account } from '../stack/stack.ts';
import { arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who looks after what others may take, by what the screen says. */
export class Careful extends PayingVisitor {
  static async arrive(place: SiteInBrowser, way: Way, account?: Account): Promise<Careful> {
    const arrived = await arrive(place, way, '/approvals', account ? { account } : {});
    return new Careful(place, way, arrived);
  }

  /** Allows it past the app, and looks again. */
  async allow(coin: string, spender: string, amount: bigint): Promise<void> {
    await this.site.send(this.account, coin, trc20.approve(spender as Account['address'], amount));
    await this.site.indexed();
  }

  allowance(coin: string, spender: string): Promise<bigint> {
    const call = trc20.allowance(this.account.address, spender as Account['address']);
    return this.site.read(coin, call);
  }

  /** The review of something that needs an approval. */
  async openLock(): Promise<void> {
    await this.page.goto('/lockNew');
    await this.app.getByRole('radio', { name: /^VLM 1,000$/ }).check();
    await this.app.getByRole('textbox', { name: this.t('locks.amount'), exact: true }).fill('250');
    await this.button(this.t('locks.review')).click();
  }

  /** From the warning in that review. */
  async followEntry(): Promise<void> {
    await this.openLock();
    const sheet = this.dialog(this.t('locks.lockReview'));
    await sheet.getByText(this.t('paidAction.howMuch'), { exact: true }).first().click();
    await sheet.getByText(this.t('paidAction.risk')).waitFor();
    await sheet.getByRole('link', { name: this.t('paidAction.cancelApprovals') }).click();
    await this.app.getByRole('heading', { name: this.t('approvals.nobodyTitle') }).waitFor();
  }

  /** What stands, as the rows name it. */
  rows() {
    return this.app.locator('li').filter({ has: this.app.locator('input[type=checkbox]') });
  }
}
