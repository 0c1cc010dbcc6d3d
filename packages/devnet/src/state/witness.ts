import type { HexAddress } from '@vellum/tron/address';
import type { Vote } from './account.ts';

/** Someone who can be voted for. */
export type Witness = Readonly<{
  address: HexAddress;
  url: string;
  /** As of the last count. */
  votes: bigint;
  /** One of those who decide about proposals. */
  isActive: boolean;
  /** Percent of its rewards that it keeps: in this cycle, and from the next on. */
  brokerage: number;
  nextBrokerage: number;
  /** Sun earned for its voters in this cycle. */
  earned: bigint;
}>;

/** Votes of an account that were changed since the last count, and what was counted then. */
export type VoteChange = Readonly<{ before: readonly Vote[]; after: readonly Vote[] }>;

/**
 * Up to which cycle a voter's rewards are settled: `begin` is the first that is not. `votes` are those that count in
 * cycle `begin` when it ends before `end`, as the account's own may have changed since.
 */
export type VoterCycle = Readonly<{ begin: number; end: number; votes?: readonly Vote[] }>;
