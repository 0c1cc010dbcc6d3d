import { createHash } from 'node:crypto';
import type { HexAddress } from '@vellum/tron/address';
import type { Account } from './account.ts';
import { applyBackward, applyForward, type BlockRecord, blockRecord } from './block-record.ts';
import { canonical, type Plain } from './canonical.ts';
import type { Contract } from './contract.ts';
import { RECORD_TABLES, type RecordTable, type StateRecords } from './records.ts';
import type { StateReader } from './state-reader.ts';
import { Table, UndoLog, write } from './undo-log.ts';

/** One row of the full content: table names are `account`, `contract`, `code`, `property`, records and `slot:<address>`. */
export type StateRow = Readonly<{ table: string; key: string; value: unknown }>;

/** Everything the state holds, in a stable order, with the running hash it belongs to. */
export type StateContent = Readonly<{ hash: string; rows: readonly StateRow[] }>;

const EMPTY = new Uint8Array(0);
const SLOTS_OF = 'slot:';

/** Running hash of a state that no block has touched. */
const GENESIS_STATE_HASH = '0'.repeat(64);

/**
 * The whole state of the chain in memory, with undo at two levels: nested checkpoints inside a block, and
 * sealed blocks that can be taken back or stepped over.
 */
export class WorldState implements StateReader {
  readonly #accounts = new Table<Account>('account');
  readonly #contracts = new Table<Contract>('contract');
  readonly #codes = new Table<Uint8Array>('code');
  readonly #properties = new Table<bigint>('property');
  readonly #records = new Map(RECORD_TABLES.map((name) => [name, new Table<unknown>(name)]));
  readonly #slots = new Map<HexAddress, Table<Uint8Array>>();
  /** Whose storage tables were made since the last seal, so that no sealed block refers to them. */
  readonly #newSlots = new Set<HexAddress>();
  readonly #log = new UndoLog();
  readonly #blocks: BlockRecord[] = [];
  /** Blocks that `rewind` stepped behind, newest last. */
  readonly #ahead: BlockRecord[] = [];
  #hash = GENESIS_STATE_HASH;

  account(address: HexAddress): Account | undefined {
    return this.#accounts.rows.get(address);
  }

  contract(address: HexAddress): Contract | undefined {
    return this.#contracts.rows.get(address);
  }

  code(address: HexAddress): Uint8Array {
    return this.#codes.rows.get(address) ?? EMPTY;
  }

  slot(address: HexAddress, slot: string): Uint8Array | undefined {
    return this.#slots.get(address)?.rows.get(slot);
  }

  slots(address: HexAddress) {
    return [...(this.#slots.get(address)?.rows ?? [])];
  }

  property(name: string): bigint | undefined {
    return this.#properties.rows.get(name);
  }

  record<T extends RecordTable>(table: T, key: string): StateRecords[T] | undefined {
    return this.#recordsOf(table).rows.get(key);
  }

  records<T extends RecordTable>(table: T, prefix = '') {
    const { rows } = this.#recordsOf(table);
    const found = [...rows].filter(([key]) => key.startsWith(prefix)).sort(byKey);
    return found.map(([key, value]) => ({ key, value }));
  }

  /** Every account, in no particular order. */
  accounts(): IterableIterator<Account> {
    return this.#accounts.rows.values();
  }

  putAccount(account: Account): void {
    this.#log.put(this.#accounts, account.address, account);
  }

  deleteAccount(address: HexAddress): void {
    this.#log.put(this.#accounts, address, undefined);
  }

  putContract(contract: Contract): void {
    this.#log.put(this.#contracts, contract.address, contract);
  }

  /** Removes the contract with its code and storage; the account stays. */
  deleteContract(address: HexAddress): void {
    this.#log.put(this.#contracts, address, undefined);
    this.#log.put(this.#codes, address, undefined);
    const slots = this.#slots.get(address);
    if (slots === undefined) return;
    for (const slot of [...slots.rows.keys()]) this.#log.put(slots, slot, undefined);
  }

  putCode(address: HexAddress, code: Uint8Array): void {
    this.#log.put(this.#codes, address, code.length === 0 ? undefined : code);
  }

  putSlot(address: HexAddress, slot: string, value: Uint8Array | undefined): void {
    this.#log.put(this.#slotsOf(address), slot, value);
  }

  putRecord<T extends RecordTable>(
    table: T,
    key: string,
    value: StateRecords[T] | undefined,
  ): void {
    this.#log.put(this.#recordsOf(table), key, value);
  }

  putProperty(name: string, value: bigint | undefined): void {
    this.#log.put(this.#properties, name, value);
  }

  checkpoint(): void {
    this.#log.checkpoint();
  }

  commit(): void {
    this.#log.commit();
  }

  revert(): void {
    this.#log.revert();
    if (this.#log.isEmpty) this.#dropUnused();
  }

  /** How many addresses take up room for storage rows. */
  get storageCount(): number {
    return this.#slots.size;
  }

  /** Running hash over the changes of every sealed block, hex. */
  stateHash(): string {
    return this.#hash;
  }

  /** Closes the current block: its writes become one undo record. Returns the new running hash. */
  sealBlock(): string {
    if (this.#ahead.length > 0) throw new Error('a rewound state cannot be extended');
    const record = blockRecord(this.#log.drain(), this.#hash);
    this.#newSlots.clear();
    this.#blocks.push(record);
    this.#hash = record.hash;
    return record.hash;
  }

  /** Drops unsealed writes and takes back the newest sealed block. */
  undoBlock(): void {
    this.discard();
    const record = this.#blocks.pop();
    if (record === undefined) throw new Error('no sealed block to undo');
    applyBackward(record);
    this.#hash = record.previousHash;
  }

  /** Takes back every write since the last seal. */
  discard(): void {
    this.#log.unwindAll();
    this.#dropUnused();
  }

  blocksUndoable(): number {
    return this.#blocks.length;
  }

  /** Bounds the history: at most the newest `blocks` blocks stay undoable. */
  forgetBefore(blocks: number): void {
    const surplus = this.#blocks.length - blocks;
    if (surplus > 0) this.#blocks.splice(0, surplus);
  }

  /** Shows the state as it was `blocks` blocks ago until `forward`; nothing may be sealed meanwhile. */
  rewind(blocks: number): void {
    if (blocks > this.#blocks.length) throw new Error('the state does not reach back that far');
    if (!this.#log.isEmpty) throw new Error('unsealed writes cannot be stepped over');
    for (let step = 0; step < blocks; step += 1) {
      const record = this.#blocks.pop() as BlockRecord;
      applyBackward(record);
      this.#ahead.push(record);
      this.#hash = record.previousHash;
    }
  }

  /** Ends a `rewind`. Writes made since, if any, are dropped. */
  forward(): void {
    this.discard();
    for (let record = this.#ahead.pop(); record !== undefined; record = this.#ahead.pop()) {
      applyForward(record);
      this.#blocks.push(record);
      this.#hash = record.hash;
    }
  }

  /** Hash over the whole content, equal for equal states whatever their history. */
  digest(): string {
    const hash = createHash('sha256');
    for (const { table, key, value } of this.#rows()) {
      hash.update(`${table}/${key}=${canonical(value as Plain)}`);
    }
    return hash.digest('hex');
  }

  /** Full content of a sealed state, sorted by table and key. */
  export(): StateContent {
    if (!this.#log.isEmpty) throw new Error('unsealed writes cannot be exported');
    return { hash: this.#hash, rows: [...this.#rows()] };
  }

  /** A state with this content and no history. Rows must come from `export`. */
  static import(content: StateContent): WorldState {
    const state = new WorldState();
    for (const { table, key, value } of content.rows) write(state.#tableNamed(table), key, value);
    state.#hash = content.hash;
    return state;
  }

  *#rows(): Generator<StateRow> {
    for (const table of this.#tables()) {
      for (const key of [...table.rows.keys()].sort()) {
        yield { table: table.name, key, value: table.rows.get(key) };
      }
    }
  }

  #tables(): readonly Table<unknown>[] {
    const slots = [...this.#slots.keys()].sort().map((address) => this.#slotsOf(address));
    const records = [...this.#records.values()];
    return [this.#accounts, this.#codes, this.#contracts, this.#properties, ...records, ...slots];
  }

  #recordsOf<T extends RecordTable>(table: T): Table<StateRecords[T]> {
    return this.#records.get(table) as Table<StateRecords[T]>;
  }

  #tableNamed(name: string): Table<unknown> {
    if (name.startsWith(SLOTS_OF)) return this.#slotsOf(name.slice(SLOTS_OF.length) as HexAddress);
    const table = this.#tables().find((candidate) => candidate.name === name);
    if (table === undefined) throw new Error(`unknown table ${name}`);
    return table;
  }

  #slotsOf(address: HexAddress): Table<Uint8Array> {
    let table = this.#slots.get(address);
    if (table === undefined) {
      table = new Table<Uint8Array>(SLOTS_OF + address);
      this.#slots.set(address, table);
      this.#newSlots.add(address);
    }
    return table;
  }

  /** Forgets tables of writes that were all taken back: constant calls would pile them up. */
  #dropUnused(): void {
    for (const address of this.#newSlots) {
      if (this.#slots.get(address)?.rows.size === 0) this.#slots.delete(address);
    }
    this.#newSlots.clear();
  }
}

function byKey([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
