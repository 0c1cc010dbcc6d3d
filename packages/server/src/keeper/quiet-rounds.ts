import type { Clock } from '../platform/clock.ts';

/** Longest without a round, in milliseconds: so long may wait what came about without news. */
export const LONGEST_QUIET_MS = 5_000;

/** One round; whether it found nothing to do and nothing that time alone brings before the longest quiet is over. */
export type Round = () => Promise<boolean>;

/**
 * Leaves out rounds that would find what the last one found: nothing. `news` is a text that differs once there may be
 * more, null where that is not known; it is asked for before each round, so that what comes during one is looked at by
 * the next.
 */
export function quietRounds(
  round: Round,
  news: () => Promise<string | null>,
  clock: Clock,
): () => Promise<void> {
  let quiet: Readonly<{ news: string; since: number }> | null = null;
  return async () => {
    const [told, now] = [await news(), clock()];
    if (quiet?.news === told && isRecent(quiet.since, now)) return;
    quiet = null;
    if ((await round()) && told !== null) quiet = { news: told, since: now };
  };
}

/** A clock that was set back says nothing of how long it is. */
const isRecent = (since: number, now: number): boolean =>
  now >= since && now - since < LONGEST_QUIET_MS;
