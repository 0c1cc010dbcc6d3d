import pg from 'pg';

/** A statement as it went to the database. Those of one `group` were in progress at the same time. */
export type RecordedStatement = Readonly<{
  text: string;
  values: readonly unknown[];
  group: number;
}>;

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Everything that clients of this process ask of the database from now on, until `stop`; of one database where its address is told. It looks at the one place
 * all of them go through, so that no store can ask past it.
 */
export function recordStatements(databaseUrl?: string): Readonly<{
  taken(): readonly RecordedStatement[];
  forget(): void;
  stop(): void;
}> {
  const prototype = pg.Client.prototype as { query: Query };
  const name = databaseUrl === undefined ? null : new URL(databaseUrl).pathname.slice(1);
  const original = prototype.query;
  let recorded: RecordedStatement[] = [];
  let group = 0;
  let underWay = 0;
  const ended = () => {
    underWay--;
  };
  prototype.query = function (this: { database?: string }, config, values, callback) {
    // Other tests of this process have databases of their own.
    if (name !== null && this.database !== name)
      return original.call(this, config, values, callback);
    if (underWay++ === 0) group++;
    recorded.push({ ...statementOf(config, values), group });
    const heard = (then: unknown) =>
      typeof then === 'function'
        ? (...answer: unknown[]) => {
            underWay--;
            return then(...answer);
          }
        : then;
    const answer = original.call(this, config, heard(values), heard(callback));
    if (answer instanceof Promise) answer.then(ended, ended);
    return answer;
  };
  return {
    taken: () => recorded,
    forget: () => {
      recorded = [];
    },
    stop: () => {
      prototype.query = original;
    },
  };
}

function statementOf(config: unknown, values: unknown): Pick<RecordedStatement, 'text' | 'values'> {
  if (typeof config === 'string')
    return { text: config, values: Array.isArray(values) ? values : [] };
  const { text = '', values: own = [] } = config as { text?: string; values?: unknown[] };
  return { text, values: own };
}
