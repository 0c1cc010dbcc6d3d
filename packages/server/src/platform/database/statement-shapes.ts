import type { RawBuilder } from 'kysely';
import type { Statement } from './as-written.ts';
import type { Database } from './database.ts';

/** Where a value stands in a statement; it is no value itself, and whoever takes it for one hears so. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError(
      `"${this.name}" is known when the statement is asked, not when it is written`,
    );
  }
}

type Shape = Readonly<{ name: string | undefined; text: string; parameters: readonly unknown[] }>;

/** Statements of one place that are prepared; whoever asks for all combinations of a filter fills no memory. */
const MOST_PREPARED = 32;

let prepared = 0;

type StatementOf = <Values extends object, Row>(
  shape: string,
  values: Values,
  query: (slots: Values) => RawBuilder<Row>,
) => Statement;

/**
 * Writes each statement once: `query` is called with a slot in the place of every value, and again only for another
 * `shape` or when other values are left out. Whatever else the text depends on must be told by `shape`.
 */
export function statementShapes(database: Database): StatementOf {
  const known = new Map<string, Shape>();

  function write<Values extends object, Row>(
    values: Values,
    query: (slots: Values) => RawBuilder<Row>,
  ): Shape {
    const { sql: text, parameters } = query(slotsOf(values)).compile(database);
    const name = known.size < MOST_PREPARED ? `shape ${prepared++}` : undefined;
    return { name, text, parameters };
  }

  return (shape, values, query) => {
    const key = keyOf(shape, values);
    let found = known.get(key);
    if (found === undefined) {
      found = write(values, query);
      if (found.name !== undefined) known.set(key, found);
    }
    const { name, text, parameters } = found;
    const told = values as Readonly<Record<string, unknown>>;
    return {
      name,
      text,
      values: parameters.map((one) => (one instanceof Slot ? told[one.name] : one)),
    };
  };
}

function keyOf(shape: string, values: object): string {
  let key = shape;
  for (const [name, value] of Object.entries(values)) if (value !== undefined) key += ` ${name}`;
  return key;
}

function slotsOf<Values extends object>(values: Values): Values {
  const slots = Object.entries(values).map(([name, value]) => [
    name,
    value === undefined ? undefined : new Slot(name),
  ]);
  return Object.fromEntries(slots) as Values;
}
