import { byName } from '../../soak/scene.ts';
import { giveLp, giveVlm } from '../../stack/earn-pools.ts';
import { untilPriced } from '../prices.ts';
import type { Story } from '../story.ts';

const COIN = 1_000_000n;
const TEN_MINUTES = 600_000;

/** Swaps, and the ways from WTRX and LP back to TRX. */
export const swapStories: readonly Story[] = [
  {
    name: 'swap',
    kinds: ['swap.wrap', 'swap.unwrap', 'swap.swap', 'liquidity.add-both', 'liquidity.remove'],
    isPrivate: true,
    async tell(on) {
      const who = await on.member();
      await giveVlm(on.site, who, 100n * COIN);
      await untilPriced(on);
      await giveLp(on.site, who, 50n);
      await on.pays('swap.wrap', who, byName('swap.wrap', { amount: 10n * COIN }));
      await on.pays('swap.unwrap', who, byName('swap.unwrap', { amount: 10n * COIN }));
      const deadline = (await on.now()) + TEN_MINUTES;
      const vlm = on.at('vlm');
      const buy = { receive: vlm, side: 'in', amount: 10n * COIN, limit: 1n, deadline };
      await on.pays('swap.swap', who, byName('swap.swap', buy));
      const sell = { pay: vlm, side: 'out', amount: COIN, limit: 100n * COIN, deadline };
      await on.pays('swap.swap', who, byName('swap.swap', sell));
      const both = { tokenAmount: 4n * COIN, baseAmount: COIN, minToken: 1n, minBase: 1n };
      const adding = { pair: on.at('vlmWtrx'), ...both, deadline };
      await on.pays('liquidity.add-both', who, byName('liquidity.add-both', adding));
      const least = { lpAmount: 1_000_000n, minBase: 1n, minToken: 1n, deadline };
      const removal = { pair: on.at('vlmWtrx'), ...least };
      await on.pays('liquidity.remove', who, byName('liquidity.remove', removal));
    },
  },
];
