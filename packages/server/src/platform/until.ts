import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is not null. Null itself when the time is over. */
export async function until<T>(
  ask: () => Promise<T | null> | T | null,
  { everyMs, forMs }: Readonly<{ everyMs: number; forMs: number }>,
): Promise<T | null> {
  const end = performance.now() + forMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null || performance.now() > end) return answer;
    await pause(everyMs);
  }
}
