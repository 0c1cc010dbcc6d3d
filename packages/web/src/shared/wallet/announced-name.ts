import { knownWallets, ownNames } from './known-wallets.ts';

/** Characters of a name that a stranger chose. */
const longest = 24;

/** A name or identifier as announced, fit for a line of text: no control characters, not too long. */
export function shortText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim();
  return [...plain].slice(0, longest).join('').trim();
}

/** The name with its identifier: for a wallet that carries the name of another one. */
export function markedName(name: string, rdns: string): string {
  return `${name} (${rdns || '?'})`;
}

/** Whether the name belongs to somebody else than who announces itself under this identifier. */
export function isClaimed(name: string, rdns: string): boolean {
  const isName = (known: string) => known.toLowerCase() === name.toLowerCase();
  const known = knownWallets.find((one) => isName(one.name));
  return known ? known.rdns !== null && known.rdns !== rdns : ownNames.some(isName);
}

/** An announced picture: only one that comes with its bytes, and not too many of them. */
export function safeIcon(icon: unknown): string | null {
  const isPicture =
    typeof icon === 'string' &&
    icon.length <= 100_000 &&
    /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/.test(icon);
  return isPicture ? icon : null;
}
