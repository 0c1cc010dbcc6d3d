import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createPulse, type Pulse, pulseQuery } from '../keeper/pulse.ts';
import type { Clock } from '../platform/clock.ts';
import { platformSession } from '../platform/database/platform-session.ts';
import { watchedSession } from '../platform/database/watched-session.ts';

/** Any number that nothing else locks. */
export const KEEPER_LOCK = 7_201_030;
const RETRY_MS = 500;
/** Far below the silence after which PostgreSQL ends the session. */
const PING_MS = 2_000;
/** Rounds in a row, about two minutes of them: short beside the 13 within which the hash of a box series is captured. */
const MOST_FAILURES = 24;
/** Far above the rest between two tries of those that stand by: one of them leads then, if there is one. */
const STEP_BACK_MS = 5_000;

type Work = Readonly<{ close(): Promise<void> }>;

export type LeaderOptions = Readonly<{
  databaseUrl: string;
  /** Begins the work of the one that leads, whose rounds the pulse hears of. */
  begin(pulse: Pulse): readonly Work[];
  clock: Clock;
  log: Readonly<{ warn(details: object, text: string): void }>;
}>;

/**
 * Works while this process alone holds the keeper's lock, and stands by otherwise, as it does when its rounds keep
 * failing. The lock keeps two from doing the same; what keeps a transaction from being signed twice, should one wake up
 * late, is in the keeper's own table.
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
    const rested = await tryToLead(options, signal).then(
      () => RETRY_MS,
      (error: Error) => {
        options.log.warn({ problem: error.message }, 'keeper lost leadership, standing by');
        return error instanceof KeepsFailing ? STEP_BACK_MS : RETRY_MS;
      },
    );
    await rest(rested, signal);
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

/** What this process cannot do, such as with its node gone, another may be able to. */
class KeepsFailing extends Error {}

async function lead(
  { begin, clock }: LeaderOptions,
  client: Client,
  signal: AbortSignal,
): Promise<void> {
  const pulse = createPulse(clock);
  const works = begin(pulse);
  try {
    while (!signal.aborted) {
      const { text, values } = pulseQuery(pulse.goodAt());
      await client.query(text, values);
      const failures = pulse.failures();
      if (failures >= MOST_FAILURES) throw new KeepsFailing(`${failures} rounds failed in a row`);
      await rest(PING_MS, signal);
    }
  } finally {
    for (const work of works.toReversed()) await work.close();
  }
}

const rest = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);
