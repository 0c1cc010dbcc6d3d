import type { AnyAddress } from '../any-address.ts';
import type { LevelSettings } from '../cards.ts';
import type { WriteCall } from '../contract-face.ts';
import type { PresalePlan } from '../presale.ts';
import type { TradePlan } from '../trade.ts';

/** What there is on a chain that a forbidden call can aim at. */
export type LimitScene = Readonly<{
  /** Who tries: the owner of the contract that the limit is about. */
  owner: AnyAddress;
  /** Whose card, lock and offer it is. */
  user: AnyAddress;
  usdt: AnyAddress;
  /** Unix seconds. */
  now: bigint;
  /** Terms of the presale and of the internal sale, as they are set. */
  presalePlan: PresalePlan;
  tradePlan: TradePlan;
  card: bigint;
  /** A level that is sold out and whose metadata address is locked. */
  level: bigint;
  levelSettings: LevelSettings;
  /** Ended without a sale, of another operator. */
  series: bigint;
  offer: bigint;
  lock: bigint;
  freeRewards: bigint;
  treasury: bigint;
}>;

/** Where a forbidden call goes: one of our contracts, or a contract of a launch in the named state. */
export type LimitPlace =
  | 'presaleWaiting'
  | 'presaleRunning'
  | 'presaleEnded'
  | 'presaleLaunched'
  | 'tradeClosed'
  | 'tradeOpen'
  | 'tradeAfterLaunch'
  | 'launchToken'
  | 'locker'
  | Exclude<LimitedContract, 'presale' | 'trade'>;

/** Contracts with an owner, and the platform coin, which has none. */
export const limitedContracts = [
  'presale',
  'trade',
  'tokenFactory',
  'liquidityHelper',
  'cards',
  'blindBox',
  'otcDesk',
  'lpStake',
  'termStake',
  'burnMine',
  'feeVault',
  'payout',
  'vlm',
] as const;
export type LimitedContract = (typeof limitedContracts)[number];

/** Something that no owner of the contract can do, with the call that would be it. */
export type OwnerLimit = Readonly<{ contract: LimitedContract; at: LimitPlace }> &
  (
    | Readonly<{ call: (scene: LimitScene) => WriteCall; error: string }>
    /** Functions that would be it; the contract has none of them. */
    | Readonly<{ missing: readonly string[] }>
  );
