import { drawOf, tierOfPrize } from '@vellum/contracts/box-draw';
import { fromHex } from '@vellum/tron/bytes';
import type { Tier } from './box-odds.ts';

type Drawn = Readonly<{ seed: string; sold: number; total: number; tiers: readonly Tier[] }>;

const KEPT = 1000;
const known = new Map<string, readonly number[]>();

/** How many of the sold boxes drew each tier. A seed fixes it permanently, so it is computed once. */
export function drawnTiers({ seed, sold, total, tiers }: Drawn): readonly number[] {
  const found = known.get(seed);
  if (found !== undefined) return found;
  const prizeOf = drawOf(fromHex(seed), total);
  const drawn = tiers.map(() => 0);
  for (let box = 0; box < sold; box += 1) {
    const tier = tierOfPrize(tiers, prizeOf(box));
    drawn[tier] = (drawn[tier] ?? 0) + 1;
  }
  if (known.size >= KEPT) known.clear();
  known.set(seed, drawn);
  return drawn;
}
