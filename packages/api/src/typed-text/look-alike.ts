import { confusables, readBoxes, readCapitals } from './confusables.ts';
import { reservedCoins } from './reserved-coins.ts';

/** The form in which texts are searched and compared: compatibility forms and case do not count, nor do spaces at the ends. */
export const searchForm = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');

/** Marks on letters, what is not seen, and what only separates. */
const unread = /[\p{M}\p{Default_Ignorable_Code_Point}\p{P}\p{Z}\p{C}\p{Sk}]/gu;

/** Ticks, signs and pictures around a name. Signs that are read as a letter are none any more when it comes to these. */
const ornament = /\p{S}|[\ufe0f\u200d]/gu;

/** Signs of trade, which compatibility forms would turn into letters. */
const registered = /[™℠®©]/g;

/**
 * What a hasty reader sees of a name or symbol: two texts with the same skeleton can be mistaken for each other.
 * Empty for a text of nothing but marks, which looks like no other.
 */
export function skeleton(text: string): string {
  const plainLetters = readBoxes(text.replaceAll(registered, '')).normalize('NFKC');
  const folded = searchForm(readCapitals(plainLetters)).normalize('NFKD').replaceAll(unread, '');
  const plain = Array.from(folded, (character) => confusables.get(character) ?? character).join('');
  const bare = plain.replaceAll(ornament, '') || plain;
  // Pairs that read as one letter.
  return bare.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

export type NamedToken = Readonly<{ tokenName: string; tokenSymbol: string }>;

const once = (letters: string): string => letters.replaceAll(/(.)\1+/gu, '$1');

/**
 * What a hasty reader takes a name for: a skeleton in which doubled letters count once, also those of a pair that reads as
 * one letter. The migration of look-alike shapes does the same to what was kept before.
 */
export const readShape = (text: string): string =>
  once(once(skeleton(text).replaceAll('w', 'v')).replaceAll(/rm|mn/g, 'm'));

/** The shapes by which a token is compared; an index keeps them beside it. */
export const shapesOf = ({ tokenName, tokenSymbol }: NamedToken) => ({
  name: readShape(tokenName),
  symbol: readShape(tokenSymbol),
});

type Reserved = Readonly<{
  coin: NamedToken;
  words: ReadonlySet<string>;
  whole: ReadonlySet<string>;
}>;

/** Made when they are first needed: most who load this never ask. */
let reserved: readonly Reserved[] = [];

/** A short name of a large coin is a word of many others; that of the platform is told anywhere in a name. */
const WORD_LENGTH = 6;

function reservedOf({ own, ...coin }: (typeof reservedCoins)[number]): Reserved {
  const shapes = Object.values(shapesOf(coin));
  const words = shapes.filter((shape) => own || shape.length >= WORD_LENGTH);
  return { coin, whole: new Set(shapes), words: new Set(words) };
}

/** The coin of the platform, or the large one, that a token can be mistaken for, as a whole or by a word; null for most. */
export function reservedCoinAlike({ tokenName, tokenSymbol }: NamedToken): NamedToken | null {
  if (reserved.length === 0) reserved = reservedCoins.map(reservedOf);
  const texts = [tokenName, tokenSymbol];
  const whole = texts.map(readShape);
  const words = texts.flatMap(wordsOf).map(readShape);
  const isAlike = (one: Reserved) =>
    whole.some((shape) => one.whole.has(shape)) || words.some((shape) => one.words.has(shape));
  return reserved.find(isAlike)?.coin ?? null;
}

/** As they stand, and without the sign of money that is set before a symbol. What is not seen ends no word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[\s\p{P}]+/u)
    .flatMap((word) => [word, word.replace(/^\$+/, '')]);

/** Whether one token can be mistaken for another: by its symbol, by its name, or by one that poses as the other's. */
export function lookAlike(one: NamedToken, other: NamedToken): boolean {
  const a = shapesOf(one);
  const b = shapesOf(other);
  const mine = [a.name, a.symbol].filter((text) => text !== '');
  return mine.includes(b.name) || mine.includes(b.symbol);
}

/** The characters of a name, each with whether it only looks like a Latin letter or a digit. */
export function disguised(
  text: string,
): readonly Readonly<{ character: string; isStrange: boolean }>[] {
  return Array.from(text, (character) => ({
    character,
    isStrange: !/[\x20-\x7e]/.test(character) && /^[a-z0-9]$/.test(skeleton(character)),
  }));
}
