import { buyPastApp } from '../stack/buy-card.ts';
import type { Site } from '../stack/stack.ts';
import { type Arrival, arrive, type SiteInBrowser } from '../visitor/arrive.ts';
import { PayingVisitor } from '../visitor/paying-visitor.ts';
import type { Way } from '../visitor/ways.ts';

/** Someone who buys, sells and pledges cards, by what the screen says. */
export class Collector extends PayingVisitor {
  /** Comes with an active address, and connects in the market. */
  static async arrive(place: SiteInBrowser, way: Way, arrival: Arrival = {}): Promise<Collector> {
    const arrived = await arrive(place, way, '/nft', arrival);
    return new Collector(place, way, arrived);
  }

  /** Buys past the app; gives the id of the card. */
  async owns(level = 1n): Promise<bigint> {
    const id = await buyPastApp(this.site, this.account, level);
    await this.site.indexed();
    return id;
  }

  /** Calls the card contract past the app; the index has seen it then. */
  async does(call: Parameters<Site['send']>[2]): Promise<void> {
    await this.site.send(this.account, 'cards', call);
    await this.site.indexed();
  }

  openMarket(): Promise<unknown> {
    return this.page.goto('/nft');
  }

  /** Ids of the transactions that the wallet has signed. */
  transactionsSigned(): readonly string[] {
    return this.wallet.signed.filter((one) => /^[0-9a-f]{64}$/.test(one));
  }

  openCard(id: bigint): Promise<unknown> {
    return this.page.goto(`/nftDetail?id=${id}`);
  }

  /** Reads that it is done, and goes where the seal leads. */
  async follow(done: string | RegExp, link: string): Promise<void> {
    const seal = this.dialog(this.t('paidAction.done'));
    await seal.getByText(done).waitFor();
    await seal.getByRole('link', { name: link }).click();
  }
}

/** `000 001`, as screens write it. */
export const serialOf = (id: bigint) =>
  BigInt.asUintN(64, id)
    .toString()
    .padStart(6, '0')
    .replace(/(?=\d{3}$)/, ' ');
