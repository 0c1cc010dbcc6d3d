import { knownWallets, ownNames } from './known-wallets.ts';

/** Characters of a name that a stranger chose, as people count them, and of an identifier. */
const longestName = 24;
const longestId = 40;

/** Controls, what turns the direction of text, what has no width or is drawn as nothing, and what is no character. */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Marks above and below a letter that are drawn over what stands around it. */
const pile = /(\p{M}{2})\p{M}+/gu;

/**
 * A name as announced, fit for a line of text: no character that is not seen, none that draws outside of it, not too
 * long. Brackets are ours, around identifiers. Empty for a name of nothing that can be read.
 */
export function shownName(name: unknown): string {
  if (typeof name !== 'string') return '';
  // Nobody reads more than this, and longer ones only cost time.
  const plain = name.slice(0, 1000).normalize('NFKC').replace(unseen, '').replace(pile, '$1');
  const line = plain.replace(/[\s()]+/g, ' ').trim();
  return /[\p{L}\p{N}\p{S}]/u.test(line) ? graphemes(line).trim() : '';
}

/** An identifier as announced: what is not of a domain's characters shows as a question mark. */
export function shownId(rdns: unknown): string {
  return typeof rdns === 'string' ? rdns.slice(0, longestId).replace(/[^\w.-]/g, '?') : '';
}

function graphemes(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.slice(0, longestName);
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment)
    .slice(0, longestName)
    .join('');
}

/** The name with its identifier: for a wallet whose name can be mistaken for that of another one. */
export function markedName(name: string, rdns: string): string {
  return `${name} (${rdns || '?'})`;
}

/** Whether the name is a known wallet's, letter by letter, and this identifier is that wallet's. */
export function isKnownAs(name: string, rdns: string): boolean {
  return knownWallets.some((known) => known.name === name && known.rdns === rdns);
}

/** What a reader takes a name for; the same for all names that can be mistaken for each other. */
export type ReadName = (name: string) => string;

/** Whether the name can be mistaken for one of a wallet that does not announce itself under this identifier. */
export function isClaimed(name: string, rdns: string, read: ReadName): boolean {
  const isAlike = (known: string) => read(known) === read(name);
  if (ownNames.some(isAlike)) return true;
  const known = knownWallets.filter((one) => isAlike(one.name));
  const isOwn = known.some((one) => one.rdns === rdns || (one.rdns === null && one.name === name));
  return known.length > 0 && !isOwn;
}

/** An announced picture: only one that comes with its bytes, and not too many of them. */
export function safeIcon(icon: unknown): string | null {
  const isPicture =
    typeof icon === 'string' &&
    icon.length <= 100_000 &&
    /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/.test(icon);
  return isPicture ? icon : null;
}
