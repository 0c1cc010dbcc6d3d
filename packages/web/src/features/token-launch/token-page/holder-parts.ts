import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';
import type { Holder } from './token-queries.ts';

/** Parts of all tokens, none counted twice; they add up to the supply. */
export type HolderPart = Readonly<{ name: HolderPartName; amount: bigint }>;
export type HolderPartName = 'pool' | 'sale' | 'locked' | 'largest' | 'others';

const parts: Readonly<Record<NonNullable<Holder['kind']>, HolderPartName | null>> = {
  pair: 'pool',
  presale: 'sale',
  trade: 'sale',
  locker: 'locked',
  basePool: 'sale',
  dead: null,
  creator: 'largest',
};

/** Who holds a token: the pool, the contracts of its sale, the locks, its largest holders and all others. */
export function holderParts(
  supply: bigint,
  holders: readonly Pick<TokenDetail['topHolders'][number], 'amount' | 'kind'>[],
): readonly HolderPart[] {
  const sums = new Map<HolderPartName, bigint>();
  for (const { amount, kind } of holders) {
    const part = kind === null ? 'largest' : parts[kind];
    if (part) sums.set(part, (sums.get(part) ?? 0n) + BigInt(amount));
  }
  const known = [...sums.values()].reduce((sum, one) => sum + one, 0n);
  if (supply > known) sums.set('others', supply - known);
  return (['pool', 'sale', 'locked', 'largest', 'others'] as const).flatMap((name) => {
    const amount = sums.get(name) ?? 0n;
    return amount > 0n ? [{ name, amount }] : [];
  });
}
