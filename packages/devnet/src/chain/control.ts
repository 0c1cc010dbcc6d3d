import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { StateEdit } from '../execution/state-edit.ts';
import type { Block } from './block.ts';

/**
 * When blocks are made. `instant`: one per transaction, before its sender is answered. `manual`: only by
 * `mine`. `interval`: every `blockTimeMs`, and for waiting transactions after `poolDelayMs` if that is sooner.
 */
export type Mining =
  | Readonly<{ mode: 'instant' }>
  | Readonly<{ mode: 'manual' }>
  | Readonly<{ mode: 'interval'; blockTimeMs: number; poolDelayMs?: number }>;

/** One block of a replacing branch: chosen transactions in order, old ones or new ones. */
export type BranchBlock = Readonly<{
  transactions: readonly Transaction[];
  /** Milliseconds; defaults to one after the parent's or the clock, whichever is later. */
  timestamp?: number;
}>;

/** Replaces the last `depth` blocks by `blocks`, which must be more than `depth`. */
export type Reorganisation = Readonly<{
  depth: number;
  blocks: readonly BranchBlock[];
  /** Takes transactions even if the block they refer to is on the replaced branch; a real chain would not. */
  ignoreReference?: boolean;
}>;

/** What a reorganisation did: the new head, and transactions that no longer were valid on the new branch. */
export type ReorganisationResult = Readonly<{
  head: Block;
  removed: readonly Block[];
  added: readonly Block[];
  dropped: readonly Readonly<{ transaction: Transaction; message: string }>[];
}>;

/** An account with its key, for tests. */
export type FundedAccount = Readonly<{ address: HexAddress; privateKey: string; balance: bigint }>;

/** The test-node hooks. All go through the chain's one queue and are durable when they resolve. */
export interface ChainControl {
  mining(): Mining;
  setMining(mining: Mining): Promise<void>;
  /**
   * Mines `count` blocks (default 1), the first with all waiting transactions; resolves with the last. With a
   * `spacing` in milliseconds each is that much later than the one before it, and the clock follows.
   */
  mine(count?: number, spacing?: number): Promise<Block>;
  /** Moves the clock so that it reads `timestamp` now and continues from there. Throws `ControlRefused` before the head's time. */
  setTime(timestamp: number): Promise<void>;
  increaseTime(milliseconds: number): Promise<void>;
  /** Milliseconds that the clock is ahead of its source. */
  clockOffset(): number;
  /** The next block of transactions gets exactly this timestamp, after `onTravel` as in `travelTo`. */
  setNextBlockTime(timestamp: number): Promise<void>;
  /** As `setTime`, after who asked by `onTravel` has done in blocks on the way what must lie behind by then. */
  travelTo(timestamp: number): Promise<void>;
  /** Resolved before the chain arrives, one after the other. Gives back how to stop. */
  onTravel(prepare: (arrival: number) => Promise<void>): () => void;
  /** Marks the present head; ids count up from 1. */
  snapshot(): Promise<number>;
  /**
   * Back to the mark, which is used up together with all later ones; false when there is no such mark. Throws
   * `ControlRefused` when it is below a final block and those are protected.
   */
  revert(id: number): Promise<boolean>;
  /** Frees a mark that nobody will revert to; false when there is no such mark. */
  dropSnapshot(id: number): Promise<boolean>;
  /** Throws `ControlRefused` when the branch is not higher or reaches into solid blocks. */
  reorganise(reorganisation: Reorganisation): Promise<ReorganisationResult>;
  /** Applies the edits in a block of their own. */
  edit(edits: readonly StateEdit[]): Promise<Block>;
  /** Blocks until one can no longer be replaced. What is solid stays solid. */
  setSolidLag(blocks: number): Promise<void>;
  /** Accepts transactions of these owners whoever signed them, until told to stop or the chain is closed. */
  impersonate(owners: readonly HexAddress[]): Promise<void>;
  /** False when the account was not impersonated. */
  stopImpersonating(owner: HexAddress): Promise<boolean>;
  /** The funded accounts the chain was made with, the witness (private key 1) first. */
  readonly accounts: readonly FundedAccount[];
  /** Makes further accounts with fresh keys, funded by `balance` sun each. */
  generateAccounts(count: number, balance: bigint): Promise<readonly FundedAccount[]>;
  /** Sends `amount` sun from the faucet account by an ordinary transfer; resolves with its txid. */
  faucet(to: HexAddress, amount: bigint): Promise<string>;
}
