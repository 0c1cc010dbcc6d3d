import { confusables, readBoxes, readCapitals } from './confusables.ts';

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

/** Coins that no launched token may pass for. */
const ownCoins = [
  { tokenName: 'Vellum', tokenSymbol: 'VLM' },
  { tokenName: 'Tether USD', tokenSymbol: 'USDT' },
  { tokenName: 'Tether', tokenSymbol: 'USDT' },
  { tokenName: 'TRON', tokenSymbol: 'TRX' },
  { tokenName: 'Wrapped TRX', tokenSymbol: 'WTRX' },
] as const;

export type NamedToken = Readonly<{ tokenName: string; tokenSymbol: string }>;

/** The skeletons by which a token is compared; an index keeps them beside it. */
export const skeletonsOf = ({ tokenName, tokenSymbol }: NamedToken) => ({
  name: skeleton(tokenName),
  symbol: skeleton(tokenSymbol),
});

/** Made when they are first needed: most who load this never ask. */
let ownSkeletons: readonly (ReturnType<typeof skeletonsOf> & Readonly<{ coin: NamedToken }>)[] = [];

/** The coin of the platform that a token can be mistaken for, as a whole or by a word of its name; null for most. */
export function ownCoinAlike({ tokenName, tokenSymbol }: NamedToken): NamedToken | null {
  if (ownSkeletons.length === 0) {
    ownSkeletons = ownCoins.map((coin) => ({ coin, ...skeletonsOf(coin) }));
  }
  const names = [tokenName, tokenSymbol];
  const read = new Set(Array.from(new Set([...names, ...names.flatMap(wordsOf)]), skeleton));
  read.delete('');
  return ownSkeletons.find(({ name, symbol }) => read.has(name) || read.has(symbol))?.coin ?? null;
}

/** As they stand, and without the sign of money that is set before a symbol. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\s\p{P}]+/u)
    .flatMap((word) => [word, word.replace(/^\$+/, '')]);

/** Whether one token can be mistaken for another: by its symbol, by its name, or by one that poses as the other's. */
export function lookAlike(one: NamedToken, other: NamedToken): boolean {
  const a = skeletonsOf(one);
  const b = skeletonsOf(other);
  const mine = [a.name, a.symbol].filter((text) => text !== '');
  return mine.includes(b.name) || mine.includes(b.symbol);
}
