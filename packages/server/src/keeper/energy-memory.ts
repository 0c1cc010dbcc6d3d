import { type Address, fromHexAddress, type HexAddress, toHexAddress } from '@vellum/tron/address';
import type { Database } from '../platform/database/database.ts';

/** What the energy worker knows beside the chain. */
export type EnergyMemory = Readonly<{
  /** From which rental on there is something to look at; it only ever grows. */
  firstOpen(): Promise<bigint>;
  moveTo(firstOpen: bigint): Promise<void>;
  /** Who may have a loan, whatever became of the rental it was for. */
  borrowers(): Promise<readonly HexAddress[]>;
  addBorrower(receiver: HexAddress): Promise<void>;
  forgetBorrower(receiver: HexAddress): Promise<void>;
}>;

type Tables = {
  energy_worker: { desk: string; first_open: bigint };
  energy_borrower: { desk: string; receiver: Address };
};

const FIRST = 1n;

export function energyMemory(database: Database, desk: Address): EnergyMemory {
  const db = database.withTables<Tables>();
  return {
    async firstOpen() {
      const query = db.selectFrom('energy_worker').select('first_open').where('desk', '=', desk);
      return (await query.executeTakeFirst())?.first_open ?? FIRST;
    },
    async moveTo(firstOpen) {
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
    async borrowers() {
      const query = db.selectFrom('energy_borrower').select('receiver').where('desk', '=', desk);
      return (await query.execute()).map(({ receiver }) => toHexAddress(receiver));
    },
    async addBorrower(receiver) {
      await db
        .insertInto('energy_borrower')
        .values({ desk, receiver: fromHexAddress(receiver) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async forgetBorrower(receiver) {
      await db
        .deleteFrom('energy_borrower')
        .where('desk', '=', desk)
        .where('receiver', '=', fromHexAddress(receiver))
        .execute();
    },
  };
}
