import type { HexAddress } from '@vellum/tron/address';
import type { ParameterName } from '../params/chain-parameters.ts';
import type { ContractUsage } from './contract-usage.ts';
import type { Delegation } from './delegation.ts';
import type { Exchange } from './exchange.ts';
import type { Proposal } from './proposal.ts';
import type { Token } from './token.ts';
import type { VoteChange, VoterCycle, Witness } from './witness.ts';

/** What the chain keeps beside accounts, contracts and their storage: a table each, rows by text key. */
export type StateRecords = Readonly<{
  /** By lender, borrower and whether it is locked: see `delegationKey`. */
  delegation: Delegation;
  /** Time of the newest delegation, by lender and borrower, and by borrower and lender. */
  lentTo: number;
  borrowedFrom: number;
  /** By address of the contract; only where dynamic energy is on. */
  contractUsage: ContractUsage;
  /** By `exchangeKey`. */
  exchange: Exchange;
  /** By id. */
  token: Token;
  /** Who has an account id, by the id in lower case. */
  accountId: HexAddress;
  /** By address; the next two by address of the voter. */
  witness: Witness;
  voteChange: VoteChange;
  voterCycle: VoterCycle;
  /** What a vote has earned since the beginning, in 10^-18 sun: by `voteValueKey`. */
  voteValue: bigint;
  /** By `proposalKey`. */
  proposal: Proposal;
  /** What proposals have changed, as one row: see `parametersInForce`. */
  parameters: ParameterChanges;
}>;

/** Parameters that are no longer what the chain started with. */
export type ParameterChanges = Readonly<Partial<Record<ParameterName, bigint>>>;

export type RecordTable = keyof StateRecords;

export const RECORD_TABLES: readonly RecordTable[] = [
  'accountId',
  'borrowedFrom',
  'contractUsage',
  'delegation',
  'exchange',
  'lentTo',
  'parameters',
  'proposal',
  'token',
  'voteChange',
  'voteValue',
  'voterCycle',
  'witness',
];
