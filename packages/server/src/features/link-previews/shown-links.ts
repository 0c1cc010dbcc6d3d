import type { Language } from '@vellum/api/typed-text/language';
import type { Clock } from '../../platform/clock.ts';
import type { Ask } from './ask-server.ts';
import { kindOfLink } from './kinds/link-kinds.ts';
import type { LinkKindName, Shown } from './link-kind.ts';

/** Milliseconds for which everyone gets the same answer: robots come in crowds when a link is posted. */
const FRESH = 10_000;
/** Answers that are kept; the oldest make room. */
const COUNT = 500;

export type NamedLink = Readonly<{ kind: LinkKindName; id: string; language: Language }>;

export type ShownLinks = Readonly<{
  /** Null for what does not exist; throws while that cannot be told. */
  find(link: NamedLink, ask: Ask): Promise<Shown | null>;
}>;

/** What links show, read once for all who ask within some seconds. */
export function shownLinks(clock: Clock, chainTime: () => Promise<number>): ShownLinks {
  const kept = new Map<string, Readonly<{ shown: Promise<Shown | null>; until: number }>>();

  const read = async ({ kind, id, language }: NamedLink, ask: Ask) =>
    kindOfLink[kind].read(id, { ask, language, chainTime: await chainTime() });

  return {
    async find(link, ask) {
      const key = keyOf(link);
      const known = kept.get(key);
      if (known !== undefined && clock() < known.until) return known.shown;
      const shown = read(link, ask);
      kept.delete(key);
      kept.set(key, { shown, until: clock() + FRESH });
      if (kept.size > COUNT) kept.delete(kept.keys().next().value ?? '');
      // What failed for one may be there for the next.
      shown.catch(() => kept.get(key)?.shown === shown && kept.delete(key));
      return shown;
    },
  };
}

export const keyOf = ({ kind, id, language }: NamedLink): string => `${kind} ${id} ${language}`;
