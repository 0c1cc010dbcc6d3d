import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** How the rounds of the workers go that one process keeps the chain by. */
export type Pulse = Readonly<{
  /** For one more worker, which tells after each round whether it was good. */
  worker(): (isGood: boolean) => void;
  /** Failed rounds in a row, of the worker that has most. */
  failures(): number;
  /** Since when not all of them had a good round, in milliseconds; null while one has had none yet. */
  goodAt(): number | null;
}>;

type Rounds = { failures: number; goodAt: number | null };

export function createPulse(clock: Clock): Pulse {
  const workers: Rounds[] = [];
  return {
    worker() {
      const rounds: Rounds = { failures: 0, goodAt: null };
      workers.push(rounds);
      return (isGood) => {
        rounds.failures = isGood ? 0 : rounds.failures + 1;
        if (isGood) rounds.goodAt = clock();
      };
    },
    failures: () => Math.max(0, ...workers.map(({ failures }) => failures)),
    goodAt() {
      const times = workers.map(({ goodAt }) => goodAt);
      // Who has no key has nothing to do, and does it well.
      if (times.length === 0) return clock();
      return times.reduce(
        (first, time) => (first === null || time === null ? null : Math.min(first, time)),
        Number.POSITIVE_INFINITY,
      );
    },
  };
}

/** What is asked on the session of the leader: that it is still there, and when its rounds were good. */
export const pulseQuery = (goodAt: number | null) =>
  goodAt === null
    ? { text: 'select 1', values: [] }
    : {
        text: `insert into keeper_pulse (good_at) values ($1)
          on conflict (is_only) do update set good_at = excluded.good_at`,
        values: [new Date(goodAt)],
      };

/** When the keeper that led last had a good round, in milliseconds; null before the first. */
export async function readPulse(database: Database): Promise<number | null> {
  const { rows } = await sql<{ good_at: number }>`
    select good_at from keeper_pulse`.execute(database);
  return rows[0]?.good_at ?? null;
}
