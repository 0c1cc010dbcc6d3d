import { terms } from '@vellum/api/texts/terms';

/** Whole phrases of the dialect this project once wrote, under what is written instead. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'name who says or shows it': [
    ...['is told', 'are told', 'was told', 'were told', 'to be told', 'does not tell'],
    ...['tells nothing', 'says nothing of', 'speaks of', 'tells of', 'speak of'],
  ],
  'returns, is restored': ['is given back', 'takes the prizes back', 'taken away'],
  'continues, resumes': ['goes on', 'went on', 'begins anew', 'going on'],
  'is, is shown': [
    ...['stands here', 'stands there', 'stands in', 'stands beside', 'stands at', 'stands below'],
    ...['stand there', 'stand here', 'stands above', 'stood in'],
  ],
  'Fails if someone else goes first': ['somebody else was', 'somebody was faster', 'is refused if'],
  'We could not reach, read or load it': [
    ...['could not be asked', 'cannot be asked', 'could not be read', 'cannot be read'],
    ...['did not load', 'could not be seen', 'could not be tried', 'asked of the'],
  ],
  'not found': ['there is no such', 'nobody found', 'is called that', 'leads nowhere'],
  'anyone, everyone, someone': ['by anybody', 'of everybody', 'anybody can', 'everybody can'],
  'is in, holds': ['lies in', 'lie in', 'lie there', 'lay in', 'lies within'],
  current: ['of today', 'of now', 'present price'],
  'computed, counted': ['reckoned', 'can be no'],
  'at least, up to': ['the least that', 'the most that', 'the least you', 'not before day'],
  total: ['all in all'],
  'net per wallet': ['with oneself', 'moves no place', 'whom do you'],
  'what failed': [
    ...['what is over', 'is not noted', 'lost its place', 'stands by', 'as it is sent'],
    ...['was not seen', 'not heard of', 'is left as it was', 'was let go'],
  ],
};

/** Types that say nothing of what they hold, and file names of the same kind. */
const PRIVATE_TYPES = new Set([
  ...['Asked', 'Parts', 'Place', 'Kept', 'Telling', 'Told', 'Tale', 'Deed', 'Deeds', 'Ground'],
  ...['Heard', 'Said', 'Sight', 'Spoken', 'Chapter', 'Epilogue'],
]);
const PRIVATE_FILES =
  /(?:^|-)(?:ground|deeds?|tales?|chapters?|epilogue|telling|asked)(?:-|$)|^kept-|as-written|come-later|letting-go/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wholePhrase = (phrase: string) =>
  /\p{Script=Han}/u.test(phrase)
    ? new RegExp(escaped(phrase))
    : new RegExp(`(?<![\\w-])${escaped(phrase)}(?![\\w-])`, 'i');
const RULES = [
  ...Object.entries(PHRASES).flatMap(([instead, phrases]) =>
    phrases.map((phrase) => ({ phrase, instead, pattern: wholePhrase(phrase) })),
  ),
  ...terms.flatMap(({ english, not = [] }) =>
    not.map((phrase) => ({ phrase, instead: english, pattern: wholePhrase(phrase) })),
  ),
];

export const phraseCount = RULES.length;

/** `phrase (instead): text` of every old phrase or second name in a text. */
export function dialectIn(text: string): readonly string[] {
  return RULES.filter(({ pattern }) => pattern.test(text)).map(
    ({ phrase, instead }) => `${phrase} (${instead}): ${text}`,
  );
}

/** A document as its readers see it: without code, links' addresses and line breaks, one paragraph each. */
export function paragraphsOf(markdown: string): readonly string[] {
  return markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=[-|#\d])/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}

/** Private type names that a module declares. */
export function privateTypesIn(source: string): readonly string[] {
  const declared = source.matchAll(/^\s*(?:export )?(?:type|interface|class) (\w+)/gm);
  return [...declared].map(([, name = '']) => name).filter((name) => PRIVATE_TYPES.has(name));
}

export function isPrivateFile(path: string): boolean {
  const name = path.split('/').at(-1) ?? '';
  return PRIVATE_FILES.test(name.replace(/\..*$/, ''));
}
