import type { HexAddress } from '@vellum/tron/address';

export type ParsedFee = Readonly<{
  payer: HexAddress;
  fee: bigint;
  parts: readonly [bigint, bigint];
}>;

/**
 * What inviters must have got of fees by the rule of the product alone: a fifth goes to who invited the payer, a
 * tenth to who invited that one, and nothing to the root or deeper. Each fee beside what it was really split into.
 */
export function inviterParts(
  parents: ReadonlyMap<HexAddress, HexAddress>,
  root: HexAddress,
  fees: readonly ParsedFee[],
) {
  const inviterOf = (one: HexAddress | undefined) => {
    const parent = one && parents.get(one);
    return parent === root ? undefined : parent;
  };
  const earned = new Map<HexAddress, bigint>();
  const credit = (who: HexAddress | undefined, part: bigint): bigint => {
    if (who === undefined) return 0n;
    earned.set(who, (earned.get(who) ?? 0n) + part);
    return part;
  };
  const expected = fees.map(({ payer, fee }) => {
    const inviter = inviterOf(payer);
    return [credit(inviter, fee / 5n), credit(inviterOf(inviter), fee / 10n)] as const;
  });
  return { expected, earned };
}
