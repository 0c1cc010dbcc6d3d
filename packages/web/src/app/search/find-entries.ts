import { asTyped, wordFit } from './word-match.ts';

/** What can be found: by its title, and by words that it is not called. */
export type Findable = Readonly<{ title: string; words: string }>;

/** Words around the one that counts. */
const SMALL = new Set([
  'a',
  'an',
  'the',
  'my',
  'i',
  'to',
  'how',
  'do',
  'can',
  'where',
  'is',
  'of',
  'for',
  'in',
]);
/** Words of the title count more than others of the same fit. */
const TITLE = 0.5;

/** What fits, best first; of two that fit as well the earlier one. Nothing for nothing. */
export function findEntries<E extends Findable>(
  entries: readonly E[],
  typed: string,
): readonly E[] {
  const whole = asTyped(typed);
  if (whole === '') return [];
  const wanted = whole.split(' ').filter((word) => !SMALL.has(word));
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, whole, wanted) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
}

/** That of the whole text, or of the word that fits least of all: each must fit. */
function fitOf({ title, words }: Findable, whole: string, wanted: readonly string[]): number {
  const name = asTyped(title);
  if (name === whole) return 10;
  // Chinese writes a gap only beside Latin letters: what stands before it is no name of its own.
  const parts = /\p{Script=Han}/u.test(name) ? [name] : [name, ...name.split(' ')];
  const others = asTyped(words).split(' ');
  const best = (word: string) => Math.max(inTitle(bestOf(word, parts)), bestOf(word, others));
  const asWhole = best(whole);
  if (wanted.length < 2) return asWhole || best(wanted[0] ?? whole);
  return Math.max(asWhole, Math.min(...wanted.map(best)));
}

const bestOf = (typed: string, known: readonly string[]): number =>
  Math.max(...known.map((word) => wordFit(typed, word)));

const inTitle = (fit: number) => (fit === 0 ? 0 : fit + TITLE);
