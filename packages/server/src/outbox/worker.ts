import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { failJob, finishJob, leaseJobs, type OutboxJob, type OutboxPayload } from './outbox.ts';

/** Does the work of one topic. It may come twice: a worker can die between the work and its note. */
export type OutboxHandler = (payload: OutboxPayload, job: OutboxJob) => Promise<void>;

export type OutboxOptions = Readonly<{
  database: Database;
  handlers: Readonly<Record<string, OutboxHandler>>;
  log: Readonly<{ warn(details: object, message: string): void }>;
  /** How long a worker has a job for itself; one minute unless told. */
  leaseMs?: number;
  /** After so many tries a job is laid aside for people to look at; ten unless told. */
  maxAttempts?: number;
  pollMs?: number;
}>;

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 3_600_000;
const BATCH = 20;

/** One second after the first failure, then twice as long each time, at most an hour. */
export const retryDelay = (attempts: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));

/** Works through what is due now; answers how many jobs it took. */
export async function workOutbox(options: OutboxOptions): Promise<number> {
  const { database, handlers, leaseMs = 60_000 } = options;
  const topics = Object.keys(handlers);
  const jobs = await leaseJobs(database, { topics, limit: BATCH, leaseMs });
  for (const job of jobs) await work(options, job);
  return jobs.length;
}

async function work(options: OutboxOptions, job: OutboxJob): Promise<void> {
  const { database, handlers, log, maxAttempts = 10 } = options;
  try {
    await handlers[job.topic]?.(job.payload, job);
    await finishJob(database, job);
  } catch (cause) {
    const isDead = job.attempts >= maxAttempts;
    const error = cause instanceof Error ? cause.message : String(cause);
    log.warn(
      { outbox: String(job.id), topic: job.topic, attempts: job.attempts, error, isDead },
      'outbox job failed',
    );
    await failJob(database, job, { error, retryMs: isDead ? null : retryDelay(job.attempts) });
  }
}

/** Works until told to stop. A database that is away for a while only delays it. */
export async function runOutbox(options: OutboxOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      if ((await workOutbox(options)) > 0) continue;
    } catch (cause) {
      options.log.warn({ error: String(cause) }, 'outbox is not reachable');
    }
    await pause(options.pollMs ?? 1_000, undefined, { signal }).catch(() => undefined);
  }
}
