import type { HexAddress } from '@vellum/tron/address';
import type { Transaction } from '@vellum/tron/transaction';
import type { AdjustableClock } from '../clock.ts';
import { authorise } from '../execution/accounts/authorisation.ts';
import { admit, checkReachesNextSlot } from '../execution/admission.ts';
import { ownerOf } from '../execution/owner.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';
import type { Block } from './block.ts';
import type { Finality } from './chain.ts';
import type { Ledger } from './ledger.ts';
import type { LogEntry } from './log-entry.ts';
import { Marks } from './marks.ts';
import type { ChainObserver } from './observer.ts';
import { Pool } from './pool.ts';
import { Queue } from './queue.ts';

/** Where changes of the chain are made durable. */
export type Journal = Readonly<{ append(entry: LogEntry): Promise<void> }>;

/** A chain in memory only. */
export const noJournal: Journal = { append: () => Promise.resolve() };

/** The chain was closed, or a fault has left it unusable (`cause`). */
export class ChainStopped extends Error {
  override readonly name = 'ChainStopped';
}

export type CoreParts = Readonly<{
  ledger: Ledger;
  clock: AdjustableClock;
  solidLag: number;
  /** Whether snapshots may not take back final blocks. */
  protectFinal?: boolean;
  /** Transactions that may wait at once. */
  poolCapacity: number;
  journal: Journal;
  observer?: ChainObserver | undefined;
}>;

/** What every operation on the chain works with. Methods other than `exclusive` are for tasks inside it. */
export class ChainCore {
  readonly ledger: Ledger;
  readonly clock: AdjustableClock;
  readonly pool: Pool;
  /** Owners whose transactions need no signature of theirs. In memory only: a restart ends every impersonation. */
  readonly impersonated = new Set<HexAddress>();
  /** Timestamp that the next block of transactions gets instead of the clock's. */
  nextBlockTime: number | undefined;
  readonly marks = new Marks();
  readonly listeners = new Set<(head: Block) => void>();
  readonly protectFinal: boolean;
  readonly #observer: ChainObserver | undefined;
  readonly #journal: Journal;
  readonly #queue = new Queue();
  readonly #fault = Promise.withResolvers<ChainStopped>();
  #parameters: ChainParameters;
  #stopped: ChainStopped | undefined;
  #solidLag: number;
  /** What was solid when the lag was changed. */
  #solidFloor = 0;
  /** The newest block that a crash leaves; all of them on a chain in memory only. */
  #durable: number;
  /** Changes that are not on the disk yet, oldest first, each with the height it leads to. */
  readonly #unwritten: Readonly<{ keep: number; height: number }>[] = [];

  constructor(parts: CoreParts) {
    this.ledger = parts.ledger;
    this.clock = parts.clock;
    this.#solidLag = parts.solidLag;
    this.protectFinal = parts.protectFinal ?? false;
    this.pool = new Pool(parts.ledger, parts.poolCapacity);
    this.#observer = parts.observer;
    this.#journal = parts.journal;
    this.#parameters = parts.ledger.rules;
    const isKept = parts.journal !== noJournal;
    this.#durable = isKept ? parts.ledger.archive.height : Number.POSITIVE_INFINITY;
  }

  /** The rules that the head leads to, also while a task looks at another state. */
  get parameters(): ChainParameters {
    return this.#parameters;
  }

  /** A block that a crash could take back is not solid, however many follow it. */
  get solidNumber(): number {
    const { height } = this.ledger.archive;
    const deep = Math.max(this.#solidFloor, height - this.#solidLag);
    return Math.min(height, this.#durable, deep);
  }

  /** Blocks that a reorganisation may replace. */
  get solidLag(): number {
    return this.#solidLag;
  }

  /** What is solid stays solid: a longer lag takes effect as blocks come. */
  set solidLag(blocks: number) {
    this.#solidFloor = this.solidNumber;
    this.#solidLag = blocks;
  }

  /** After a revert to block `number`, where `solidBefore` was the newest solid one. */
  revertSolid(number: number, solidBefore: number): void {
    const floor = this.protectFinal ? solidBefore : this.#solidFloor;
    this.#solidFloor = Math.min(floor, number);
  }

  /** Runs a task with nothing else going on. A task that throws anything unexpected stops the chain. */
  exclusive<T>(task: () => T | Promise<T>): Promise<T> {
    return this.#queue.run(() => {
      if (this.#stopped) throw this.#stopped;
      return task();
    });
  }

  /** No task starts after this; resolves when the last has ended. */
  async stop(reason: string, cause?: unknown): Promise<void> {
    this.#end(reason, cause);
    await this.#queue.idle();
  }

  /** Resolves when a fault has stopped the chain; never if it is closed in good order. */
  get fault(): Promise<ChainStopped> {
    return this.#fault.promise;
  }

  #end(reason: string, cause: unknown): ChainStopped {
    this.#stopped ??= new ChainStopped(reason, { cause });
    if (this.#stopped.cause !== undefined) this.#fault.resolve(this.#stopped);
    return this.#stopped;
  }

  /** False after a fault, when state and blocks may disagree. */
  get isSound(): boolean {
    return this.#stopped?.cause === undefined;
  }

  /** Changes the chain. If that fails half-way, state and blocks may disagree, so nothing may follow. */
  async change<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (cause) {
      this.#end('the chain stopped after a fault', cause);
      throw cause;
    }
  }

  /** Reads the state of the head or of the newest solid block, without what waits in the pool. */
  async at<T>(finality: Finality, read: (block: Block) => T | Promise<T>): Promise<T> {
    const { state } = this.ledger;
    const number = finality === 'solid' ? this.solidNumber : this.ledger.archive.height;
    const layers = this.pool.size + this.ledger.archive.height - number;
    const block = this.ledger.block(number);
    if (layers === 0) return read(block);
    state.rewind(layers);
    try {
      return await read(block);
    } finally {
      state.forward();
    }
  }

  /**
   * Throws a `Refusal` unless the owner's permission allows the transaction, or the owner is impersonated and
   * the sender may impersonate.
   */
  authorise(transaction: Transaction, mayImpersonate: () => boolean = () => true): void {
    const owner = ownerOf(transaction.contract);
    if (owner === undefined || !this.impersonated.has(owner) || !mayImpersonate()) {
      authorise(this.ledger.state, transaction);
    }
  }

  /** Throws a `Refusal` unless the transaction may be executed on the present state. */
  check(
    transaction: Transaction,
    options: { ignoreReference?: boolean; mayImpersonate?: () => boolean } = {},
  ): void {
    const { ledger, pool, clock } = this;
    checkReachesNextSlot(ledger.head, transaction);
    this.authorise(transaction, options.mayImpersonate);
    admit(
      {
        head: ledger.head,
        now: clock.now(),
        blockId: (number) => ledger.id(number),
        isKnown: (txid) => ledger.isKnown(txid) || pool.find(txid) !== undefined,
      },
      transaction,
      options,
    );
  }

  nextTimestamp(): number {
    return this.ledger.nextTimestamp(this.nextBlockTime ?? this.clock.now());
  }

  /** A block of edits leaves the time that was set for the next block to the transactions after it. */
  nextEditTimestamp(): number {
    const before = (this.nextBlockTime ?? Number.POSITIVE_INFINITY) - 1;
    return this.ledger.nextTimestamp(Math.min(this.clock.now(), before));
  }

  /** The block has used the time that was set for it; the clock continues from there. */
  consumeNextBlockTime({ timestamp }: Block): void {
    if (this.nextBlockTime === undefined) return;
    this.nextBlockTime = undefined;
    this.clock.set(timestamp);
  }

  /** Bounds the undo history and tells listeners. Resolves when the change is durable; rejects with `ChainStopped`. */
  publish(entry: LogEntry): Promise<void> {
    const durable = this.#write(entry).catch((cause) => {
      throw this.#end('cannot write blocks', cause);
    });
    // A failed write stops the chain even if nobody waits for this one.
    durable.catch(() => undefined);
    const { head, state, rules } = this.ledger;
    this.#parameters = rules;
    const { oldest } = this.marks;
    const reach = oldest === undefined || this.protectFinal ? 0 : head.number - oldest;
    // A mark's own solid block lies a whole lag below it, or further while the disk is slow.
    const lag = Math.max(this.solidLag, head.number - this.solidNumber);
    state.forgetBefore(reach + lag + this.pool.size);
    for (const listener of this.listeners) isolated(() => listener(head));
    return durable;
  }

  async #write(entry: LogEntry): Promise<void> {
    if (this.#journal === noJournal) return;
    this.#unwritten.push({ keep: entry.keep, height: this.ledger.archive.height });
    this.#durable = Math.min(this.#durable, entry.keep);
    await this.#journal.append(entry);
    // Entries reach the disk in their order; those that follow may replace what this one has written.
    const written = this.#unwritten.shift();
    const replaced = this.#unwritten.map(({ keep }) => keep);
    this.#durable = Math.min(written?.height ?? 0, ...replaced);
  }

  /** Shows the observer, if there is one, what has happened. */
  observe(show: (observer: ChainObserver) => void): void {
    const observer = this.#observer;
    if (observer) isolated(() => show(observer));
  }
}

// A listener's fault is its own: it surfaces as an uncaught error and does not hold up the chain.
function isolated(task: () => void): void {
  try {
    task();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
