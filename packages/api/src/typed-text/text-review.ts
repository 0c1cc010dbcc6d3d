import { hasHiddenCharacters } from './hidden-characters.ts';

/** Why a text of a stranger is not published, whatever it is about. */
export type TextReason = 'hidden' | 'markup' | 'keys' | 'promise';

const MARKUP = /<\s*[/!?]?\s*[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);|javascript:|data:text/i;

const KEYS =
  /\b(?:seed|recovery|secret) ?(?:phrase|words?)\b|\bprivate ?keys?\b|\bmnemonic\b|助記詞|助记词|私鑰|私钥|恢復短語/;

const PROMISE =
  /\b(?:guaranteed?|assured|risk[- ]?free|riskless|sure)\b[^.]{0,24}\b(?:profits?|returns?|gains?|income|yields?|money)\b|\b(?:profits?|returns?|gains?)\b[^.]{0,12}\bguaranteed\b|\bdouble your\b|穩賺|稳赚|保本|保證(?:獲利|收益|回報)|保证(?:获利|收益|回报)|零風險|零风险/;

/** A name of the chain is shown with U+FFFD in the place of what would turn the writing around. */
export const isHiding = (text: string): boolean =>
  hasHiddenCharacters(text) || text.includes('\ufffd');

/** As a reader takes it in: compatibility forms, case and the width of gaps do not count. */
export const asRead = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The first reason against a text: unseen characters, markup, asking for keys, promising a profit; null for most. */
export function reasonAgainstText(text: string): TextReason | null {
  if (isHiding(text)) return 'hidden';
  if (MARKUP.test(text)) return 'markup';
  const read = asRead(text);
  if (KEYS.test(read)) return 'keys';
  return PROMISE.test(read) ? 'promise' : null;
}
