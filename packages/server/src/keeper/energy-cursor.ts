import type { Address } from '@vellum/tron/address';
import type { Database } from '../platform/database/database.ts';

/** From which rental on the energy worker has to look; it only ever grows. */
export type EnergyCursor = Readonly<{
  load(): Promise<bigint>;
  save(firstOpen: bigint): Promise<void>;
}>;

const FIRST = 1n;

export function energyCursor(database: Database, desk: Address): EnergyCursor {
  const db = database.withTables<{ energy_worker: { desk: string; first_open: bigint } }>();
  return {
    async load() {
      const query = db.selectFrom('energy_worker').select('first_open').where('desk', '=', desk);
      return (await query.executeTakeFirst())?.first_open ?? FIRST;
    },
    async save(firstOpen) {
      await db
        .insertInto('energy_worker')
        .values({ desk, first_open: firstOpen })
        .onConflict((conflict) =>
          conflict
            .column('desk')
            .doUpdateSet({ first_open: firstOpen })
            .where('energy_worker.first_open', '<', firstOpen),
        )
        .execute();
    },
  };
}
