import { skeleton } from '../typed-text/look-alike.ts';
import { asRead, reasonAgainstText } from '../typed-text/text-review.ts';

/**
 * Why a profile is not published. Besides what holds for every text: letters buried in marks, a name that is a link or
 * looks like an address, one that poses as the platform, its people or a coin, one of the operator's forbidden list,
 * and one that an active address has already.
 */
export const profileReasons = [
  'hidden',
  'marks',
  'markup',
  'keys',
  'promise',
  'link',
  'address',
  'impersonation',
  'forbidden',
  'taken',
] as const;
export type ProfileReason = (typeof profileReasons)[number];

/** More marks on one letter than any writing needs. */
const BURIED = /\p{M}{5,}/u;

/** Looks like nothing at all, and is a sign to Unicode. */
const BLANK = /\u2800/;

const LINK = /[\p{L}\p{N}]\.[a-z]{2,}(?:$|[/:?# ])|:\/\//u;

/** Letters, a gap of dots or stars, and letters again, in compatibility forms: there an ellipsis is three dots. */
const IN_TWO_PARTS = /^[\p{L}\p{N}]{3,} ?(?:[.·•∙⋅‧・*]{2,}|⋯+) ?[\p{L}\p{N}]{2,}$/u;

/** A shortened address, as lists show one where there is no name; its T may be another writing's. */
function isShortened(name: string): boolean {
  const [first = ''] = name;
  return skeleton(first) === skeleton('T') && IN_TWO_PARTS.test(name.normalize('NFKC'));
}

/** In any place of a name. */
const PLATFORM = ['vellum'].map(skeleton);
const STAFF_IN_CHINESE = /官方|客服|管理員|管理员|平台方|小編|小助手/;

/** As a word, or as all of the name. */
const STAFF: ReadonlySet<string> = new Set(
  [
    'admin',
    'administrator',
    'moderator',
    'official',
    'support',
    'helpdesk',
    'staff',
    'system',
    'tronlink',
    'okx',
  ].map(skeleton),
);

/** As all of the name. */
const COINS: ReadonlySet<string> = new Set(
  ['vlm', 'trx', 'tron', 'wtrx', 'usdt', 'tether', 'tron dao', 'tron support'].map(skeleton),
);

/** The first reason against a nick name that is already tidy; null for most. */
export function reasonAgainstNickName(name: string): ProfileReason | null {
  const reason = reasonAgainstText(name) ?? reasonAgainstMarks(name);
  if (reason !== null) return reason;
  if (isShortened(name)) return 'address';
  if (LINK.test(name)) return 'link';
  return posesAsUs(name) ? 'impersonation' : null;
}

/** The first reason against an introduction. */
export const reasonAgainstIntroduction = (text: string): ProfileReason | null =>
  reasonAgainstText(text) ?? reasonAgainstMarks(text);

const reasonAgainstMarks = (text: string): 'hidden' | 'marks' | null => {
  if (BLANK.test(text)) return 'hidden';
  return BURIED.test(text) ? 'marks' : null;
};

function posesAsUs(name: string): boolean {
  const whole = skeleton(name);
  if (PLATFORM.some((own) => whole.includes(own)) || COINS.has(whole)) return true;
  if (STAFF_IN_CHINESE.test(asRead(name).replaceAll(' ', ''))) return true;
  const words = name.normalize('NFKC').split(/[\s\p{P}\p{S}]+/u);
  return STAFF.has(whole) || words.some((word) => STAFF.has(skeleton(word)));
}

/** Whether a text has one of an operator's forbidden words in it, however its letters are disguised. */
export function hasForbiddenWord(text: string, forbidden: readonly string[]): boolean {
  const whole = skeleton(text);
  return forbidden.some((word) => whole.includes(skeleton(word)));
}
