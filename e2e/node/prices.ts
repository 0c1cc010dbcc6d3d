import { cards } from '@vellum/contracts/cards';
import { oracle } from '@vellum/contracts/prices';
import { contractAt } from '../stack/earn-pools.ts';
import type { Teller } from './story.ts';

/** Prices are averages of half an hour: after a deployment they are known that much later. */
export async function untilPriced(on: Teller): Promise<void> {
  const { site } = on;
  const pairs = [
    ['vlm', 'wtrx'],
    ['vlm', 'usdt'],
    ['usdt', 'wtrx'],
  ] as const;
  await on.waitFor('prices', async () => {
    for (const [one, other] of pairs) {
      const call = oracle.isFresh(contractAt(site, one), contractAt(site, other));
      if (!(await site.read('oracle', call))) return false;
    }
    return (await site.read('cards', cards.priceOf(1n))) > 0n;
  });
  await site.indexed();
}
