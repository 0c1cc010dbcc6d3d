import { cards } from '@vellum/contracts/cards';
import { until } from '@vellum/server/platform/until';
import { type Arrival, arrive, type SiteInBrowser } from './arrive.ts';
import { PayingVisitor } from './paying-visitor.ts';
import type { Account, Site } from './stack.ts';
import type { Way } from './ways.ts';

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

/** A limit for something that hangs, also on a busy machine. */
const PATIENCE = { everyMs: 100, forMs: 120_000 };

/** Sun that a card of a level costs; after a step of the chain's clock, once that is known again. */
export async function priceOf(site: Site, level = 1n): Promise<bigint> {
  const ask = () => site.read('cards', cards.priceOf(level)).catch(() => null);
  const price = await until(ask, PATIENCE);
  if (price === null) throw new Error('cards have no price');
  return price;
}

/** The next card of a level, bought from the first sale without a screen. */
export async function buyPastApp(site: Site, who: Account, level = 1n): Promise<bigint> {
  const price = await priceOf(site, level);
  const { nextSerial } = await site.read('cards', cards.level(level));
  await site.send(who, 'cards', cards.buy(level, price));
  return (level << 64n) | nextSerial;
}

/** `000 001`, as screens write it. */
export const serialOf = (id: bigint) =>
  BigInt.asUintN(64, id)
    .toString()
    .padStart(6, '0')
    .replace(/(?=\d{3}$)/, ' ');
