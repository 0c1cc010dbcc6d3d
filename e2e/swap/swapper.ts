import { trc20 } from '@vellum/contracts/coins';
import type { HexAddress } from '@vellum/tron/address';
import type { Locator } from 'playwright-core';
import type { TestStack } from '../stack/stack.ts';
import { readAt } from '../token-launch/launches.ts';
import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who swaps, by what the screen says. */
export class Swapper extends PayingVisitor {
  /** Comes to the swap page, with the tokens of a link filled in. */
  static async arrive(
    place: SiteInBrowser,
    way: Way,
    search = '',
    arrival: Arrival = {},
  ): Promise<Swapper> {
    return new Swapper(place, way, await arrive(place, way, `/swap${search}`, arrival));
  }

  pays(): Locator {
    return this.app.getByLabel(this.t('swap.youPay'), { exact: true });
  }

  receives(): Locator {
    return this.app.getByLabel(this.t('swap.youReceive'), { exact: true });
  }

  /** Reviews a swap, signs it and reads that it is done. */
  async swap(pay: string, receive: string, first?: string): Promise<void> {
    await this.button(this.t('swap.swapButton')).click();
    await this.confirm(this.t('swap.review', { pay, receive }), first);
    const seal = this.dialog(this.t('paidAction.done'));
    await seal.getByText(this.t('swap.done', { pay, receive })).waitFor();
    // What the pair's own event says.
    await seal.getByText(this.t('swap.pricePaid'), { exact: true }).waitFor();
    await this.close(this.t('swap.done', { pay, receive }));
  }

  holds(token: HexAddress): Promise<bigint> {
    return readAt(this.site as TestStack, token, trc20.balanceOf(this.account.address));
  }
}
