import { BODY_LENGTH, TITLE_LENGTH } from '@vellum/api/announcements/announcement-limits';
import { countCharacters } from '@vellum/api/typed-text/character-count';
import { hasHiddenCharacters } from '@vellum/api/typed-text/hidden-characters';
import type { AnnouncementTopic } from '@vellum/api/wire/choice-lists';

/** An announcement while it is written. */
export type Edited = Readonly<{
  titleEn: string;
  titleZh: string;
  bodyEn: string;
  bodyZh: string;
  topic: AnnouncementTopic;
  pinned: boolean;
  /** Empty for none. */
  txid: string;
}>;

export const nothingWritten: Edited = {
  titleEn: '',
  titleZh: '',
  bodyEn: '',
  bodyZh: '',
  topic: 'service',
  pinned: false,
  txid: '',
};

export const wordFields = ['titleEn', 'bodyEn', 'titleZh', 'bodyZh'] as const;
export type WordField = (typeof wordFields)[number];
export type Problem = 'missing' | 'long' | 'hidden' | 'txid';

export const lengthOf: Readonly<Record<WordField, number>> = {
  titleEn: TITLE_LENGTH,
  titleZh: TITLE_LENGTH,
  bodyEn: BODY_LENGTH,
  bodyZh: BODY_LENGTH,
};

/** What the server would refuse, field by field. */
export function problemsOf(edited: Edited): ReadonlyMap<WordField | 'txid', Problem> {
  const problems = new Map<WordField | 'txid', Problem>();
  for (const field of wordFields) {
    const problem = problemIn(field, edited[field].trim());
    if (problem) problems.set(field, problem);
  }
  if (!/^([0-9a-f]{64})?$/.test(edited.txid.trim())) problems.set('txid', 'txid');
  return problems;
}

function problemIn(field: WordField, text: string): Problem | null {
  if (text === '') return 'missing';
  if (countCharacters(text) > lengthOf[field]) return 'long';
  return hasHiddenCharacters(text) ? 'hidden' : null;
}

export function isChanged(before: Edited, after: Edited): boolean {
  const names = Object.keys(before) as (keyof Edited)[];
  return names.some((name) => trimmed(before[name]) !== trimmed(after[name]));
}

const trimmed = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);
