import type { TokenDetail } from '../../../shared/launch/launch-queries.ts';

export type LpPartName = 'burned' | 'creator' | 'largest' | 'others';
export type LpPart = Readonly<{ name: LpPartName; amount: bigint }>;

type LpHolders = Readonly<{
  burned: TokenDetail['lpHolders']['burned'];
  list: readonly Pick<TokenDetail['lpHolders']['list'][number], 'amount' | 'isCreator'>[];
}>;

/** Whose LP is how much; the parts add up to all of it, none counted twice. */
export function lpParts(total: bigint, { burned, list }: LpHolders): readonly LpPart[] {
  const sumOf = (isCreator: boolean) =>
    list
      .filter((one) => one.isCreator === isCreator)
      .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const parts = [
    { name: 'burned', amount: BigInt(burned) },
    { name: 'creator', amount: sumOf(true) },
    { name: 'largest', amount: sumOf(false) },
  ] as const;
  const others = parts.reduce((left, { amount }) => left - amount, total);
  return [...parts, { name: 'others' as const, amount: others }].filter(
    ({ amount }) => amount > 0n,
  );
}
