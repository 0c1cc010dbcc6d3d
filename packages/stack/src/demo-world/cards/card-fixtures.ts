/** A card by where it comes from: the n-th one that was bought of a level. */
export type CardOf = Readonly<{ level: bigint; serial: bigint }>;

/** What happens to cards, by the number of the member who does it. Prices in percent of what the level costs. */
export type CardAction =
  | Readonly<{ kind: 'buy'; who: number; card: CardOf }>
  | Readonly<{ kind: 'list'; who: number; card: CardOf; percent: bigint }>
  | Readonly<{ kind: 'sell'; who: number; card: CardOf }>
  | Readonly<{ kind: 'give'; who: number; to: number; card: CardOf }>
  | Readonly<{ kind: 'pledge'; who: number; card: CardOf; days: number }>
  | Readonly<{ kind: 'unlock'; who: number; card: CardOf }>
  | Readonly<{ kind: 'freeze'; card: CardOf; reason: string }>;

/** What happens on a day, counted back from the present. */
export type CardDay = Readonly<{ daysAgo: number; actions: readonly CardAction[] }>;

const collector = 2;
/** Of each level, from bronze up: every how many members one buys, and the first who does. */
const buyers = [
  { level: 1n, every: 2, first: 0 },
  { level: 2n, every: 4, first: 2 },
  { level: 3n, every: 7, first: 2 },
  { level: 4n, every: 12, first: 5 },
  { level: 5n, every: 20, first: 4 },
  { level: 6n, every: 30, first: 0 },
] as const;

/**
 * The life of cards in a demo world of so many members: all levels bought, some on sale, some sold or given on,
 * pledges that are over, due and running, one card frozen. The collector has something of each kind.
 */
export function cardDays(members: number): readonly CardDay[] {
  const bought = buyers.map(({ level, every, first }) =>
    Array.from({ length: Math.ceil((members - first) / every) }, (_, index) => ({
      who: first + index * every,
      card: { level, serial: BigInt(index + 1) },
    })),
  );
  const [bronze = [], silver = [], gold = []] = bought;
  const [dearest = [], ...others] = bought.toReversed();
  // What is sold for U within a day is bounded: of the dearest cards only the first fits beside the others.
  const first = [...others.toReversed().flat(), ...dearest.slice(0, 1)];
  return [
    { daysAgo: 43, actions: [...first.map(buy), ...early(bronze), buyOwn(bronze.length)] },
    { daysAgo: 41.7, actions: dearest.slice(1).map(buy) },
    { daysAgo: 12, actions: early(bronze).slice(1).map(unlock) },
    { daysAgo: 10, actions: [...market(bronze, silver), ...running(silver, gold)] },
    { daysAgo: 4, actions: sales(bronze, silver, members) },
    { daysAgo: 1, actions: last(bronze, bought) },
  ];
}

type Holder = Readonly<{ who: number; card: CardOf }>;
type Pledge = Extract<CardAction, { kind: 'pledge' }>;

const buy = (holder: Holder): CardAction => ({ kind: 'buy', ...holder });
const unlock = ({ who, card }: Pledge): CardAction => ({ kind: 'unlock', who, card });

/** A second bronze card for the collector, so that one can be pledged and one be sold. */
const buyOwn = (bronzes: number): CardAction => ({
  kind: 'buy',
  who: collector,
  card: { level: 1n, serial: BigInt(bronzes + 1) },
});

/** Thirty days from then they are due: the collector's stays pledged, the others are taken back. */
function early(bronze: readonly Holder[]): Pledge[] {
  return bronze
    .slice(1, 4)
    .map(({ who, card }) => ({ kind: 'pledge' as const, who, card, days: 30 }));
}

function market(bronze: readonly Holder[], silver: readonly Holder[]): CardAction[] {
  return [...bronze.slice(3), ...silver.slice(1)].map(({ who, card }, index) => ({
    kind: 'list',
    who,
    card,
    percent: 95n + BigInt((index * 7) % 60),
  }));
}

function running(silver: readonly Holder[], gold: readonly Holder[]): CardAction[] {
  const days = [90, 180, 360];
  return [...silver.slice(0, 1), ...gold].map(({ who, card }, index) => ({
    kind: 'pledge',
    who,
    card,
    days: days[index % days.length] ?? 90,
  }));
}

/** Every second card on sale finds a buyer, who is the member next door. */
function sales(
  bronze: readonly Holder[],
  silver: readonly Holder[],
  members: number,
): CardAction[] {
  return [...bronze.slice(3), ...silver.slice(1)]
    .filter((_, index) => index % 2 === 0)
    .map(({ who, card }) => ({ kind: 'sell', who: (who + 1) % members, card }));
}

function last(bronze: readonly Holder[], bought: readonly (readonly Holder[])[]): CardAction[] {
  const own: CardOf = { level: 1n, serial: BigInt(bronze.length + 1) };
  const platinum = bought[3]?.[0];
  const diamond = bought[4]?.[0];
  return [
    { kind: 'list', who: collector, card: own, percent: 130n },
    ...(diamond ? [{ kind: 'give' as const, ...diamond, to: collector }] : []),
    ...(platinum
      ? [{ kind: 'freeze' as const, card: platinum.card, reason: 'Reported as stolen' }]
      : []),
  ];
}
