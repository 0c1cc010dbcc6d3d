import type { DehydratedState } from '@tanstack/react-query';
import type { Address } from '@vellum/tron/address';

/** An answer as it is written down, with the build that read it and the session it was read in; null without one. */
export type KeptAnswer = Readonly<{
  build: string | null;
  reader: Address | null;
  query: DehydratedState['queries'][number];
}>;

/** Who asks for kept answers, and when. */
export type Asking = Readonly<{ build: string | null; reader: Address | null; now: number }>;

/** Milliseconds. Older figures say nothing any more. */
const LONGEST = 3 * 86_400_000;
/** Answers that are kept. */
export const MOST = 200;

/**
 * Whether an answer may still be shown: another build may have kept something else under the same name, and what was
 * read in a session is nobody else's to see.
 */
export function isUsable({ build, reader, query }: KeptAnswer, asking: Asking): boolean {
  if (build !== asking.build || (reader !== null && reader !== asking.reader)) return false;
  return asking.now - query.state.dataUpdatedAt < LONGEST;
}

/** The answers that need not be kept any longer: those that nobody may see, and the oldest of too many. */
export function outdated(kept: readonly KeptAnswer[], asking: Asking): readonly KeptAnswer[] {
  const newest = kept
    .filter((one) => isUsable(one, asking))
    .toSorted((a, b) => b.query.state.dataUpdatedAt - a.query.state.dataUpdatedAt);
  const stays = new Set(newest.slice(0, MOST));
  return kept.filter((one) => !stays.has(one));
}
