import type { DatedAction, LaunchAction } from './dated-actions.ts';
import { collector, creator, type LaunchFixture, owner } from './launch-fixtures.ts';

type Dated = readonly [daysAgo: number, ...actions: readonly LaunchAction[]];

/** The least that fill every presale, and how many there are in a large world. */
const fewBuyers = 8;
const manyBuyers = 22;

/** What people do in presale and internal trade, and what they take from them afterwards. */
export function saleActions(fixture: LaunchFixture, members: number): DatedAction[] {
  const { symbol } = fixture;
  const buyers = buyersOf(fixture, members);
  return [
    ...purchases(fixture, buyers),
    ...launchOf(fixture),
    ...claims(fixture, buyers),
    ...(particulars[symbol] ?? []).map(([daysAgo, ...actions]) => ({ daysAgo, actions })),
  ].flatMap(({ daysAgo, actions }) => actions.map((action) => ({ symbol, daysAgo, action })));
}

/** The collector, and others that differ from sale to sale; never the creator, whom the contract excludes. */
function buyersOf({ creator: maker, made }: LaunchFixture, members: number): readonly number[] {
  const wanted = Math.min(manyBuyers, fewBuyers + Math.floor((members - 12) / 3));
  const from = Math.floor(made) % members;
  const all = Array.from({ length: members }, (_, index) => (from + index) % members);
  const others = all.filter((who) => who !== maker && who !== collector);
  return [collector, ...others.slice(0, wanted - 1)];
}

type PastActions = Readonly<{ daysAgo: number; actions: readonly LaunchAction[] }>;

function purchases(fixture: LaunchFixture, buyers: readonly number[]): PastActions[] {
  const { start, sold } = fixture;
  if (sold === 0) return [];
  // What of the time is over by the present, less the last of it, in which nobody may leave any more.
  const days = (start - Math.max(fixture.end, 0)) * 0.95;
  const parts = split(sold, buyers);
  return buyers.map((who, index) => ({
    daysAgo: start - (days * (index + 0.5)) / buyers.length,
    actions: [{ kind: 'buyShares', who, shares: parts[index] ?? 0 }],
  }));
}

/** Whole parts that differ, and are the total together. */
function split(total: number, buyers: readonly number[]): number[] {
  const weights = buyers.map((who) => 6 + ((who * 37) % 8));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const rest = total - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, index) => (index < rest ? part + 1 : part));
}

/** By a stranger: nobody depends on the creator's will. */
function launchOf({ launched, creator: maker }: LaunchFixture): PastActions[] {
  return launched === null
    ? []
    : [{ daysAgo: launched, actions: [{ kind: 'launch', who: maker === 3 ? 9 : 3 }] }];
}

/** Every second buyer takes what has vested now and then; the collector left the last round for visitors. */
function claims({ launched, vesting }: LaunchFixture, buyers: readonly number[]): PastActions[] {
  if (launched === null) return [];
  const first = launched - Number(vesting.delay) - 0.2;
  const times = [first, first - Number(vesting.interval) * 2].filter((daysAgo) => daysAgo > 0.5);
  const takers = buyers.filter((_, index) => index % 2 === 0).slice(0, 8);
  const rounds = vesting.interval === 0n ? times.slice(0, 1) : times;
  return rounds.flatMap((daysAgo) =>
    takers.map((who) => ({ daysAgo, actions: [{ kind: 'claimLp', who }] as const })),
  );
}

const buyInside = (who: number, shares: number): LaunchAction => ({
  kind: 'buyInside',
  who,
  shares,
});
const guests = [collector, owner, 3, 9, 10, 11];

/** What happens once, with one token. */
const particulars: Readonly<Record<string, readonly Dated[]>> = {
  // Cheaper than the pool opened, so what is delivered lies in the locker. The collector has not taken delivery yet.
  SALT: [
    [
      41.6,
      { kind: 'allowInside', who: creator, users: guests },
      { kind: 'openInside', who: creator, until: 39.4 },
      buyInside(collector, 60),
      buyInside(owner, 80),
    ],
    [40.5, buyInside(3, 100), buyInside(9, 40)],
    [40, buyInside(10, 90), buyInside(11, 50)],
    [38.6, { kind: 'unlockInside', who: 3 }, { kind: 'unlockInside', who: 9 }],
    [
      38.2,
      { kind: 'unlockInside', who: owner },
      { kind: 'unlockInside', who: 10 },
      { kind: 'takeProceeds', who: creator },
    ],
    // What they offer over the counter soon after.
    [9.41, { kind: 'buy', who: 3, trx: 1_600 }],
    [4.91, { kind: 'buy', who: owner, trx: 160 }],
  ],
  // Called off after the launch; the collector's payment waits to be taken back.
  KETL: [
    [
      32.6,
      { kind: 'allowInside', who: 4, users: guests },
      { kind: 'openInside', who: 4, until: 25 },
      buyInside(collector, 20),
      buyInside(10, 40),
    ],
    [31.4, buyInside(11, 25)],
    [29.5, { kind: 'cancelInside', who: 4 }],
    [29.2, { kind: 'refundInside', who: 10 }],
    ...[25.6, 22.4, 19.3, 15.7, 10.8, 6.3, 1.4].map(
      (daysAgo): Dated => [daysAgo, { kind: 'burnFromPair', who: 7 }],
    ),
  ],
  OAK: [
    [5.2, { kind: 'buy', who: 9, trx: 400 }, { kind: 'buy', who: 10, trx: 250 }],
    [4.6, { kind: 'redeem', who: 9, percent: 60 }],
    [2.2, { kind: 'redeem', who: 10, percent: 25 }],
  ],
  FERRY: [
    [
      5.3,
      { kind: 'allowInside', who: creator, users: [...guests, 4, 5, 6, 7, 8] },
      { kind: 'openInside', who: creator, until: -4.8 },
    ],
    [5.1, buyInside(owner, 10), buyInside(3, 10), buyInside(4, 8)],
    [4.2, buyInside(5, 10), buyInside(6, 9), buyInside(7, 10)],
    [3.1, { kind: 'leavePresale', who: 10, shares: 12 }],
    [2.5, buyInside(collector, 2), buyInside(8, 10), buyInside(9, 7)],
  ],
  GLAS: [
    [
      3.2,
      { kind: 'allowInside', who: owner, users: [3, 4, 5, 9, 10] },
      { kind: 'openInside', who: owner, until: -0.8 },
      buyInside(3, 5),
    ],
    [2.1, buyInside(9, 4), buyInside(10, 5)],
  ],
  LFD: [[1.2, { kind: 'allowInside', who: creator, users: [collector, 3, 9] }]],
  CRANE: [
    [
      12.1,
      { kind: 'allowInside', who: 8, users: guests },
      { kind: 'openInside', who: 8, until: 5 },
      buyInside(collector, 2),
      buyInside(9, 3),
    ],
    [3.9, { kind: 'refundShares', who: 9 }, { kind: 'refundInside', who: 9 }],
    [3.4, { kind: 'refundShares', who: owner }],
  ],
};
