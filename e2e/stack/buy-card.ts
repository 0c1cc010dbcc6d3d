import { cards } from '@vellum/contracts/cards';
import { until } from '@vellum/server/platform/until';
import type { Account, Site } from './stack.ts';

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
