import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { platformSession } from '../platform/database/platform-session.ts';
import { watchedSession } from '../platform/database/watched-session.ts';

/** Any number that nothing else locks. */
export const KEEPER_LOCK = 7_201_030;
const RETRY_MS = 500;
/** Far below the silence after which PostgreSQL ends the session. */
const PING_MS = 2_000;

type Work = Readonly<{ close(): Promise<void> }>;

export type LeaderOptions = Readonly<{
  databaseUrl: string;
  /** Begins the work of the one that leads. */
  begin(): readonly Work[];
  log: Readonly<{ warn(details: object, text: string): void }>;
}>;

/**
 * Works while this process alone holds the keeper's lock, and stands by otherwise. The lock keeps two from doing the
 * same; what keeps a transaction from being signed twice, should one wake up late, is in the keeper's own table.
 */
export function keepAsLeader(options: LeaderOptions): Work {
  const stop = new AbortController();
  const running = run(options, stop.signal);
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}

async function run(options: LeaderOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await tryToLead(options, signal).catch((error: Error) =>
      options.log.warn({ problem: error.message }, 'keeper lost leadership, standing by'),
    );
    await rest(RETRY_MS, signal);
  }
}

async function tryToLead(options: LeaderOptions, signal: AbortSignal): Promise<void> {
  const client = new Client(platformSession(options.databaseUrl));
  // A loss is found by the next ping.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(watchedSession);
    while (!(await isLeader(client))) {
      await rest(RETRY_MS, signal);
      if (signal.aborted) return;
    }
    await lead(options, client, signal);
  } finally {
    // On a lost connection there is nothing to end.
    await client.end().catch(() => {});
  }
}

async function isLeader(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [KEEPER_LOCK],
  );
  return rows[0]?.held ?? false;
}

async function lead({ begin }: LeaderOptions, client: Client, signal: AbortSignal): Promise<void> {
  const works = begin();
  try {
    while (!signal.aborted) {
      await client.query('select 1');
      await rest(PING_MS, signal);
    }
  } finally {
    for (const work of works.toReversed()) await work.close();
  }
}

const rest = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);
