import { marketDeeds } from './launch-market.ts';
import { saleDeeds } from './launch-sales.ts';
import { launchTales } from './launch-tales.ts';

type Deed<K extends string, T = object> = K extends string
  ? Readonly<{ kind: K; who: number } & T>
  : never;

/** What people do with a token that was made, by their number. Money in TRX. */
export type LaunchDeed =
  | Deed<'buyShares' | 'leavePresale' | 'buyInside', { shares: number }>
  | Deed<'launch' | 'claimLp' | 'refundShares' | 'refundInside' | 'unlockInside'>
  | Deed<'allowInside', { users: readonly number[] }>
  /** `until` in days before the present. */
  | Deed<'openInside', { until: number }>
  | Deed<'endInside' | 'cancelInside' | 'takeProceeds' | 'burnFromPair'>
  | Deed<'buy', { trx: number }>
  | Deed<'sell' | 'redeem', { percent: number }>;

export type LaunchDeedOf<K extends LaunchDeed['kind']> = Extract<LaunchDeed, { kind: K }>;

/** A deed, with which token, and how many days before the present. */
export type DatedDeed = Readonly<{ symbol: string; daysAgo: number; deed: LaunchDeed }>;

/** Everything that is done with the tokens in a world of so many members, in no order. */
export function launchStory(members: number): readonly DatedDeed[] {
  return launchTales.flatMap((tale) => [
    ...saleDeeds(tale, members),
    ...marketDeeds(tale, members),
  ]);
}
