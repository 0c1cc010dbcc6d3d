import { sql } from 'kysely';
import { at } from '../platform/database/at.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';

export type OutboxPayload = Readonly<Record<string, string | number | boolean>>;

/** Work taken by a worker, who has it alone until the lease ends. */
export type OutboxJob = Readonly<{
  id: bigint;
  topic: string;
  payload: OutboxPayload;
  attempts: number;
}>;

/** Puts work down in the transaction of the change it follows from. */
export async function putInOutbox(
  transaction: DatabaseTransaction,
  topic: string,
  payload: OutboxPayload,
): Promise<void> {
  await sql`insert into outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)})`.execute(
    transaction,
  );
}

/** Takes up to `limit` jobs that are due and that nobody has. */
export async function leaseJobs(
  database: Database,
  lease: Readonly<{ topics: readonly string[]; limit: number; leaseMs: number }>,
): Promise<readonly OutboxJob[]> {
  const { rows } = await sql<OutboxJob>`
    update outbox set locked_until = now() + ${lease.leaseMs} * interval '1 ms', attempts = attempts + 1
    where id in (
      select id from outbox
      where done_at is null and dead_at is null and topic = any(${lease.topics})
        and run_at <= now() and (locked_until is null or locked_until < now())
      order by run_at, id limit ${lease.limit} for update skip locked)
    returning id, topic, payload, attempts`.execute(database);
  return rows.toSorted((a, b) => Number(a.id - b.id));
}

/** The count of the lease guards against a worker who comes back after another took the job over. */
export async function finishJob(database: Database, job: OutboxJob): Promise<void> {
  await sql`update outbox set done_at = now(), locked_until = null, error = null
    where id = ${job.id} and attempts = ${job.attempts}`.execute(database);
}

/** Tries again after `retryMs`; never when it is null. */
export async function failJob(
  database: Database,
  job: OutboxJob,
  { error, retryMs }: Readonly<{ error: string; retryMs: number | null }>,
): Promise<void> {
  await sql`update outbox set locked_until = null, error = ${error},
      run_at = now() + ${retryMs ?? 0} * interval '1 ms',
      dead_at = case when ${retryMs === null} then now() end
    where id = ${job.id} and attempts = ${job.attempts}`.execute(database);
}

/** Forgets what was done before a time in unix milliseconds. What failed for good stays, to be looked at. */
export async function removeDoneJobs(database: Database, before: number): Promise<void> {
  await sql`delete from outbox where done_at < ${at(before)}`.execute(database);
}
