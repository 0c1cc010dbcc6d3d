import { at } from '../platform/database/at.ts';
import type { Database, Timestamp } from '../platform/database/database.ts';

export type KeeperOutcome = 'done' | 'failed' | 'expired';

export type KeeperTransaction = Readonly<{
  txid: string;
  job: string;
  signed: Buffer;
  /** Chain time in milliseconds. */
  expiration: bigint;
  /** Sun: the most it may cost, then what it did. */
  fee: bigint;
}>;

export type KeeperStore = Readonly<{
  /** False when the job has an open one already: another keeper was faster. */
  add(transaction: KeeperTransaction, now: number): Promise<boolean>;
  open(): Promise<readonly KeeperTransaction[]>;
  settle(txid: string, outcome: KeeperOutcome, fee: bigint): Promise<void>;
  /** Sun since then, with what is still open at its most. */
  spentSince(time: number): Promise<bigint>;
  /** When the job last signed something, and how many of its calls failed since one did not; null when it never did. */
  lastOf(job: string): Promise<Readonly<{ time: number; failures: number }> | null>;
}>;

type Row = KeeperTransaction & {
  keeper: string;
  outcome: KeeperOutcome | null;
  created_at: Timestamp;
};

/** More in a row are not told apart. */
const MOST_FAILURES = 8;

/** Keepers with a key of their own have a name of their own: each looks after what it signed, within its budget. */
export function keeperStore(database: Database, keeper = 'keeper'): KeeperStore {
  const db = database.withTables<{ keeper_transaction: Row }>();
  return {
    async add(transaction, now) {
      const row = { ...transaction, keeper, outcome: null, created_at: new Date(now) };
      const added = await db
        .insertInto('keeper_transaction')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },
    open: () =>
      db
        .selectFrom('keeper_transaction')
        .select(['txid', 'job', 'signed', 'expiration', 'fee'])
        .where('outcome', 'is', null)
        .where('keeper', '=', keeper)
        .orderBy('created_at')
        .execute(),
    async settle(txid, outcome, fee) {
      await db
        .updateTable('keeper_transaction')
        .set({ outcome, fee })
        .where('txid', '=', txid)
        .where('outcome', 'is', null)
        .execute();
    },
    async spentSince(time) {
      const { spent } = await db
        .selectFrom('keeper_transaction')
        .select(({ fn }) => fn.sum<bigint | null>('fee').as('spent'))
        .where('created_at', '>', at(time))
        .where('keeper', '=', keeper)
        .executeTakeFirstOrThrow();
      return spent ?? 0n;
    },
    async lastOf(job) {
      const ofJob = db.selectFrom('keeper_transaction').where('job', '=', job);
      const newestFirst = ofJob.orderBy('created_at', 'desc').limit(MOST_FAILURES);
      const rows = await newestFirst.select(['created_at', 'outcome']).execute();
      const newest = rows[0];
      return newest ? { time: newest.created_at, failures: failuresOf(rows) } : null;
    },
  };
}

/** How many failed since one did not, from the newest on. */
function failuresOf(rows: readonly Pick<Row, 'outcome'>[]): number {
  const other = rows.findIndex(({ outcome }) => outcome !== 'failed');
  return other === -1 ? rows.length : other;
}
