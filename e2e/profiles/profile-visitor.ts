import type { Locator } from 'playwright-core';
import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who says who they are, by what the screen says. */
export class ProfileVisitor extends PayingVisitor {
  /** Comes to the form of their own profile, connects and signs in. */
  static async arrive(place: SiteInBrowser, way: Way, arrival?: Arrival): Promise<ProfileVisitor> {
    const arrived = await arrive(place, way, '/profileEdit', arrival);
    const visitor = new ProfileVisitor(place, way, arrived);
    await visitor.signIn();
    await visitor.nickName.waitFor();
    return visitor;
  }

  get nickName(): Locator {
    return this.app.getByLabel(this.t('profiles.nickName'), { exact: true });
  }

  get introduction(): Locator {
    return this.app.getByLabel(this.t('profiles.introduction'), { exact: true });
  }

  /** The button of the form, whatever it says. */
  get submit(): Locator {
    return this.app.locator('.foot-bar button');
  }

  get search(): Locator {
    return this.app.getByRole('searchbox', { name: this.t('profiles.search') });
  }

  /** Users of the list, by what is in their row. */
  row(text: string | RegExp): Locator {
    return this.app.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }
}
