import { utf8ToBytes } from '@vellum/tron/bytes';
import type { CodeWithParams } from '../refusals/error-codes.ts';
import { countCharacters } from '../typed-text/character-count.ts';
import { hasHiddenCharacters } from '../typed-text/hidden-characters.ts';
import { isLink } from '../typed-text/link-rule.ts';
import { type SocialField, socialHost, socialLink } from '../typed-text/social-link.ts';
import {
  DESCRIPTION_LENGTH,
  MAX_BURN_INTERVAL,
  MAX_BURN_RATE,
  MAX_SUPPLY,
  MIN_BURN_INTERVAL,
  MIN_SUPPLY,
  NAME_BYTES,
  NAME_LENGTH,
  SYMBOL_BYTES,
  SYMBOL_LENGTH,
} from './launch-limits.ts';
import { refusalOfAmount, refusalOfDays, refusalOfShare } from './launch-ranges.ts';
import { type LaunchDraft, type LaunchRule, required, rule } from './launch-rule.ts';

/** Zero is as good as nothing. */
const burns = ({ burnRatio, burnInterval }: LaunchDraft) => Boolean(burnRatio || burnInterval);

const socialRule = (field: SocialField) =>
  rule(field, [field], (given) =>
    socialLink(field, given[field]) === null
      ? { code: 'SOCIAL_LINK', params: { host: socialHost(field) } }
      : null,
  );

/** Texts, supply and burn: what the token itself accepts. */
export const tokenRules: readonly LaunchRule[] = [
  required('name'),
  rule('name', ['name'], ({ name }) =>
    refusalOfName(name, { characters: NAME_LENGTH, bytes: NAME_BYTES }),
  ),
  required('symbol'),
  rule('symbol', ['symbol'], ({ symbol }) =>
    refusalOfName(symbol, { characters: SYMBOL_LENGTH, bytes: SYMBOL_BYTES }),
  ),
  rule('description', ['description'], ({ description }) => {
    if (countCharacters(description.trim()) > DESCRIPTION_LENGTH) {
      return { code: 'TEXT_TOO_LONG', params: { max: String(DESCRIPTION_LENGTH) } };
    }
    return hasHiddenCharacters(description) ? { code: 'TEXT_HIDDEN' } : null;
  }),
  rule('website', ['website'], ({ website }) => {
    if (!isLink(website)) return { code: 'URL_INVALID' };
    return hasHiddenCharacters(website) ? { code: 'TEXT_HIDDEN' } : null;
  }),
  socialRule('telegram'),
  socialRule('twitter'),
  required('supply'),
  rule('supply', ['supply'], ({ supply }) => refusalOfAmount(supply, [MIN_SUPPLY, MAX_SUPPLY])),
  required('burnRatio', ({ burnInterval }) => Boolean(burnInterval)),
  rule('burnRatio', ['burnRatio'], ({ burnRatio }, _, draft) =>
    burns(draft) ? refusalOfShare(burnRatio, [1, MAX_BURN_RATE]) : null,
  ),
  required('burnInterval', ({ burnRatio }) => Boolean(burnRatio)),
  rule('burnInterval', ['burnInterval'], ({ burnInterval }, _, draft) =>
    burns(draft) ? refusalOfDays(burnInterval, [MIN_BURN_INTERVAL, MAX_BURN_INTERVAL]) : null,
  ),
  rule('burnStop', ['burnStop', 'supply'], ({ burnStop, supply }) =>
    refusalOfAmount(burnStop, [0n, supply]),
  ),
];

function refusalOfName(
  text: string,
  max: Readonly<{ characters: number; bytes: number }>,
): CodeWithParams | null {
  const trimmed = text.trim();
  if (trimmed === '') return { code: 'FIELD_REQUIRED' };
  if (countCharacters(trimmed) > max.characters) {
    return { code: 'TEXT_TOO_LONG', params: { max: String(max.characters) } };
  }
  if (hasHiddenCharacters(trimmed) || trimmed.includes('\n')) return { code: 'TEXT_HIDDEN' };
  if (utf8ToBytes(trimmed).length > max.bytes) {
    return { code: 'TEXT_BYTES', params: { max: String(max.bytes) } };
  }
  return null;
}
