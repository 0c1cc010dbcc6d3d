import { Client } from 'pg';
import { arrayText } from './array-text.ts';
import { AsWritten, asWritten, type Statement } from './as-written.ts';
import { CopiedRows, CopyQuery } from './copied-rows.ts';
import { OTHER_COLUMNS } from './keeping-pool.ts';

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/** The driver's client, which writes long lists faster, copies rows and gives rows as they were written. */
export class BulkClient extends Client {
  /** Part of the names of prepared statements: those of before a change of columns are prepared anew. */
  #age = '';

  // biome-ignore lint/suspicious/noExplicitAny: one function behind eight signatures, all of which it keeps.
  override query(text: unknown, values?: unknown, callback?: unknown): any {
    const ask = super.query as Query;
    if (!Array.isArray(values)) return ask.call(this, text, values, callback);
    const [first] = values;
    if (first instanceof CopiedRows) return this.#copy(String(text), first);
    if (first instanceof AsWritten) return told(this.#writtenOrAgain(first.statement), callback);
    return ask.call(this, text, values.map(written), callback);
  }

  #copy(statement: string, rows: CopiedRows): Promise<object> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null) => (error ? reject(error) : resolve({}));
      super.query(new CopyQuery(statement, rows, done));
    });
  }

  /** A migration may have changed a table meanwhile. */
  #writtenOrAgain(statement: Statement): Promise<object> {
    return this.#written(statement).catch((error) => {
      if (statement.name === undefined || error.code !== OTHER_COLUMNS) throw error;
      this.#age += "'";
      return this.#written(statement);
    });
  }

  async #written({ name, text, values }: Statement): Promise<object> {
    const { rows, fields } = await super.query({
      ...(name !== undefined && { name: name + this.#age }),
      text,
      values: values.map(written),
      rowMode: 'array',
      types: asWritten,
    });
    return { rows: [{ rows, fields }] };
  }
}

/** The pool hears by a function, Kysely by the promise. */
function told(answer: Promise<object>, callback: unknown): Promise<object> | undefined {
  if (typeof callback !== 'function') return answer;
  answer.then(
    (result) => callback(undefined, result),
    (error) => callback(error),
  );
  return undefined;
}

const written = (value: unknown): unknown =>
  Array.isArray(value) ? (arrayText(value) ?? value) : value;
