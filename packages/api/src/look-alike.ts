import { confusables, readCapitals } from './confusables.ts';

/** The form in which texts are searched and compared: compatibility forms and case do not count, nor do spaces at the ends. */
export const searchForm = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');

/** Marks on letters, what is not seen, and what only separates. */
const unread = /[\p{M}\p{Default_Ignorable_Code_Point}\p{P}\p{Z}\p{C}\p{Sk}]/gu;

/**
 * What a hasty reader sees of a name or symbol: two texts with the same skeleton can be mistaken for each other.
 * Empty for a text of nothing but marks, which looks like no other.
 */
export function skeleton(text: string): string {
  const folded = searchForm(readCapitals(text.normalize('NFKC')))
    .normalize('NFKD')
    .replaceAll(unread, '');
  const plain = Array.from(folded, (character) => confusables.get(character) ?? character).join('');
  // Pairs that read as one letter.
  return plain.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Coins that no launched token may pass for. */
const ownCoins = [
  { tokenName: 'Vellum', tokenSymbol: 'VLM' },
  { tokenName: 'Tether USD', tokenSymbol: 'USDT' },
  { tokenName: 'TRON', tokenSymbol: 'TRX' },
  { tokenName: 'Wrapped TRX', tokenSymbol: 'WTRX' },
] as const;

export type NamedToken = Readonly<{ tokenName: string; tokenSymbol: string }>;

/** The skeletons by which a token is compared; an index keeps them beside it. */
export const skeletonsOf = ({ tokenName, tokenSymbol }: NamedToken) => ({
  name: skeleton(tokenName),
  symbol: skeleton(tokenSymbol),
});

/** The coin of the platform that a token can be mistaken for; null for most. */
export function ownCoinAlike(token: NamedToken): NamedToken | null {
  return ownCoins.find((coin) => lookAlike(token, coin)) ?? null;
}

/** Whether one token can be mistaken for another: by its symbol, by its name, or by one that poses as the other's. */
export function lookAlike(one: NamedToken, other: NamedToken): boolean {
  const a = skeletonsOf(one);
  const b = skeletonsOf(other);
  const mine = [a.name, a.symbol].filter((text) => text !== '');
  return mine.includes(b.name) || mine.includes(b.symbol);
}
