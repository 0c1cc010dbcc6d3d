import type { Locator } from 'playwright-core';
import type { MadeLaunch } from '../token-launch/launches.ts';
import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone in presales and internal trades, by what the screen says. */
export class SaleBuyer extends PayingVisitor {
  /** Comes to the presale of a launch, and connects. */
  static async arrive(
    place: SiteInBrowser,
    way: Way,
    launch: MadeLaunch,
    arrival: Arrival = {},
  ): Promise<SaleBuyer> {
    const arrived = await arrive(place, way, `/presale?token=${launch.address}`, arrival);
    return new SaleBuyer(place, way, arrived);
  }

  async openPresale({ address, name }: MadeLaunch): Promise<void> {
    await this.page.goto(`/presale?token=${address}`);
    await this.app.getByRole('heading', { name }).waitFor();
  }

  async openTrade({ address, name }: MadeLaunch): Promise<void> {
    await this.page.goto(`/trade?token=${address}`);
    await this.app.getByRole('heading', { name }).waitFor();
  }

  number(): Locator {
    return this.app.getByRole('textbox', { name: this.t('sale.howMany') });
  }

  /** Buys shares of the presale that is open, and reads that they are bought. */
  async buy({ name }: MadeLaunch, shares: number): Promise<void> {
    await this.number().fill(String(shares));
    await this.review();
    await this.confirm(this.t('presale.buyReview'));
    await this.close(this.t('presale.buyDone', { n: shares, name: name }));
  }

  /** Opens the review of a purchase, past the box to tick where the token looks like an older one. */
  async review(): Promise<void> {
    const review = this.button(this.t('sale.reviewPurchase'));
    // Launches of one file share a name, so that the younger look like the older.
    const alike = this.app.getByText(this.t.like('sale.alikeConfirm'));
    const pressable = this.app.locator('button:enabled:not([aria-busy="true"])');
    await review.and(pressable).or(alike).first().waitFor();
    if (await alike.isVisible()) await alike.click();
    await review.click();
  }

  /** Presses a button, agrees to its review and reads that it is done. */
  async does(button: string | RegExp, review: string, done: string | RegExp): Promise<void> {
    await this.button(button).click();
    await this.confirm(review);
    await this.close(done);
  }

  /** The page below is whole again only when no sheet moves any more. */
  override async close(done: string | RegExp): Promise<void> {
    await super.close(done);
    await this.app.getByRole('dialog').waitFor({ state: 'detached' });
  }
}
