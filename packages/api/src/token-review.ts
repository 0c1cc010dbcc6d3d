import { hasHiddenCharacters } from './hidden-characters.ts';
import { type TextField, textFields } from './token-texts.ts';

/** Everything of a token that its creator words. */
export const reviewedFields = ['name', 'symbol', ...textFields] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/**
 * Why a text is not published: characters that nobody sees, markup, asking for keys, promising a profit, calling
 * itself a coin of the platform, or a link that hides where it leads.
 */
export const reviewReasons = [
  'hidden',
  'markup',
  'keys',
  'promise',
  'impersonation',
  'link',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];
export type Finding = Readonly<{ field: ReviewedField; reason: ReviewReason }>;

type Reviewed = Readonly<Partial<Record<ReviewedField, string>>>;

const MARKUP = /<\s*[/!?]?\s*[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);|javascript:|data:text/i;

const KEYS =
  /\b(?:seed|recovery|secret) ?(?:phrase|words?)\b|\bprivate ?keys?\b|\bmnemonic\b|助記詞|助记词|私鑰|私钥|恢復短語/;

const PROMISE =
  /\b(?:guaranteed?|assured|risk[- ]?free|riskless|sure)\b[^.]{0,24}\b(?:profits?|returns?|gains?|income|yields?|money)\b|\b(?:profits?|returns?|gains?)\b[^.]{0,12}\bguaranteed\b|\bdouble your\b|穩賺|稳赚|保本|保證(?:獲利|收益|回報)|保证(?:获利|收益|回报)|零風險|零风险/;

/** Names that only the coins of the platform have. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'vellum',
  'vlm',
  'trx',
  'tron',
  'tronix',
  'wtrx',
  'wrapped trx',
  'usdt',
  'tether',
  'tether usd',
]);

const LINKS: ReadonlySet<ReviewedField> = new Set<TextField>([
  'website',
  'telegram',
  'twitter',
  'documentUrl',
]);

/** What the content check finds, field by field, the first reason of each; the form shows it while one types. */
export function reviewOf(texts: Reviewed): Finding[] {
  return reviewedFields.flatMap((field) => {
    const text = texts[field];
    const reason = text ? reasonAgainst(field, text) : null;
    return reason === null ? [] : [{ field, reason }];
  });
}

function reasonAgainst(field: ReviewedField, text: string): ReviewReason | null {
  if (isHiding(text)) return 'hidden';
  if (LINKS.has(field)) return isPlainLink(text) ? null : 'link';
  if (MARKUP.test(text)) return 'markup';
  const read = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (KEYS.test(read)) return 'keys';
  if (PROMISE.test(read)) return 'promise';
  const isName = field === 'name' || field === 'symbol';
  return isName && OWN_NAMES.has(read) ? 'impersonation' : null;
}

/** A name of the chain is shown with U+FFFD in the place of what would turn the writing around. */
const isHiding = (text: string) => hasHiddenCharacters(text) || text.includes('\ufffd');

/** A host in plain letters with a dot, and nothing before it that looks like another host. */
function isPlainLink(text: string): boolean {
  // What the address bar would turn into something else must not be read here as it was typed.
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname, port } = new URL(text);
  const isPlainHost = /^(?!xn--)[a-z\d-]+(?:\.(?!xn--)[a-z\d-]+)*\.[a-z]{2,}$/.test(hostname);
  return protocol === 'https:' && !username && !password && port === '' && isPlainHost;
}
