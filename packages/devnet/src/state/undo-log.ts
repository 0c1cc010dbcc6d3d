/** Rows of one kind. Rows are replaced, never mutated, so undo can keep plain references. */
export class Table<V> {
  readonly name: string;
  readonly rows = new Map<string, V>();

  constructor(name: string) {
    this.name = name;
  }
}

/** A row whose value differs between the two ends of a block; undefined means absent. */
export type RowChange = Readonly<{
  table: Table<unknown>;
  key: string;
  before: unknown;
  after: unknown;
}>;

/** Remembers the previous value of every write, so that a checkpoint costs nothing and a revert costs its writes. */
export class UndoLog {
  #tables: Table<unknown>[] = [];
  #keys: string[] = [];
  #previous: unknown[] = [];
  #checkpoints: number[] = [];

  put<V>(table: Table<V>, key: string, value: V | undefined): void {
    this.#tables.push(table as Table<unknown>);
    this.#keys.push(key);
    this.#previous.push(table.rows.get(key));
    write(table, key, value);
  }

  checkpoint(): void {
    this.#checkpoints.push(this.#keys.length);
  }

  /** Keeps the writes since the innermost checkpoint as part of the one around it. */
  commit(): void {
    if (this.#checkpoints.pop() === undefined) throw new Error('commit without a checkpoint');
  }

  /** Takes back the writes since the innermost checkpoint. */
  revert(): void {
    const mark = this.#checkpoints.pop();
    if (mark === undefined) throw new Error('revert without a checkpoint');
    this.#unwind(mark);
  }

  get depth(): number {
    return this.#checkpoints.length;
  }

  get isEmpty(): boolean {
    return this.#keys.length === 0;
  }

  /** Empties the log and returns the first and last value of every row written, in order of first write. */
  drain(): RowChange[] {
    if (this.depth > 0) throw new Error('a block cannot be sealed inside a checkpoint');
    const first = new Map<Table<unknown>, Map<string, unknown>>();
    this.#keys.forEach((key, index) => {
      const table = this.#tables[index] as Table<unknown>;
      const rows = first.get(table) ?? new Map<string, unknown>();
      if (rows.size === 0) first.set(table, rows);
      if (!rows.has(key)) rows.set(key, this.#previous[index]);
    });
    this.#truncate(0);
    const changes: RowChange[] = [];
    for (const [table, rows] of first) {
      for (const [key, before] of rows) {
        changes.push({ table, key, before, after: table.rows.get(key) });
      }
    }
    return changes;
  }

  /** Takes back everything since the last drain, whatever checkpoints are open. */
  unwindAll(): void {
    this.#checkpoints.length = 0;
    this.#unwind(0);
  }

  #unwind(mark: number): void {
    for (let index = this.#keys.length - 1; index >= mark; index -= 1) {
      write(
        this.#tables[index] as Table<unknown>,
        this.#keys[index] as string,
        this.#previous[index],
      );
    }
    this.#truncate(mark);
  }

  #truncate(length: number): void {
    this.#tables.length = length;
    this.#keys.length = length;
    this.#previous.length = length;
  }
}

/** Sets or (undefined) removes a row without any record of it. */
export function write<V>(table: Table<V>, key: string, value: V | undefined): void {
  if (value === undefined) table.rows.delete(key);
  else table.rows.set(key, value);
}
