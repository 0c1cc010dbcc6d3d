import { launchFixtures } from './launch-fixtures.ts';
import { marketActions } from './market-actions.ts';
import { saleActions } from './sale-actions.ts';

type Action<K extends string, T = object> = K extends string
  ? Readonly<{ kind: K; who: number } & T>
  : never;

/** What people do with a token that was made, by their number. Money in TRX. */
export type LaunchAction =
  | Action<'buyShares' | 'leavePresale' | 'buyInside', { shares: number }>
  | Action<'launch' | 'claimLp' | 'refundShares' | 'refundInside' | 'unlockInside'>
  | Action<'allowInside', { users: readonly number[] }>
  /** `until` in days before the present. */
  | Action<'openInside', { until: number }>
  | Action<'endInside' | 'cancelInside' | 'takeProceeds' | 'burnFromPair'>
  | Action<'buy', { trx: number }>
  | Action<'sell' | 'redeem', { percent: number }>;

export type LaunchActionOf<K extends LaunchAction['kind']> = Extract<LaunchAction, { kind: K }>;

/** An action, with which token, and how many days before the present. */
export type DatedAction = Readonly<{ symbol: string; daysAgo: number; action: LaunchAction }>;

/** Everything that is done with the tokens in a world of so many members, in no order. */
export function datedActions(members: number): readonly DatedAction[] {
  return launchFixtures.flatMap((fixture) => [
    ...saleActions(fixture, members),
    ...marketActions(fixture, members),
  ]);
}
