import { Client, type FieldDef } from 'pg';
import { arrayText } from './array-text.ts';
import { AsWritten } from './as-written.ts';
import { CopiedRows, CopyQuery } from './copied-rows.ts';
import { OTHER_COLUMNS } from './keeping-pool.ts';
import { RowReader } from './row-reader.ts';
import { WrittenQuery } from './written-query.ts';

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;
type Done = (error: Error | undefined, answer?: object) => void;

/** The driver's client, which writes long lists faster, copies rows and gives rows as they were written. */
export class BulkClient extends Client {
  /** Part of the names of prepared statements: those of before a change of columns are prepared anew. */
  #age = '';
  readonly #means = {
    reader: new RowReader(this.connection),
    columns: new Map<string, readonly FieldDef[]>(),
  };

  // biome-ignore lint/suspicious/noExplicitAny: one function behind eight signatures, all of which it keeps.
  override query(text: unknown, values?: unknown, callback?: unknown): any {
    const ask = super.query as Query;
    if (!Array.isArray(values)) return ask.call(this, text, values, callback);
    const [first] = values;
    if (first instanceof CopiedRows) return this.#copy(String(text), first);
    if (first instanceof AsWritten) return told((done) => this.#write(first, done), callback);
    return ask.call(this, text, values.map(written), callback);
  }

  #copy(statement: string, rows: CopiedRows): Promise<object> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null) => (error ? reject(error) : resolve({}));
      super.query(new CopyQuery(statement, rows, done));
    });
  }

  /** Asked once more when a migration has changed a table meanwhile. */
  #write(asked: AsWritten, done: Done): void {
    this.#writeOnce(asked, (error, answer) => {
      const isOld = error !== undefined && (error as { code?: string }).code === OTHER_COLUMNS;
      if (!isOld || asked.statement.name === undefined) return done(error, answer);
      this.#age += "'";
      this.#writeOnce(asked, done);
    });
  }

  #writeOnce({ statement, before }: AsWritten, done: Done): void {
    const name = statement.name && statement.name + this.#age;
    const query = new WrittenQuery({ ...statement, name }, before, this.#means);
    (super.query as Query).call(this, query, (error: Error | undefined, rows: object) =>
      error ? done(error) : done(undefined, { rows: [rows] }),
    );
  }
}

/** The pool hears by a function, Kysely by the promise. */
function told(ask: (done: Done) => void, callback: unknown): Promise<object> | undefined {
  if (typeof callback === 'function') {
    ask(callback as Done);
    return undefined;
  }
  return new Promise((settle, fail) => {
    ask((error, answer) => (error ? fail(error) : settle(answer as object)));
  });
}

const written = (value: unknown): unknown =>
  Array.isArray(value) ? (arrayText(value) ?? value) : value;
