import pg, { type Connection, type FieldDef, type Submittable } from 'pg';
import { arrayText } from './array-text.ts';
import type { Statement, Written } from './as-written.ts';
import { RowBytes } from './row-bytes.ts';
import { haveSameColumns } from './row-messages.ts';
import type { RowReader, RowTaker } from './row-reader.ts';

type Done = (error: Error | undefined, written?: Written) => void;

/** What a connection has to know of its own. */
export type Means = Readonly<{
  reader: RowReader;
  /** Columns of the statements that are prepared, by name: they stay the same, or the database refuses the statement. */
  columns: Map<string, readonly FieldDef[]>;
}>;

type DriverConnection = Omit<Connection, 'parse' | 'bind' | 'describe' | 'execute'> & {
  readonly parsedStatements: Readonly<Record<string, string>>;
  parse(statement: object): void;
  bind(statement: object): void;
  describe(what: object): void;
  execute(what: object): void;
};

const { prepareValue } = (
  pg as unknown as Readonly<{ utils: { prepareValue(value: unknown): string | Buffer | null } }>
).utils;

/** A statement as the driver runs queries, whose rows are given as they were written. */
export class WrittenQuery implements Submittable, RowTaker {
  /** The driver notes by name and text what is prepared. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  /** The driver puts the one it was given here. */
  declare callback: Done;
  readonly #means: Means;
  readonly #before: Written | null;
  #fields: readonly FieldDef[] | undefined;
  #rows = new RowBytes(null);

  constructor({ name, text, values }: Statement, before: Written | null, means: Means) {
    this.name = name;
    this.text = text;
    this.values = values;
    this.#before = before;
    this.#means = means;
  }

  submit(connection: Connection): Error | undefined {
    const driven = connection as unknown as DriverConnection;
    const values: (string | Buffer | null)[] = [];
    try {
      this.#checkName(driven);
      for (const value of this.values) values.push(written(value));
    } catch (error) {
      return error as Error;
    }
    this.#means.reader.taker = this;
    driven.stream.cork();
    this.#send(driven, values);
    driven.stream.uncork();
    return undefined;
  }

  /** Else another statement would be answered. */
  #checkName({ parsedStatements }: DriverConnection): void {
    const text = this.name && parsedStatements[this.name];
    if (text !== undefined && text !== this.text) {
      throw new Error(`"${this.name}" is the name of another statement`);
    }
  }

  #send(connection: DriverConnection, values: readonly (string | Buffer | null)[]): void {
    const { name = '', text } = this;
    if (name === '' || connection.parsedStatements[name] === undefined) {
      connection.parse({ name, text });
    }
    connection.bind({ statement: name, values });
    const columns = name === '' ? undefined : this.#means.columns.get(name);
    if (columns === undefined) connection.describe({ type: 'P' });
    else this.#know(columns);
    connection.execute({});
    connection.sync();
  }

  handleRowDescription({ fields }: Readonly<{ fields: readonly FieldDef[] }>): void {
    if (this.name !== undefined) this.#means.columns.set(this.name, fields);
    this.#know(fields);
  }

  #know(fields: readonly FieldDef[]): void {
    this.#fields = fields;
    const isComparable = this.#before !== null && haveSameColumns(this.#before.fields, fields);
    this.#rows = new RowBytes(isComparable ? (this.#before?.bytes ?? null) : null);
  }

  take(data: Buffer, at: number, length: number): number {
    return this.#rows.take(data, at, length);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#end();
    const bytes = this.#rows.whole();
    const isSame = this.#before?.bytes === bytes;
    this.callback(undefined, isSame ? this.#before : { bytes, fields: this.#fields ?? [] });
  }

  handleError(error: Error): void {
    this.#end();
    this.callback(error);
  }

  #end(): void {
    if (this.#means.reader.taker === this) this.#means.reader.taker = null;
  }
}

function written(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return arrayText(value) ?? prepareValue(value);
  // The driver writes the time of the place where it runs, which takes it long.
  if (value instanceof Date && hasPlainYear(value.getTime())) return value.toISOString();
  return prepareValue(value);
}

/** Years of other lengths are written in other ways. */
const hasPlainYear = (time: number) => time >= 0 && time < YEAR_10_000;
const YEAR_10_000 = Date.UTC(10_000);
