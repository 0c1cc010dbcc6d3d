import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who owns contracts, by what the screen says. */
export class OwnerVisitor extends PayingVisitor {
  static async arrive(
    place: SiteInBrowser,
    way: Way,
    arrival: Arrival = {},
  ): Promise<OwnerVisitor> {
    const arrived = await arrive(place, way, '/owner', arrival);
    return new OwnerVisitor(place, way, arrived);
  }

  /** Opens what one thing needs; it is open already when the page was asked for it. */
  async unfold(name: string | RegExp): Promise<void> {
    await this.app.locator('main').getByRole('button', { name, expanded: false }).click();
  }

  /** Types the name of a contract where it is asked for; before it, nothing can be pressed. */
  async names(what: string): Promise<void> {
    await this.app.getByLabel(this.t('owner.typeName', { name: what })).fill(what);
  }

  /** Reviews by the button at this place among those in sight, signs and reads that it is done. */
  async does(deed: string, place = 0): Promise<void> {
    await this.button(this.t('owner.toReview')).nth(place).click();
    await this.confirm(this.t('owner.review', { deed: deed }));
    await this.close(this.t('owner.done', { deed: deed }));
  }
}
