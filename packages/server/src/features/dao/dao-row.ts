import type { VoteChoice } from '@vellum/api/wire/choice-lists';
import type { Address } from '@vellum/tron/address';

/** `value` in sun, `data` in hex. */
export type CallRow = Readonly<{ target: Address; value: string; data: string }>;

export type ProposalRow = {
  id: bigint;
  number: number;
  proposer: Address;
  calls: readonly CallRow[];
  description: string;
  description_hash: string | null;
  vote_start: bigint;
  vote_end: bigint;
  in_favour: bigint;
  against: bigint;
  abstain: bigint;
  voters: number;
  eta: bigint | null;
  executed_at: bigint | null;
  cancelled_at: bigint | null;
  made_at: bigint;
  txid: string;
  block: number;
};

export type VoteRow = Readonly<{
  proposal: bigint;
  voter: Address;
  support: VoteChoice;
  weight: bigint;
  reason: string;
  at: bigint;
  txid: string;
  block: number;
}>;

export type VoterRow = {
  address: Address;
  votes: bigint;
  delegate: Address | null;
  delegators: number;
  voted: number;
  block: number;
};
