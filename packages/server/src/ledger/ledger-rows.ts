import type { Address } from '@vellum/tron/address';
import type { IncomeType } from './ledger-step.ts';

/** Where a log stands on the chain. */
export type LogPosition = Readonly<{ block: number; tx_idx: number; log_idx: number }>;

export type AccountRow = { address: Address; parent: Address | null; fees: bigint; power: bigint };

/** What an address has at a contract, or outside of all of them. */
export type Purpose =
  | 'wallet'
  | 'bonus'
  | 'credit'
  | 'payout'
  | 'pool'
  | 'treasury'
  | 'rewards'
  | 'fees'
  | 'sales'
  | 'instalments'
  | 'held'
  | 'promised';

export type Entry = Readonly<{ address: Address; purpose: Purpose; coin: string; amount: bigint }>;
export type EntryRow = Entry & LogPosition & Readonly<{ leg: number }>;

export type IncomeRow = LogPosition &
  Readonly<{
    address: Address;
    type: IncomeType | null;
    /** Empty for TRX. */
    coin: string;
    earned: bigint;
    returned: bigint;
    received: bigint;
    upto: bigint | null;
    at: number;
    txid: string;
  }>;

export type FundingRow = LogPosition & Readonly<{ covers: bigint; held: bigint }>;
export type CapRow = LogPosition & Readonly<{ cap: bigint; at: number }>;

/** What became of a root: nothing yet, or one of the two. */
export type RootEnd = Readonly<{
  active_block: number | null;
  active_at: bigint | null;
  active_txid: string | null;
  vetoed_block: number | null;
  vetoed_at: bigint | null;
  vetoed_txid: string | null;
}>;

export type RootRow = LogPosition &
  RootEnd &
  Readonly<{
    root: string;
    total: bigint;
    up_to_block: bigint;
    eta: bigint;
    at: bigint;
    txid: string;
    is_right: boolean;
    budget: bigint;
  }>;

export type LeafRow = LogPosition &
  Readonly<{ place: number; address: Address; since: bigint; cumulative: bigint }>;

/** The coin of an amount in TRX. */
export const TRX = '';
