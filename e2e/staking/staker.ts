import { trc20 } from '@vellum/contracts/coins';
import type { Locator } from 'playwright-core';
import type { Site } from '../stack/stack.ts';
import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who stakes LP and coins, by what the screen says. */
export class Staker extends PayingVisitor {
  /** Comes to the hub with an active address, and connects. */
  static async arrive(place: SiteInBrowser, way: Way, arrival: Arrival = {}): Promise<Staker> {
    const arrived = await arrive(place, way, '/assetStaking', arrival);
    return new Staker(place, way, arrived);
  }

  amount(label: string): Locator {
    return this.app.getByRole('textbox', { name: label, exact: true });
  }

  term(days: number): Locator {
    return this.app.locator('label').filter({ hasText: this.t('staking.days', { n: days }) });
  }

  balance(coin: string): Promise<bigint> {
    return this.site.read(coin, trc20.balanceOf(this.account.address));
  }

  /** Calls one of our contracts past the app; the index has seen it then. */
  async does(contract: string, call: Parameters<Site['send']>[2]): Promise<void> {
    await this.site.send(this.account, contract, call);
    await this.site.indexed();
  }
}
