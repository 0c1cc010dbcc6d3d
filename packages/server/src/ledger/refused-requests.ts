import type { Clock } from '../platform/clock.ts';

type Refused = Readonly<{ times: number; until: number }>;

/** Milliseconds that a request rests after its first refusal; each further one doubles them. */
const FIRST_REST = 10_000;
const LONGEST_REST = 3_600_000;
/** Milliseconds after its rest in which nobody refused it again: it was paid, or is gone. */
const FORGOTTEN = 86_400_000;

/** Requests that the contract would not have paid when it was asked. They rest, so that no other waits for them. */
export function refusedRequests(clock: Clock) {
  const known = new Map<bigint, Refused>();
  return {
    add(id: bigint): void {
      const times = (known.get(id)?.times ?? 0) + 1;
      const rest = Math.min(FIRST_REST * 2 ** (times - 1), LONGEST_REST);
      known.set(id, { times, until: clock() + rest });
    },
    resting(): readonly bigint[] {
      const now = clock();
      for (const [id, { until }] of known) if (until + FORGOTTEN < now) known.delete(id);
      return [...known].flatMap(([id, { until }]) => (until > now ? [id] : []));
    },
  };
}
