import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { Receipt } from '../execution/receipt.ts';
import type { SubmitCode } from '../execution/refusal.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { StateReader } from '../state/state-reader.ts';
import type { ConsoleCalls } from '../tvm/console-calls.ts';
import type { ExecutionOutcome, TokenValue } from '../tvm/execution.ts';
import type { Block } from './block.ts';

/** Which state a reader wants: the newest, or the one that can no longer be replaced. */
export type Finality = 'head' | 'solid';

/** A transaction on the chain, or waiting in the pool (`block` and `receipt` undefined). */
export type FoundTransaction = Readonly<{
  transaction: Transaction;
  block: Block | undefined;
  receipt: Receipt | undefined;
}>;

/** Answer to a broadcast: `message` is java-tron's text, '' on success; `console` what the transaction printed. */
export type SubmitResult = Readonly<{
  code: SubmitCode;
  message: string;
  console?: ConsoleCalls;
}>;

/** What is known of the sender. */
export type SubmitOptions = Readonly<{
  /** Whether the sender may act for impersonated accounts; anyone in this process may. */
  mayImpersonate?: () => boolean;
}>;

/** A call that is run and thrown away. Without `target` it is a deployment of `data`. */
export type ConstantCall = Readonly<{
  caller: HexAddress;
  target: HexAddress | undefined;
  data: Uint8Array;
  value: bigint;
  token?: TokenValue | undefined;
  /** Defaults to the limit for constant calls. */
  energyLimit?: bigint;
  /** Id of the transaction that would do the same; addresses of new contracts derive from it. */
  txid?: Uint8Array;
}>;

/** `refused`: java-tron answers before the machine runs (e.g. no such contract); `run`: it ran, well or not. */
export type ConstantResult =
  | Readonly<{ status: 'refused'; message: string }>
  | Readonly<{ status: 'run'; outcome: ExecutionOutcome }>;

/** `energyRequired` is exact to one unit; it is undefined when the call fails at any limit. */
export type EnergyEstimate =
  | Readonly<{ status: 'refused'; message: string }>
  | Readonly<{ status: 'run'; outcome: ExecutionOutcome; energyRequired: bigint | undefined }>;

/** What the HTTP surface and tests may ask of the chain. Every method that touches state goes through one queue. */
export interface Chain {
  /** The rules that the next block follows. */
  readonly parameters: ChainParameters;
  /** Those that the chain started with. */
  readonly initialParameters: ChainParameters;
  readonly genesisId: string;
  /** Milliseconds; slots of 3 s count from here. */
  readonly genesisTime: number;
  /** Milliseconds: the clock that the next block will be stamped with. */
  now(): number;
  head(): Block;
  /** Number of the newest block that can no longer be replaced. */
  solidNumber(): number;
  blockByNumber(number: number): Block | undefined;
  blockById(id: string): Block | undefined;
  find(txid: string): FoundTransaction | undefined;
  /** Accepted transactions that no block holds yet, oldest first. */
  pending(): readonly Transaction[];
  /** Runs `read` on a state that no execution changes meanwhile. */
  read<T>(finality: Finality, read: (state: StateReader) => T): Promise<T>;
  /** Verifies, executes and (instant mining) mines. Resolves when the answer is final and durable. */
  submit(transaction: Transaction, options?: SubmitOptions): Promise<SubmitResult>;
  /** java-tron's validation text for a contract that would fail on the head state, undefined when it may be sent. */
  validate(contract: Transaction['contract']): Promise<string | undefined>;
  constantCall(finality: Finality, call: ConstantCall): Promise<ConstantResult>;
  estimateEnergy(finality: Finality, call: ConstantCall): Promise<EnergyEstimate>;
  /** Calls `listener` after every change of the head: new block, reorganisation, revert to a snapshot. */
  onHead(listener: (head: Block) => void): () => void;
}
