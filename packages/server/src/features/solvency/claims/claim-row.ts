import type { PoolKind } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';
import type { Database } from '../../../platform/database/database.ts';

/** A contract owes an address so much of a coin; `coin` is null for TRX. An owner may have several of them. */
export type ClaimRow = Readonly<{
  contract: Address;
  coin: Address | null;
  owner: Address;
  amount: bigint;
}>;

/** A holding to be looked at, whether anything is owed from it or not. */
export type HoldingRow = Readonly<{
  contract: Address;
  coin: Address | null;
  kind: PoolKind;
  /** Symbol of the launched token that a sale is of. */
  token: string | null;
}>;

export type SolvencyContracts = Readonly<
  Record<
    | 'lpStake'
    | 'termStake'
    | 'burnMine'
    | 'cards'
    | 'feeVault'
    | 'payout'
    | 'blindBox'
    | 'locker'
    | 'otcDesk'
    | 'vlm'
    | 'usdt'
    | 'wtrx',
    Address
  >
> &
  Readonly<Record<string, Address>>;

/** Where the tables stand while claims are read from them, and what no table has. */
export type ClaimMoment = Readonly<{
  /** A transaction in which nothing moves. */
  database: Database;
  contracts: SolvencyContracts;
  head: number;
  /** Chain time of the head, milliseconds. */
  chainTime: number;
  /** What a pledged card counts for, by its level and its term in seconds. */
  weightOf(level: number, term: bigint): bigint;
}>;
