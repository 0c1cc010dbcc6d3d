import { TRX } from '../world.ts';

type Scene<K extends string, T = object> = K extends string
  ? Readonly<{ kind: K; who: number } & T>
  : never;

/** What members do to earn, by their number. Amounts in the coin's units, `value` in U, `nth` counts one's own from 0. */
export type EarnAction =
  | Scene<'addLiquidity' | 'buyLp', { trx: bigint }>
  | Scene<'stakeLp', { percent: bigint }>
  | Scene<'leaveLp' | 'claimLp' | 'claimBurn' | 'claimCards' | 'claimBonus' | 'takeCredit'>
  | Scene<'stakeTerm', { term: bigint; amount: bigint }>
  | Scene<'closeTerm' | 'closeEarly' | 'unlock' | 'releaseLp', { nth: number }>
  | Scene<'lock', { amount: bigint; days: bigint }>
  | Scene<'lockLp', { percent: bigint; days: bigint }>
  | Scene<'lockFor', { amount: bigint; days: bigint; whom: number }>
  | Scene<'extendLock', { nth: number; days: bigint }>
  | Scene<'burn' | 'swapToBurn', { value: bigint }>;

export type EarnActionOf<K extends EarnAction['kind']> = Extract<EarnAction, { kind: K }>;

/** An action and how many days before the present it is performed. */
export type DatedEarnAction = Readonly<{ daysAgo: number; action: EarnAction }>;

const COIN = 1_000_000n;
const owner = 0;
const creator = 1;
const collector = 2;
/** The first that no visitor can be. */
const firstOther = 3;
/** Days of the terms that the pool offers, by their index. */
const termDays = [7, 30, 90, 180, 360];

/**
 * The earning of a demo world with so many members, over six weeks: liquidity given and staked, coins staked for all
 * terms, locks in every state, burns every week, and what was earned claimed now and then. Each persona
 * has something of most kinds; the collector also has a lock that someone else made.
 */
export function earnActions(members: number): readonly DatedEarnAction[] {
  const others = Array.from({ length: members - firstOther }, (_, index) => firstOther + index);
  return [
    ...personas,
    ...others.filter((who) => who % 3 === 1).flatMap(provider),
    ...others.filter((who) => who % 2 === 0).flatMap(termStaker),
    ...others.filter((who) => who % 6 === 5).flatMap(lockHolder),
    ...[owner, creator, collector, ...others.filter((who) => who % 3 === 2)].flatMap(burner),
    ...others.filter((who) => who % 4 === 2).flatMap(traderIncome),
  ];
}

const at = (daysAgo: number, ...actions: EarnAction[]): DatedEarnAction[] =>
  actions.map((action) => ({ daysAgo, action }));

/** The collector takes what streams every few days, so that the income of the last weeks can be seen as a picture. */
const habit: readonly DatedEarnAction[] = (
  [
    ...[13.3, 10.7, 8.6, 5.2, 2.6].map((daysAgo) => [daysAgo, 'claimLp'] as const),
    ...[12.2, 9.5, 5.2, 1.6].map((daysAgo) => [daysAgo, 'claimCards'] as const),
    ...[11.4, 7.3, 4.1, 1.6].map((daysAgo) => [daysAgo, 'claimBurn'] as const),
  ] as const
).map(([daysAgo, kind]) => ({ daysAgo, action: { kind, who: collector } }));

const personas: readonly DatedEarnAction[] = [
  ...at(
    40,
    { kind: 'addLiquidity', who: owner, trx: 4_000n * TRX },
    { kind: 'stakeLp', who: owner, percent: 100n },
    { kind: 'stakeTerm', who: owner, term: 4n, amount: 20_000n * COIN },
  ),
  ...at(
    38.5,
    { kind: 'addLiquidity', who: collector, trx: 1_500n * TRX },
    { kind: 'stakeLp', who: collector, percent: 60n },
    { kind: 'lockLp', who: collector, percent: 50n, days: 90n },
    // Due by now, and left for the collector to close.
    { kind: 'stakeTerm', who: collector, term: 1n, amount: 4_000n * COIN },
  ),
  ...at(
    35,
    { kind: 'lock', who: creator, amount: 50_000n * COIN, days: 180n },
    { kind: 'addLiquidity', who: creator, trx: 2_500n * TRX },
    { kind: 'stakeLp', who: creator, percent: 50n },
    { kind: 'lock', who: owner, amount: 25_000n * COIN, days: 365n },
  ),
  // Opens within half a day of the present.
  ...at(29.6, { kind: 'lock', who: collector, amount: 5_000n * COIN, days: 30n }),
  ...at(25, { kind: 'lockFor', who: creator, whom: collector, amount: 1_000n * COIN, days: 30n }),
  ...at(21, { kind: 'claimCards', who: collector }, { kind: 'claimLp', who: collector }),
  ...at(
    20,
    { kind: 'claimBonus', who: owner },
    { kind: 'stakeTerm', who: creator, term: 2n, amount: 8_000n * COIN },
  ),
  // Open since yesterday, and left for the collector to take.
  ...at(15, { kind: 'lock', who: collector, amount: 800n * COIN, days: 14n }),
  ...at(14, { kind: 'closeEarly', who: creator, nth: 0 }, { kind: 'claimLp', who: owner }),
  ...at(
    10.5,
    { kind: 'extendLock', who: creator, nth: 0, days: 30n },
    { kind: 'stakeTerm', who: collector, term: 2n, amount: 2_500n * COIN },
    { kind: 'stakeTerm', who: creator, term: 3n, amount: 6_000n * COIN },
  ),
  ...at(6, { kind: 'buyLp', who: collector, trx: 300n * TRX }, { kind: 'claimBurn', who: owner }),
  ...habit,
  ...at(4.5, { kind: 'releaseLp', who: collector, nth: 0 }),
  // Still in its lock of a day.
  ...at(0.4, { kind: 'buyLp', who: collector, trx: 200n * TRX }),
];

/** Whole amounts that differ from member to member. */
const some = (who: number, least: number, span: number) => BigInt(least + ((who * 137) % span));

function provider(who: number): DatedEarnAction[] {
  const daysAgo = 40 - ((who * 5) % 33);
  return [
    ...at(
      daysAgo,
      { kind: 'addLiquidity', who, trx: some(who, 300, 1_500) * TRX },
      { kind: 'stakeLp', who, percent: 100n },
    ),
    ...(who % 4 === 0 && daysAgo > 13 ? at(12.5, { kind: 'claimLp' as const, who }) : []),
    ...(who % 9 === 7 && daysAgo > 13 ? at(8.5, { kind: 'leaveLp' as const, who }) : []),
    ...(who % 4 === 2 && daysAgo > 4 ? at(3, { kind: 'claimLp' as const, who }) : []),
  ];
}

function termStaker(who: number): DatedEarnAction[] {
  const term = (who / 2) % termDays.length;
  const days = termDays[term] ?? 0;
  const daysAgo = 39 - ((who * 3) % 34);
  const staked = at(daysAgo, {
    kind: 'stakeTerm',
    who,
    term: BigInt(term),
    amount: some(who, 200, 9_000) * COIN,
  });
  // Every third leaves what is due lying; every fourth of the long ones lost patience.
  if (days + 1 < daysAgo && who % 3 !== 0) {
    return [...staked, ...at(daysAgo - days - 1, { kind: 'closeTerm', who, nth: 0 })];
  }
  if (days > 30 && who % 4 === 0 && daysAgo > 6) {
    return [...staked, ...at(daysAgo - 5, { kind: 'closeEarly', who, nth: 0 })];
  }
  return staked;
}

function lockHolder(who: number): DatedEarnAction[] {
  const amount = some(who, 500, 20_000) * COIN;
  const runs = at(31, { kind: 'lock', who, amount, days: some(who, 60, 300) });
  const expired = at(24, { kind: 'lock', who, amount: amount / 4n, days: 10n });
  // Every second has taken back what was due.
  return who % 12 === 5
    ? [...runs, ...expired, ...at(11, { kind: 'unlock', who, nth: 1 })]
    : [...runs, ...expired];
}

/** Weeks in which members burn; the last one before the community shares something out is the fourth. */
const burnDays = [37, 30, 23, 17, 9, 2];

function burner(who: number): DatedEarnAction[] {
  const burns = burnDays.flatMap((daysAgo, week) => {
    const isFirst = week === who % 3;
    if (!isFirst && (who + week) % 3 !== 0) return [];
    const kind = (who + week) % 2 === 0 ? ('swapToBurn' as const) : ('burn' as const);
    return at(daysAgo, { kind, who, value: some(who + week, 20, 80) * COIN });
  });
  return who % 4 === 1 ? [...burns, ...at(7.5, { kind: 'claimBurn', who })] : burns;
}

/** What inviting and selling cards brought. */
function traderIncome(who: number): DatedEarnAction[] {
  return [
    ...at(18, { kind: 'claimBonus', who }),
    ...at(3.5, { kind: 'takeCredit', who }),
    ...at(2.5, { kind: 'claimCards', who }),
  ];
}
