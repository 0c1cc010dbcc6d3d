import type { CodeWithParams } from '@vellum/api/refusals/error-codes';
import { DESCRIPTION_LENGTH } from '@vellum/api/token-launch/launch-limits';
import { reviewOf } from '@vellum/api/token-launch/token-review';
import { changedTexts, type TextField, textFields } from '@vellum/api/token-launch/token-texts';
import { countCharacters } from '@vellum/api/typed-text/character-count';
import { isLink } from '@vellum/api/typed-text/link-rule';
import { type SocialField, socialHost, socialLink } from '@vellum/api/typed-text/social-link';

/** Every text of a token, empty where there is none. */
export type EditedTexts = Readonly<Record<TextField, string>>;

export function editedTexts(known: Readonly<Record<string, string>>): EditedTexts {
  return Object.fromEntries(textFields.map((field) => [field, known[field] ?? ''])) as EditedTexts;
}

/** Characters that each field takes. */
export const textLengths: Readonly<Partial<Record<TextField, number>>> = {
  description: DESCRIPTION_LENGTH,
  issuer: 120,
  claim: 500,
  custodian: 120,
  assetValue: 120,
  redemption: 500,
  excluded: 300,
};

const links: ReadonlySet<TextField> = new Set(['website', 'documentUrl']);

/** Only what differs is sent; an empty text takes it away. */
export function changesIn(before: EditedTexts, after: EditedTexts): Partial<EditedTexts> {
  const trimmed = trimmedTexts(after);
  return Object.fromEntries(changedTexts(before, trimmed).map((field) => [field, trimmed[field]]));
}

/** What is typed, over texts that were published meanwhile: a field that nobody touched follows them. */
export function rebasedTexts(
  before: EditedTexts,
  typed: EditedTexts,
  newest: EditedTexts,
): EditedTexts {
  const own = changesIn(before, typed);
  const open = changesIn(newest, { ...newest, ...own });
  const entries = textFields.map((field) => [field, field in open ? typed[field] : newest[field]]);
  return Object.fromEntries(entries) as EditedTexts;
}

function trimmedTexts(texts: EditedTexts): EditedTexts {
  const entries = Object.entries(texts).map(([field, text]) => [field, text.trim()]);
  const trimmed = Object.fromEntries(entries) as EditedTexts;
  const kept = (field: SocialField) => socialLink(field, trimmed[field]) ?? trimmed[field];
  return { ...trimmed, telegram: kept('telegram'), twitter: kept('twitter') };
}

/** The first problem of each field, as the server would find it. */
export function problemsOf(texts: EditedTexts): ReadonlyMap<TextField, CodeWithParams> {
  const problems = new Map<TextField, CodeWithParams>();
  const trimmed = trimmedTexts(texts);
  for (const field of textFields) {
    const problem = problemIn(field, trimmed[field]);
    if (problem) problems.set(field, problem);
  }
  const { image: _, ...words } = trimmed;
  for (const { field, reason } of reviewOf(words)) {
    const name = field as TextField;
    if (!problems.has(name)) problems.set(name, { code: 'REVIEW_FAILED', params: { reason } });
  }
  return problems;
}

function problemIn(field: TextField, text: string): CodeWithParams | null {
  const max = textLengths[field];
  if (max !== undefined && countCharacters(text) > max) {
    return { code: 'TEXT_TOO_LONG', params: { max: String(max) } };
  }
  if (links.has(field) && !isLink(text)) return { code: 'URL_INVALID' };
  const isSocial = field === 'telegram' || field === 'twitter';
  if (isSocial && socialLink(field, text) === null) {
    return { code: 'SOCIAL_LINK', params: { host: socialHost(field) } };
  }
  const isHash = /^([0-9a-f]{64})?$/.test(text);
  return field === 'documentHash' && !isHash ? { code: 'FIELD_INVALID' } : null;
}

/** A day in UTC as a field for dates takes it, of milliseconds as text. */
export const dayOf = (moment: string): string =>
  moment === '' ? '' : new Date(Number(moment)).toISOString().slice(0, 10);

/** The milliseconds of such a day; empty for none, also for a year of more than four digits. */
export function momentOf(day: string): string {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) ? '' : String(moment);
}
