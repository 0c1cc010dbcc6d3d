import type { HexAddress } from '@vellum/tron/address';
import type { ChainParameters } from '../params/chain-parameters.ts';
import { Table, UndoLog } from '../state/undo-log.ts';
import type { WorldState } from '../state/world-state.ts';
import { addTokens, tokenBalance } from '../tokens/token-balance.ts';
import type { BlockContext, Head, Log, NativeCall } from './execution.ts';
import { outOfTime } from './fault.ts';
import { InternalTransactions } from './internal-transactions.ts';
import type { OperationTable } from './operation.ts';
import type { Precompiles } from './precompiles/precompile.ts';
import type { Rules } from './rules.ts';
import { addBalance, type Transfer } from './transfer.ts';
import type { Word } from './words.ts';

/** What stays the same for all executions under one parameter set. */
export type Environment = Readonly<{
  state: WorldState;
  parameters: ChainParameters;
  rules: Rules;
  operations: OperationTable;
  precompiles: Precompiles;
  native: NativeCall;
  blackHole: HexAddress;
}>;

/** What one execution is told from outside. */
export type RunOptions = Readonly<{
  block: BlockContext;
  /** Root transaction id, 32 bytes. */
  txid: Uint8Array;
  origin: HexAddress;
  isOverdue: (() => boolean) | undefined;
}>;

/** What an execution had done when a frame began; `open` counts the frames around it that are not settled. */
export type Mark = Readonly<{ open: number; logs: number; destroyed: number; internal: number }>;

const ZERO_ROW = new Uint8Array(32);
/** Operations between two looks at the clock. */
const STEPS_PER_LOOK = 1024;
/**
 * Bytes that one execution may hand to calls and creates. Energy does not price them, though each is copied
 * and hashed; java-tron has its clock for that, but a clock would not decide the same at every replay.
 */
const MOST_HANDED_ON = 8 * 1024 * 1024;

/** One execution from its outermost frame to the end: everything its frames share. */
export class Run {
  readonly environment: Environment;
  readonly options: RunOptions;
  readonly internal = new InternalTransactions();
  readonly logs: Log[] = [];
  /** Contracts that end with this execution. */
  readonly destroyed: HexAddress[] = [];
  /** Contracts that this execution made. */
  readonly created = new Set<HexAddress>();
  /** Energy that dynamic energy charged on top, in all frames together, whatever became of them. */
  penalty = 0;
  readonly #transient = new Table<Word>('transient');
  readonly #transientLog = new UndoLog();
  readonly #zeroed: [HexAddress, string][] = [];
  #stepsToLook = STEPS_PER_LOOK;
  #handedOn = 0;

  constructor(environment: Environment, options: RunOptions) {
    this.environment = environment;
    this.options = options;
  }

  get state(): WorldState {
    return this.environment.state;
  }

  get parameters(): ChainParameters {
    return this.environment.parameters;
  }

  get head(): Head {
    return this.options.block.parent;
  }

  get rules(): Rules {
    return this.environment.rules;
  }

  balance(address: HexAddress): bigint {
    return this.state.account(address)?.balance ?? 0n;
  }

  addBalance(address: HexAddress, amount: bigint): void {
    addBalance(this.state, address, amount, this.options.block.timestamp);
  }

  /** What an account can send: sun, or units of a token. */
  funds(address: HexAddress, token: string | undefined): bigint {
    const account = this.state.account(address);
    return token === undefined ? (account?.balance ?? 0n) : tokenBalance(account, token);
  }

  /** Moves sun or tokens; whether they may be moved has been checked. */
  transfer({ from, to, amount, token }: Transfer): void {
    if (token !== undefined) {
      this.addBalance(to, 0n);
      addTokens(this.state, from, token, -amount);
      addTokens(this.state, to, token, amount);
      return;
    }
    this.addBalance(from, -amount);
    this.addBalance(to, amount);
  }

  checkpoint(): Mark {
    const open = this.#transientLog.depth;
    this.state.checkpoint();
    this.#transientLog.checkpoint();
    return {
      open,
      logs: this.logs.length,
      destroyed: this.destroyed.length,
      internal: this.internal.count,
    };
  }

  commit(): void {
    this.state.commit();
    this.#transientLog.commit();
  }

  /** Takes back what was changed since the mark. */
  undo(mark: Mark): void {
    // A fault that ends the whole execution leaves the frames inside this one unsettled.
    while (this.#transientLog.depth > mark.open) {
      this.state.revert();
      this.#transientLog.revert();
    }
  }

  /** Takes back everything since the mark; what was attempted stays listed as rejected. */
  revert(mark: Mark): void {
    this.undo(mark);
    this.logs.length = mark.logs;
    this.destroyed.length = mark.destroyed;
    this.internal.rejectFrom(mark.internal);
  }

  settle(mark: Mark, succeeded: boolean): void {
    if (succeeded) this.commit();
    else this.revert(mark);
  }

  /** A written zero is a row until the execution ends: writing over it costs like any other row. */
  writeSlot(address: HexAddress, slot: string, value: Uint8Array | undefined): void {
    if (value === undefined) this.#zeroed.push([address, slot]);
    this.state.putSlot(address, slot, value ?? ZERO_ROW);
  }

  readTransient(key: string): Word {
    return this.#transient.rows.get(key) ?? 0n;
  }

  writeTransient(key: string, value: Word): void {
    this.#transientLog.put(this.#transient, key, value);
  }

  /** Counts one operation and now and then looks at the clock, if there is one. */
  tick(): void {
    this.#stepsToLook -= 1;
    if (this.#stepsToLook === 0) this.look();
  }

  /** Ends the execution when its time is over. A property, so that it can be handed out alone. */
  readonly look = (): void => {
    this.#stepsToLook = STEPS_PER_LOOK;
    if (this.options.isOverdue?.()) throw outOfTime();
  };

  /** Counts the input of a call or create before it is read. */
  handOn(bytes: number): void {
    this.#handedOn += bytes;
    if (this.#handedOn > MOST_HANDED_ON) throw outOfTime();
  }

  /** Last act of a successful execution: rows of zero and destroyed contracts disappear. */
  finish(): void {
    for (const [address, slot] of this.#zeroed) {
      if (this.state.slot(address, slot) === ZERO_ROW) {
        this.state.putSlot(address, slot, undefined);
      }
    }
    for (const address of this.destroyed) {
      this.state.deleteContract(address);
      this.state.deleteAccount(address);
    }
  }
}
