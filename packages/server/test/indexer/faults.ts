import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** What a process that died would not have gone on to do. */
class Crash extends Error {
  override name = 'Crash';
}

export type Faulty = Readonly<{ database: Database; crashed(): boolean }>;

/** Takes this many statements, then none: whatever was in progress is cut off between two of them. */
export function crashAfter(database: Database, statements: number): Faulty {
  let left = statements;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (--left < 0) throw new Crash(`after ${statements} statements`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: database.withPlugin(plugin), crashed: () => left < 0 };
}
