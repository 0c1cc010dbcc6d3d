import type { PositionKind } from '@vellum/api/wire/choice-lists';
import { centsOf } from '../../shared/holdings/value-text.ts';
import type { Position } from './portfolio-queries.ts';

/** Sections of the page, in their order. */
export const groupNames = [
  ...(['wallet', 'cards', 'staking', 'locks', 'sales'] as const),
  ...(['burn', 'otc', 'boxes', 'income'] as const),
] as const;
export type GroupName = (typeof groupNames)[number];

const groupOf: Readonly<Record<PositionKind, GroupName>> = {
  ...{ coin: 'wallet', lp: 'wallet' },
  ...{ card: 'cards', reservation: 'cards' },
  ...{ pledge: 'staking', lpStake: 'staking', termStake: 'staking' },
  lock: 'locks',
  ...{ presale: 'sales', vesting: 'sales', trade: 'sales' },
  burnPower: 'burn',
  otcOffer: 'otc',
  ...{ box: 'boxes', boxSeries: 'boxes' },
  ...{ income: 'income', refund: 'income' },
};

export type PositionGroup = Readonly<{
  name: GroupName;
  rows: readonly Position[];
  /** U with 6 decimals: the sum of what its rows show. */
  u: bigint;
}>;

/** What the total counts of a position: the lower figure where selling now would bring much less. */
export const countedOf = ({ value, sellNow }: Position) => sellNow ?? value;

/** Sections that have rows, each with its sum. */
export function positionGroups(positions: readonly Position[]): readonly PositionGroup[] {
  return groupNames.flatMap((name) => {
    const rows = positions.filter(({ kind }) => groupOf[kind] === name);
    return rows.length === 0 ? [] : [{ name, rows, u: sumOf(rows) }];
  });
}

const sumOf = (rows: readonly Position[]): bigint =>
  rows.reduce((sum, row) => sum + centsOf(countedOf(row)), 0n);

/** The four parts of the certificate. */
export const splitNames = ['wallet', 'cards', 'staked', 'other'] as const;
export type SplitName = (typeof splitNames)[number];

const splitOf: Readonly<Record<GroupName, SplitName>> = {
  ...{ wallet: 'wallet', cards: 'cards', staking: 'staked', locks: 'staked' },
  ...{ sales: 'other', burn: 'other', otc: 'other', boxes: 'other', income: 'other' },
};

export const splitPartOf = (name: GroupName): SplitName => splitOf[name];

export type Split = Readonly<{ total: bigint; parts: Readonly<Record<SplitName, bigint>> }>;

/** The total, which is the sum of its parts, which are the sums of their rows. */
export function splitUp(groups: readonly PositionGroup[]): Split {
  const parts = { wallet: 0n, cards: 0n, staked: 0n, other: 0n };
  for (const { name, u } of groups) parts[splitOf[name]] += u;
  return { total: parts.wallet + parts.cards + parts.staked + parts.other, parts };
}
