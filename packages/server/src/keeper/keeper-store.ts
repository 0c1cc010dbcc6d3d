import { sql } from 'kysely';
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

export type LastTransaction = Readonly<{ txid: string; time: number; failures: number }>;

export type KeeperStore = Readonly<{
  /**
   * False when another keeper was faster: the job has an open one already, or its newest is no longer `newest` (null:
   * it had none), where that is told.
   */
  add(transaction: KeeperTransaction, now: number, newest?: string | null): Promise<boolean>;
  open(): Promise<readonly KeeperTransaction[]>;
  settle(txid: string, outcome: KeeperOutcome, fee: bigint): Promise<void>;
  /** Sun since then, with what is still open at its most. */
  spentSince(time: number): Promise<bigint>;
  /** When the job last signed something, and how many of its calls failed since one did not; null when it never did. */
  lastOf(job: string): Promise<LastTransaction | null>;
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
    async add(transaction, now, newest) {
      const { txid, job, signed, expiration, fee } = transaction;
      // One statement: who stood still between a look and a word would not hear of what others did meanwhile.
      const isNewest =
        newest === undefined
          ? sql`true`
          : sql`${newest}::text is not distinct from ${newestOf(job)}`;
      const { rows } = await sql`
        insert into keeper_transaction (txid, job, signed, expiration, fee, keeper, created_at)
        select ${txid}, ${job}, ${signed}::bytea, ${expiration}::bigint, ${fee}::numeric, ${keeper},
          ${new Date(now)}::timestamptz
        where ${isNewest}
        on conflict do nothing returning txid`.execute(database);
      return rows.length === 1;
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
    lastOf: (job) => lastOf(database, job),
  };
}

async function lastOf(database: Database, job: string): Promise<LastTransaction | null> {
  const rows = await newestFirst(database, job).limit(MOST_FAILURES).execute();
  const [newest] = rows;
  return newest ? { txid: newest.txid, time: newest.created_at, failures: failuresOf(rows) } : null;
}

function newestFirst(database: Database, job: string) {
  return database
    .withTables<{ keeper_transaction: Row }>()
    .selectFrom('keeper_transaction')
    .select(['txid', 'created_at', 'outcome'])
    .where('job', '=', job)
    .orderBy('created_at', 'desc')
    .orderBy('txid');
}

const newestOf = (job: string) => sql`(select txid from keeper_transaction
  where job = ${job} order by created_at desc, txid limit 1)`;

/** How many failed since one did not, from the newest on. */
function failuresOf(rows: readonly Pick<Row, 'outcome'>[]): number {
  const other = rows.findIndex(({ outcome }) => outcome !== 'failed');
  return other === -1 ? rows.length : other;
}
