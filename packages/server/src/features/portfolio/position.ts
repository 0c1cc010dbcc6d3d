import type { PositionKind, PriceSource } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Holdings } from '../../holdings/holdings.ts';
import type { Part, Value } from '../../holdings/prices.ts';

/** Something that an address has, before it is valued. */
export type Position = Readonly<{
  kind: PositionKind;
  id: string | null;
  token: Address | null;
  level: number | null;
  count: number | null;
  listed: number | null;
  contract: Address | null;
  parts: readonly Part[];
  lp: Readonly<{ coin: Address; amount: bigint }> | null;
  at: number | null;
  /** Set where the parts are not what is valued. */
  fixed: Readonly<{ value: Value; source: PriceSource }> | null;
  /** How the value of its parts comes about when it is not simply their price. */
  by: PriceSource | null;
  /** What it is to the line over time, where a launch turns its coins into others: no change of price may count as added. */
  asset: Readonly<{ key: string; amount: bigint }> | null;
}>;

const nothing: Omit<Position, 'kind'> = {
  id: null,
  token: null,
  level: null,
  count: null,
  listed: null,
  contract: null,
  parts: [],
  lp: null,
  at: null,
  fixed: null,
  by: null,
  asset: null,
};

export const position = (
  of: Pick<Position, 'kind'> & Partial<Omit<Position, 'kind'>>,
): Position => ({ ...nothing, ...of });

/** A coin, or LP as its two coins. */
export function coinPosition(
  { prices }: Pick<Holdings, 'prices'>,
  coin: Address,
  amount: bigint,
  of: Pick<Position, 'kind'> & Partial<Omit<Position, 'kind'>>,
): Position {
  const sides = prices.sides(coin, amount);
  if (sides === null) return position({ ...of, parts: [{ coin, amount }] });
  return position({ ...of, parts: sides, lp: { coin, amount } });
}
