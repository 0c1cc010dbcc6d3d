import type { Holdings } from '../../holdings/holdings.ts';
import type { Prices } from '../../holdings/prices.ts';
import { type Position, position } from './position.ts';

/** Cards by level, pledged ones one by one, and what was paid for a reservation. */
export function cardPositions(holdings: Holdings): readonly Position[] {
  const { person, contracts, prices } = holdings;
  const floorOf = floors(holdings);
  const valued = (level: bigint, count: bigint) => {
    const floor = floorOf.get(level);
    if (floor === undefined) return null;
    const { one, source } = floor;
    return { value: { u: times(one.u, count), trx: times(one.trx, count) }, source };
  };
  const owned = person.cards.map(({ level, count, listed }) =>
    position({
      kind: 'card',
      level: Number(level),
      count: Number(count),
      listed: Number(listed),
      fixed: valued(level, count),
    }),
  );
  const pledged = person.pledged.map(({ token_id, level, unlock_at }) =>
    position({
      kind: 'pledge',
      id: `${token_id}`,
      level: Number(level),
      count: 1,
      contract: contracts.cards,
      at: Number(unlock_at),
      fixed: valued(level, 1n),
    }),
  );
  const reserved = person.reservations.map(({ level, first, deadline }) =>
    position({
      kind: 'reservation',
      level: Number(level),
      contract: contracts.cards,
      at: Number(deadline),
      parts: [{ coin: null, amount: first }],
      fixed: { value: prices.inTrx(first), source: 'cost' },
    }),
  );
  return [...owned, ...pledged, ...reserved];
}

const times = (one: bigint | null, count: bigint) => one && one * count;

type Level = Holdings['person']['levels'][number];

/** The cheapest way to buy a card of each level from someone else, of what is for sale. */
const floors = ({ person, prices }: Holdings) =>
  new Map(
    person.levels.flatMap((level) => {
      const [cheapest] = offersOf(level, prices).toSorted((a, b) =>
        (a.one.trx ?? 0n) < (b.one.trx ?? 0n) ? -1 : 1,
      );
      return cheapest === undefined ? [] : [[level.level, cheapest] as const];
    }),
  );

function offersOf({ price, priced_in_u, open, remain, listing }: Level, prices: Prices) {
  const first = priced_in_u ? prices.inU(price) : prices.inTrx(price);
  return [
    ...(listing === null ? [] : [{ one: prices.inTrx(listing), source: 'listing' as const }]),
    ...(open && remain > 0n ? [{ one: first, source: 'sale' as const }] : []),
  ].filter(({ one }) => one.trx !== null);
}
